import { useTexts } from '../../shared/messages/useTexts';
import { Avatar } from '../../shared/ui/Avatar';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { selectUid } from '../auth/authSlice';
import { memberName } from './memberName';
import { useMembersSelector } from './membersHooks';
import { selectCards } from './membersSlice';
import { membersTexts } from './membersTexts';
import styles from './Presence.module.css';
import { selectUidsHere } from './presenceSlice';

/** The others who have this sale open now. Nobody is announced: people come and go all day. */
export function WhoIsHere() {
  const texts = useTexts(membersTexts);
  const me = useMembersSelector(selectUid);
  const uids = useMembersSelector(selectUidsHere);
  const cards = useMembersSelector(selectCards);
  const others = uids.filter((uid) => uid !== me);
  if (others.length === 0) return null;
  return (
    <ul className={styles['here']} aria-label={texts.here}>
      {others.map((uid) => {
        const name = memberName(cards[uid], texts.nameless);
        return (
          <li key={uid} title={texts.isHere(name)}>
            <Avatar name={cards[uid]?.name || cards[uid]?.email || ''} photoURL={null} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
