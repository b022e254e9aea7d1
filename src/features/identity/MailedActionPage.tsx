import type { ReactNode } from 'react';
import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { FormLayout } from '../../shared/ui/FormLayout';
import { Link } from '../../shared/ui/Link';
import { useAppDispatch } from '../../store/hooks';
import { selectUser } from '../auth/authSlice';
import { HOME_PATH, RESET_PATH, SIGN_IN_PATH } from '../navigation/access';
import { useIdentitySelector } from './identityHooks';
import { MailedActionForm } from './MailedActionForm';
import { checkAgain, selectMailedAction, type MailedLink } from './mailedActionSlice';
import { actionTexts, mayPass, refusalText } from './mailedActionTexts';
import { SendVerification } from './SendVerification';

/** `/auth/action`: every link of a mail. It says what will happen, and nothing happens before the person's click. */
export function MailedActionPage() {
  const state = useIdentitySelector(selectMailedAction);
  switch (state.status) {
    case 'idle':
    case 'checking':
      return (
        <Framed title="One moment">
          <p role="status">The link is being checked.</p>
        </Framed>
      );
    case 'ready':
    case 'applying':
      return (
        <Framed title={actionTexts(state.action).title}>
          <MailedActionForm
            key={state.link.code}
            action={state.action}
            busy={state.status === 'applying'}
            refusal={state.status === 'ready' ? state.refusal : null}
          />
        </Framed>
      );
    case 'done':
      return <Done action={state.action} link={state.link} />;
    case 'refused':
      return <Refused code={state.code} link={state.link} />;
  }
}

function Framed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const user = useIdentitySelector(selectUser);
  return (
    <FormLayout
      title={title}
      other={user === null ? <Link href={SIGN_IN_PATH}>Go to sign-in</Link> : <Link href={HOME_PATH}>My sales</Link>}
    >
      {children}
    </FormLayout>
  );
}

function Done({ action, link }: { readonly action: MailedAction; readonly link: MailedLink }) {
  const isSignedIn = useIdentitySelector(selectUser) !== null;
  const { doneTitle, after } = actionTexts(action);
  const reset = action.operation === 'recoverEmail' || action.operation === 'revertSecondFactorAddition';
  return (
    <Framed title={doneTitle}>
      <Banner tone="good" role="status">
        {after}
      </Banner>
      {reset && !isSignedIn && <ButtonLink href={RESET_PATH}>Reset the password</ButtonLink>}
      {action.operation !== 'signIn' && (
        <ButtonLink
          kind="primary"
          size="large"
          wide
          href={link.continuePath ?? (isSignedIn ? HOME_PATH : SIGN_IN_PATH)}
        >
          Continue
        </ButtonLink>
      )}
    </Framed>
  );
}

function Refused({ code, link }: { readonly code: AuthCode; readonly link: MailedLink }) {
  const dispatch = useAppDispatch();
  const user = useIdentitySelector(selectUser);
  const again = mayPass(code);
  return (
    <Framed title={again ? 'The link could not be checked' : 'This link does not work'}>
      <Banner tone={again ? 'warn' : 'danger'} role="alert">
        {refusalText(code)}
      </Banner>
      {again && (
        <Button kind="primary" size="large" wide onClick={() => dispatch(checkAgain())}>
          Try again
        </Button>
      )}
      {!again && link.mode === 'resetPassword' && user === null && (
        <ButtonLink kind="primary" size="large" wide href={RESET_PATH}>
          Ask for a new link
        </ButtonLink>
      )}
      {!again && link.mode === 'verifyEmail' && user !== null && !user.emailVerified && <SendVerification />}
    </Framed>
  );
}
