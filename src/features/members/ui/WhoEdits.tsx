import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { initialsOf } from '../../../shared/ui/icon/Avatar';
import { Icon } from '../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { selectUid } from '../../auth/model/authSlice';
import { memberName } from '../model/memberName';
import { useMembersSelector } from './membersHooks';
import { selectCards } from '../model/membersSlice';
import { membersTexts } from '../texts/membersTexts';
import styles from './Presence.module.css';
import { selectUidsByLot } from '../model/presenceSlice';

interface WhoEditsProps {
  readonly lotId: string;
  /** A mark is the person's initials, or how many there are; its words are the tooltip's and the listener's. */
  readonly as: 'words' | 'mark';
}

/** Who else is working on this lot: a word of warning, no lock. Renders only when that changes. */
export function WhoEdits({ lotId, as }: WhoEditsProps) {
  const texts = useTexts(membersTexts);
  const locale = useLocale();
  const words = useMembersSelector((state) => {
    const me = selectUid(state);
    const others = (selectUidsByLot(state).get(lotId) ?? []).filter((uid) => uid !== me);
    const names = others.map((uid) => memberName(selectCards(state)[uid], texts.nameless));
    const [only] = names;
    if (only === undefined) return null;
    return names.length === 1 ? texts.isEditing(only) : texts.areEditing(new Intl.ListFormat(locale).format(names));
  });
  const initials = useMembersSelector((state) => {
    const me = selectUid(state);
    const others = (selectUidsByLot(state).get(lotId) ?? []).filter((uid) => uid !== me);
    const card = selectCards(state)[others[0] ?? ''];
    return others.length > 1 ? String(others.length) : initialsOf(card?.name || card?.email || '');
  });
  if (words === null) return null;
  if (as === 'mark') {
    return (
      <span className={styles['mark']} title={words}>
        {initials === '' ? <Icon name="person" size={14} /> : <span aria-hidden="true">{initials}</span>}
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles['edits']} title={words}>
      <Icon name="person" size={14} />
      <span className={styles['editsWords']}>{words}</span>
    </span>
  );
}
