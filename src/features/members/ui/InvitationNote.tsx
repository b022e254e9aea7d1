import { useId } from 'react';
import type { InvitationClaim } from '../../../domain/sales/invitationLink';
import { useTexts } from '../../../shared/messages/useTexts';
import { invitationTexts } from '../texts/invitationTexts';
import styles from './InvitationNote.module.css';

interface InvitationNoteProps {
  /** What the link says; null when it says nothing. */
  readonly claim: InvitationClaim | null;
}

/** Above the form of a visitor: what they are invited to, as far as the link says. It is shown as no more than that. */
export function InvitationNote({ claim }: InvitationNoteProps) {
  const texts = useTexts(invitationTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['note']}>
      <h2 id={id} className={styles['title']}>
        {texts.title}
      </h2>
      {claim === null ? (
        <p>{texts.unsaid}</p>
      ) : (
        <>
          <p className={styles['small']}>{texts.claimed}</p>
          <blockquote className={styles['claim']}>
            <p className={styles['offer']} dir="auto">
              {texts.invites(claim.by, claim.saleTitle, claim.role)}
            </p>
            <p>{texts.does(claim.role)}</p>
          </blockquote>
          <p>{claim.email === null ? texts.claimedNext : texts.claimedFor(claim.email)}</p>
          <p className={styles['small']}>{texts.unchecked}</p>
        </>
      )}
    </section>
  );
}
