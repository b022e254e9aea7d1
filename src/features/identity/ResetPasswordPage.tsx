import { usePageTitle } from '../../shared/ui/layout/usePageTitle';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { Button } from '../../shared/ui/buttons/Button';
import { EmailField } from '../../shared/ui/fields/EmailField';
import { FormLayout } from '../../shared/ui/layout/FormLayout';
import { Link } from '../../shared/ui/navigation/Link';
import { useAppDispatch } from '../../store/hooks';
import { authMessageField } from '../auth/model/authMessages';
import { signInFlowTexts } from '../auth/texts/signInFlowTexts';
import { useAuthMessage } from '../auth/shared/useAuthMessage';
import { SIGN_IN_PATH } from '../navigation/model/access';
import { selectAfterPath } from '../navigation/model/navigationSlice';
import { useIdentitySelector } from './identityHooks';
import { identityTexts } from './identityTexts';
import styles from './identity.module.css';
import { requestPasswordReset, selectMailRequest } from './mailRequestSlice';

/** `/reset-password`: asks for a mail. What it answers is the same for an address without an account. */
export function ResetPasswordPage() {
  const texts = useTexts(identityTexts);
  usePageTitle(texts.resetTitle);
  const { missingEmail } = useTexts(signInFlowTexts);
  const authMessage = useAuthMessage();
  const dispatch = useAppDispatch();
  const after = useIdentitySelector(selectAfterPath);
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
    <FormLayout title={texts.resetTitle} other={<Link href={SIGN_IN_PATH + after}>{texts.backToSignIn}</Link>}>
      <div role="status">
        {request.status === 'sent' && (
          <Banner tone="good" title={texts.lookIntoMail}>
            {texts.resetSent(request.email)}
          </Banner>
        )}
      </div>
      <form noValidate className={styles['form']} onSubmit={onSubmit}>
        {code !== null && !isAboutEmail && (
          <Banner tone="danger" role="alert">
            {authMessage(code)}
          </Banner>
        )}
        <EmailField ref={emailRef} error={missing ? missingEmail : isAboutEmail ? authMessage(code) : undefined} />
        <Button type="submit" kind="primary" size="large" wide busy={request.status === 'working'}>
          {request.status === 'sent' ? texts.sendAnother : texts.send}
        </Button>
      </form>
    </FormLayout>
  );
}
