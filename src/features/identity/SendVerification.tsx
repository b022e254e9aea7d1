import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import type { ButtonLook } from '../../shared/ui/buttons/Button';
import { ServiceButton } from '../../shared/ui/buttons/ServiceButton';
import { useAppDispatch } from '../../store/hooks';
import { useAuthMessage } from '../auth/shared/useAuthMessage';
import { useOnline } from '../auth/shared/useOnline';
import { useCooldown } from '../auth/shared/useCooldown';
import { useIdentitySelector } from './identityHooks';
import { identityTexts } from './identityTexts';
import { requestVerification, selectMailRequest } from './mailRequestSlice';
import { usePanel } from '../navigation/ui/usePanel';

const MAIN: ButtonLook = { kind: 'primary', size: 'large', wide: true };

interface SendVerificationProps {
  /** Where on the page it stands, if at several places. */
  readonly place?: string;
  readonly look?: ButtonLook;
  /** One was sent before, and is over. */
  readonly again?: boolean;
}

/** Mails the signed-in person a link that confirms the address, and shows the result beside the button. */
export function SendVerification({ place = 'page', look = MAIN, again = false }: SendVerificationProps) {
  const texts = useTexts(identityTexts);
  const authMessage = useAuthMessage();
  const dispatch = useAppDispatch();
  const request = useIdentitySelector(selectMailRequest);
  const rest = useCooldown('mail');
  const online = useOnline();
  const [asked, setAsked] = usePanel(`send-verification:${place}`);
  return (
    <>
      <div role="status">
        {asked && request.status === 'sent' && <Banner tone="good">{texts.verificationSent(request.email)}</Banner>}
      </div>
      {asked && request.status === 'refused' && (
        <Banner tone="danger" role="alert">
          {authMessage(request.code)}
        </Banner>
      )}
      <ServiceButton
        {...look}
        rest={rest}
        online={online}
        busy={asked && request.status === 'working'}
        onClick={() => {
          setAsked(true);
          dispatch(requestVerification());
        }}
      >
        {again || (asked && request.status === 'sent') ? texts.sendNewLink : texts.sendLink}
      </ServiceButton>
    </>
  );
}
