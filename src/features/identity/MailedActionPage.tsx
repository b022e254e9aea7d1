import { usePageTitle } from '../../shared/ui/layout/usePageTitle';
import type { ComponentType, ReactNode } from 'react';
import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { Button } from '../../shared/ui/buttons/Button';
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink';
import { FormLayout } from '../../shared/ui/layout/FormLayout';
import { Link } from '../../shared/ui/navigation/Link';
import { useAppDispatch } from '../../store/hooks';
import { selectUser } from '../auth/model/authSlice';
import { selectChallenge } from '../auth/model/challengeSlice';
import { HOME_PATH, RESET_PATH, SIGN_IN_PATH } from '../navigation/model/access';
import { useAuthMessage } from '../auth/shared/useAuthMessage';
import { useSignInMethodsSelector } from '../auth/shared/signInMethodsHooks';
import { useIdentitySelector } from './identityHooks';
import { identityTexts } from './identityTexts';
import { MailedActionForm } from './MailedActionForm';
import { checkAgain, selectMailedAction, type MailedLink } from './mailedActionSlice';
import { actionTexts, mayPass, refusalText } from './mailedActionTexts';
import { SendVerification } from './SendVerification';

/** Parts of the sign-in page, for a link that signs in. */
interface MailedActionPageProps {
  readonly SecondStep: ComponentType;
  /** How long the sign-in lasts. */
  readonly KeepSignedIn: ComponentType;
}

/** `/auth/action`: every link of a mail. It says what will happen, and nothing happens before the person's click. */
export function MailedActionPage({ SecondStep, KeepSignedIn }: MailedActionPageProps) {
  const texts = useTexts(identityTexts);
  usePageTitle(texts.mailedTab);
  const state = useIdentitySelector(selectMailedAction);
  const isChallenged = useSignInMethodsSelector(selectChallenge).status !== 'none';
  switch (state.status) {
    case 'idle':
    case 'checking':
      return (
        <Framed title={texts.oneMoment}>
          <p role="status">{texts.checking}</p>
        </Framed>
      );
    case 'ready':
    case 'applying':
      return (
        <Framed title={actionTexts(state.action, texts).title}>
          {isChallenged && <SecondStep />}
          <div hidden={isChallenged}>
            <MailedActionForm
              key={state.link.code}
              action={state.action}
              keep={<KeepSignedIn />}
              busy={state.status === 'applying'}
              refusal={state.status === 'ready' ? state.refusal : null}
            />
          </div>
        </Framed>
      );
    case 'done':
      return <Done action={state.action} link={state.link} />;
    case 'refused':
      return <Refused code={state.code} link={state.link} />;
  }
}

function Framed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const texts = useTexts(identityTexts);
  const user = useIdentitySelector(selectUser);
  return (
    <FormLayout
      title={title}
      other={
        user === null ? (
          <Link href={SIGN_IN_PATH}>{texts.toSignIn}</Link>
        ) : (
          <Link href={HOME_PATH}>{texts.mySales}</Link>
        )
      }
    >
      {children}
    </FormLayout>
  );
}

function Done({ action, link }: { readonly action: MailedAction; readonly link: MailedLink }) {
  const texts = useTexts(identityTexts);
  const isSignedIn = useIdentitySelector(selectUser) !== null;
  const { doneTitle, after } = actionTexts(action, texts);
  const reset = action.operation === 'recoverEmail' || action.operation === 'revertSecondFactorAddition';
  return (
    <Framed title={doneTitle}>
      <Banner tone="good" role="status">
        {after}
      </Banner>
      {reset && !isSignedIn && <ButtonLink href={RESET_PATH}>{texts.resetPassword}</ButtonLink>}
      {action.operation !== 'signIn' && (
        <ButtonLink
          kind="primary"
          size="large"
          wide
          href={link.continuePath ?? (isSignedIn ? HOME_PATH : SIGN_IN_PATH)}
        >
          {texts.continue}
        </ButtonLink>
      )}
    </Framed>
  );
}

function Refused({ code, link }: { readonly code: AuthCode; readonly link: MailedLink }) {
  const texts = useTexts(identityTexts);
  const authMessage = useAuthMessage();
  const dispatch = useAppDispatch();
  const user = useIdentitySelector(selectUser);
  const again = mayPass(code);
  return (
    <Framed title={again ? texts.notChecked : texts.notWorking}>
      <Banner tone={again ? 'warn' : 'danger'} role="alert">
        {refusalText(code, texts) ?? authMessage(code)}
      </Banner>
      {again && (
        <Button kind="primary" size="large" wide onClick={() => dispatch(checkAgain())}>
          {texts.tryAgain}
        </Button>
      )}
      {!again && link.mode === 'resetPassword' && user === null && (
        <ButtonLink kind="primary" size="large" wide href={RESET_PATH}>
          {texts.askForNew}
        </ButtonLink>
      )}
      {!again && link.mode === 'verifyEmail' && user !== null && !user.emailVerified && <SendVerification again />}
    </Framed>
  );
}
