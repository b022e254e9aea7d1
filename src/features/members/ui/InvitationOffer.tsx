import { useTexts } from '../../../shared/messages/useTexts';
import { RefusalBanner } from '../../../shared/ui/messages/RefusalBanner';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import styles from './InvitationPage.module.css';
import { acceptInvitation, declineInvitation, type InvitationState } from '../model/invitationSlice';
import { invitationTexts } from '../texts/invitationTexts';
import { useMembersSelector } from './membersHooks';

interface InvitationOfferProps {
  readonly state: Extract<InvitationState, { status: 'open' | 'answering' }>;
}

/** Who invites to which sale as what, what the others will see, and the two answers. */
export function InvitationOffer({ state }: InvitationOfferProps) {
  const texts = useTexts(invitationTexts);
  const dispatch = useAppDispatch();
  const user = useMembersSelector(selectUser);
  const { byName, byEmail, saleTitle, role, email } = state.invitation;
  const by = byName === '' ? byEmail : `${byName} (${byEmail})`;
  const busy = state.status === 'answering';
  const code = state.status === 'open' ? state.code : null;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['offer']} dir="auto">
        {texts.invites(by, saleTitle, role)}
      </p>
      <p>{texts.does(role)}</p>
      <p>{texts.seen(user?.displayName ?? '', user?.email ?? email)}</p>
      {code !== null && <RefusalBanner title={texts.notAnswered} code={code} />}
      <div className={styles['actions']}>
        <Button kind="primary" busy={busy} onClick={() => dispatch(acceptInvitation())}>
          {texts.accept}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => dispatch(declineInvitation())}>
          {texts.decline}
        </Button>
      </div>
    </div>
  );
}
