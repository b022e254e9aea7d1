import { useState } from 'react';
import { Banner } from '../../shared/ui/Banner';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import { useAppDispatch } from '../../store/hooks';
import { authMessage } from '../auth/authMessages';
import { useIdentitySelector } from './identityHooks';
import { requestVerification, selectMailRequest } from './mailRequestSlice';

const MAIN: ButtonLook = { kind: 'primary', size: 'large', wide: true };

/** Mails the signed-in person a new link that confirms the address, and says so where it was asked for. */
export function SendVerification({ look = MAIN }: { readonly look?: ButtonLook }) {
  const dispatch = useAppDispatch();
  const request = useIdentitySelector(selectMailRequest);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div role="status">
        {asked && request.status === 'sent' && <Banner tone="good">A new link is on its way to {request.email}.</Banner>}
      </div>
      {asked && request.status === 'refused' && (
        <Banner tone="danger" role="alert">
          {authMessage(request.code)}
        </Banner>
      )}
      <Button
        {...look}
        busy={asked && request.status === 'working'}
        onClick={() => {
          setAsked(true);
          dispatch(requestVerification());
        }}
      >
        Send a new link
      </Button>
    </>
  );
}
