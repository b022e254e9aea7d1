import { useState } from 'react';
import { endOf, type Invitation, type UnreadInvitation } from '../../../domain/sales/invitation';
import { invitationPath } from '../../../domain/sales/invitationLink';
import type { Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { UnreadBanner } from '../../../shared/ui/messages/UnreadBanner';
import { useAppDispatch } from '../../../store/hooks';
import { useMembersSelector } from './membersHooks';
import {
  retryInvitations,
  selectInvitations,
  selectInvitationsCode,
  selectUnreadInvitations,
} from '../model/membersSlice';
import { membersTexts } from '../texts/membersTexts';
import { renewInvitation, revokeInvitation, selectWork } from '../model/memberWorkSlice';
import styles from './People.module.css';
import { WorkRefusal } from './WorkRefusal';

/** The invitations that nobody has accepted: their links, and the way to take them back. */
export function InvitationList({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const invitations = useMembersSelector(selectInvitations);
  const unread = useMembersSelector(selectUnreadInvitations);
  const code = useMembersSelector(selectInvitationsCode);
  if (code !== null) {
    return <UnreadBanner title={texts.invitationsUnread} code={code} onRetry={() => dispatch(retryInvitations())} />;
  }
  if (invitations === null || invitations.length + unread.length === 0) return null;
  return (
    <>
      <h3 className={styles['subtitle']}>{texts.invitations}</h3>
      <ul className={styles['list']} aria-label={texts.invitations}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} roles={sale.roles} />
        ))}
        {unread.map((invitation) => (
          <UnreadRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </>
  );
}

type Copying = 'no' | 'done' | 'refused';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly roles: Sale['roles'];
}

function InvitationRow({ invitation, roles }: InvitationRowProps) {
  const { id, saleId, email, role, state } = invitation;
  const end = endOf(invitation, roles);
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const [copying, setCopying] = useState<Copying>('no');
  const renewing = useMembersSelector((root) => selectWork(root, `renew:${id}`)).status === 'working';
  const link = window.location.origin + invitationPath(invitation);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopying('done');
    } catch {
      setCopying('refused');
    }
  };
  return (
    <li className={styles['invitation']}>
      <span className={styles['who']}>
        <span className={styles['name']}>{email}</span>
        <span className={styles['address']}>
          {end !== null ? texts.ended[end] : state === 'declined' ? texts.declined : texts.invitedAs(role)}
        </span>
      </span>
      <span className={styles['buttons']}>
        {end !== null && (
          <Button
            aria-label={texts.renew(email)}
            busy={renewing}
            onClick={() => dispatch(renewInvitation({ id, saleId, email, role }))}
          >
            {texts.renewShort}
          </Button>
        )}
        {state === 'open' && end === null && (
          <Button aria-label={texts.copy(email)} onClick={() => void copy()}>
            {texts.copyShort}
          </Button>
        )}
        <TakeBack id={id} label={texts.revoke(email)} />
      </span>
      <div role="status" className={styles['message']}>
        {copying === 'done' && <InlineMessage tone="good">{texts.copied}</InlineMessage>}
        {copying === 'refused' && (
          <>
            <InlineMessage tone="warn">{texts.notCopied}</InlineMessage>
            <span className={styles['link']}>{link}</span>
          </>
        )}
      </div>
      <WorkRefusal keys={[`revoke:${id}`, `renew:${id}`]} />
    </li>
  );
}

/** What a newer build may let in, an owner can take back here too. */
function UnreadRow({ invitation: { id, email } }: { readonly invitation: UnreadInvitation }) {
  const texts = useTexts(membersTexts);
  return (
    <li className={styles['invitation']}>
      <span className={styles['who']}>
        <span className={styles['name']}>{email ?? texts.unreadAddress}</span>
        <span className={styles['address']}>{texts.unreadInvitation}</span>
      </span>
      <span className={styles['buttons']}>
        <TakeBack id={id} label={email === null ? texts.revokeUnread : texts.revoke(email)} />
      </span>
      <WorkRefusal keys={[`revoke:${id}`]} />
    </li>
  );
}

function TakeBack({ id, label }: { readonly id: string; readonly label: string }) {
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const { status } = useMembersSelector((root) => selectWork(root, `revoke:${id}`));
  return (
    <Button
      kind="quiet"
      aria-label={label}
      busy={status === 'working'}
      onClick={() => dispatch(revokeInvitation({ id }))}
    >
      {texts.revokeShort}
    </Button>
  );
}
