import { useTexts } from '../../../shared/messages/useTexts';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { selectUid } from '../../auth/model/authSlice';
import { memberName } from '../model/memberName';
import { useMembersSelector } from './membersHooks';
import { selectCards } from '../model/membersSlice';
import { membersTexts } from '../texts/membersTexts';
import styles from './Presence.module.css';
import { selectUidsHere } from '../model/presenceSlice';
import { own } from '../../../domain/values/own';

/** For so many there is room; where there are more, the last place says how many. */
const PLACES = 3;

/**
 * The others who have this sale open now. Nobody is announced: people come and go all day, and find their room there, so
 * that nothing beside them moves.
 */
export function WhoIsHere() {
  const texts = useTexts(membersTexts);
  const me = useMembersSelector(selectUid);
  const uids = useMembersSelector(selectUidsHere);
  const cards = useMembersSelector(selectCards);
  const others = uids.filter((uid) => uid !== me);
  const seen = others.length > PLACES ? others.slice(0, PLACES - 1) : others;
  const rest = others.slice(seen.length);
  const nameOf = (uid: string): string => memberName(own(cards, uid), texts.nameless);
  return (
    <span className={styles['room']}>
      {others.length > 0 && (
        <ul className={styles['here']} aria-label={texts.here}>
          {seen.map((uid) => (
            <li key={uid} title={texts.isHere(nameOf(uid))}>
              <Avatar name={own(cards, uid)?.name || own(cards, uid)?.email || ''} photoURL={null} />
              <VisuallyHidden>{nameOf(uid)}</VisuallyHidden>
            </li>
          ))}
          {rest.length > 0 && (
            <li className={styles['rest']} title={rest.map((uid) => texts.isHere(nameOf(uid))).join('\n')}>
              <span aria-hidden="true">+{rest.length}</span>
              <VisuallyHidden>{rest.map(nameOf).join(', ')}</VisuallyHidden>
            </li>
          )}
        </ul>
      )}
    </span>
  );
}
