import { useTexts } from '../../../shared/messages/useTexts';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { useMembersSelector } from './membersHooks';
import styles from './OwnInvitations.module.css';
import { selectOwnInvitations } from '../model/ownInvitationsSlice';
import { ownInvitationsTexts } from '../texts/ownInvitationsTexts';

/** Anybody who has proved an address can invite: a flood of it does not push the sales out of sight. */
const MOST = 3;

/** The sales that wait for an answer of this person, each leading to its invitation. */
export function OwnInvitations() {
  const texts = useTexts(ownInvitationsTexts);
  const { open, unread } = useMembersSelector(selectOwnInvitations);
  const count = open.length + unread.length;
  if (count === 0) return null;
  const answerable = open.slice(0, MOST);
  return (
    <section className={styles['invitations']} aria-labelledby="own-invitations">
      <h2 id="own-invitations" className={styles['heading']}>
        {texts.title}
      </h2>
      <ul className={styles['list']}>
        {answerable.map(({ id, saleTitle, byName, byEmail, role }) => (
          <li key={id} className={styles['invitation']}>
            <div className={styles['words']}>
              <span className={styles['sale']} dir="auto">
                {saleTitle}
              </span>
              <span className={styles['by']}>
                {texts.invites(byName === '' ? byEmail : `${byName} (${byEmail})`, role)}
              </span>
            </div>
            <ButtonLink href={`/invitations/${id}`} aria-label={texts.answerTo(saleTitle)}>
              {texts.answer}
            </ButtonLink>
          </li>
        ))}
        {unread.slice(0, MOST - answerable.length).map(({ id, saleTitle }) => (
          <li key={id} className={styles['invitation']}>
            <div className={styles['words']}>
              <span className={styles['sale']} dir="auto">
                {saleTitle ?? texts.unreadSale}
              </span>
              <span className={styles['by']}>{texts.unread}</span>
            </div>
          </li>
        ))}
      </ul>
      {open.length > 0 && count > MOST && <p className={styles['by']}>{texts.more(count - MOST)}</p>}
    </section>
  );
}
