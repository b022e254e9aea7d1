import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { useAppDispatch } from '../../store/hooks';
import { authMessage } from '../auth/authMessages';
import { useIdentitySelector } from './identityHooks';
import { requestVerification, selectMailRequest } from './mailRequestSlice';

/** Mails the signed-in person a new link that confirms the address. */
export function SendVerification() {
  const dispatch = useAppDispatch();
  const request = useIdentitySelector(selectMailRequest);
  return (
    <>
      <div role="status">
        {request.status === 'sent' && <Banner tone="good">A new link is on its way to {request.email}.</Banner>}
      </div>
      {request.status === 'refused' && (
        <Banner tone="danger" role="alert">
          {authMessage(request.code)}
        </Banner>
      )}
      <Button
        kind="primary"
        size="large"
        wide
        busy={request.status === 'working'}
        onClick={() => dispatch(requestVerification())}
      >
        Send a new link
      </Button>
    </>
  );
}
