import { type SubmitEvent, useRef, useState } from 'react';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { EmailField } from '../../shared/ui/EmailField';
import { FormLayout } from '../../shared/ui/FormLayout';
import { Link } from '../../shared/ui/Link';
import { useAppDispatch } from '../../store/hooks';
import { authMessage, authMessageField } from '../auth/authMessages';
import { MISSING_EMAIL } from '../auth/fieldMessages';
import { SIGN_IN_PATH } from '../navigation/access';
import { selectSearch } from '../navigation/navigationSlice';
import { useIdentitySelector } from './identityHooks';
import styles from './identity.module.css';
import { requestPasswordReset, selectMailRequest } from './mailRequestSlice';

/** `/reset-password`: asks for a mail. What it answers is the same for an address without an account. */
export function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const search = useIdentitySelector(selectSearch);
  const request = useIdentitySelector(selectMailRequest);
  const [missing, setMissing] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const code = request.status === 'refused' ? request.code : null;
  const isAboutEmail = code !== null && authMessageField(code) === 'email';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (request.status === 'working') return;
    const email = emailRef.current?.value.trim() ?? '';
    setMissing(email === '');
    if (email === '') emailRef.current?.focus();
    else dispatch(requestPasswordReset({ email }));
  };

  return (
    <FormLayout title="Reset your password" other={<Link href={SIGN_IN_PATH + search}>Back to sign-in</Link>}>
      <div role="status">
        {request.status === 'sent' && (
          <Banner tone="good" title="Look into your mail">
            If there is an account for {request.email}, a mail is on its way. Its link lets you choose a new password.
            Nothing there? Look into the spam folder, or try again in a few minutes.
          </Banner>
        )}
      </div>
      <form noValidate className={styles['form']} onSubmit={onSubmit}>
        {code !== null && !isAboutEmail && (
          <Banner tone="danger" role="alert">
            {authMessage(code)}
          </Banner>
        )}
        <EmailField ref={emailRef} error={missing ? MISSING_EMAIL : isAboutEmail ? authMessage(code) : undefined} />
        <Button type="submit" kind="primary" size="large" wide busy={request.status === 'working'}>
          {request.status === 'sent' ? 'Send another mail' : 'Send the mail'}
        </Button>
      </form>
    </FormLayout>
  );
}
