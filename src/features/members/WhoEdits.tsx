import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/Icon';
import { selectUid } from '../auth/authSlice';
import { memberName } from './memberName';
import { useMembersSelector } from './membersHooks';
import { selectCards } from './membersSlice';
import { membersTexts } from './membersTexts';
import styles from './Presence.module.css';
import { selectUidsByLot } from './presenceSlice';

/** Who else has this lot in the editor: a word of warning, no lock. Renders only when that changes. */
export function WhoEdits({ lotId }: { readonly lotId: string }) {
  const texts = useTexts(membersTexts);
  const locale = useLocale();
  const words = useMembersSelector((state) => {
    const me = selectUid(state);
    const others = (selectUidsByLot(state)[lotId] ?? []).filter((uid) => uid !== me);
    const names = others.map((uid) => memberName(selectCards(state)[uid], texts.nameless));
    const [only] = names;
    if (only === undefined) return null;
    return names.length === 1 ? texts.isEditing(only) : texts.areEditing(new Intl.ListFormat(locale).format(names));
  });
  if (words === null) return null;
  return (
    <span className={styles['edits']}>
      <Icon name="person" size={14} /> {words}
    </span>
  );
}
