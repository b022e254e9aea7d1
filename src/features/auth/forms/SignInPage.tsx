import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { Link } from '../../../shared/ui/navigation/Link';
import { PasswordField } from '../../../shared/ui/fields/PasswordField';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { useAppDispatch } from '../../../store/hooks';
import { RESET_PATH, SIGN_UP_PATH } from '../../navigation/model/access';
import { selectAfterPath } from '../../navigation/model/navigationSlice';
import { signIn } from '../model/attemptCommands';
import { selectLastMethod } from '../model/attemptSlice';
import styles from './AuthForm.module.css';
import { selectSignedOutReason } from '../model/authSlice';
import { SignInFrame } from './SignInFrame';
import { useSignInFlowSelector } from '../shared/signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { FormRefusal } from './FormRefusal';
import { KeepSignedIn } from './KeepSignedIn';
import { LastUsed } from '../shared/LastUsed';
import { selectSignInMethods } from '../model/settingsSlice';
import { signedOutMessage } from './signedOutMessage';
import { useInvited } from '../shared/useInvited';
import { useAuthForm } from '../shared/useAuthForm';
import type { SignInMethodsParts } from '../signInMethods/signInMethodsParts';

/** `/sign-in`: with email and password first, then every other way; says why, when a session was ended by someone else. */
export function SignInPage({ signInMethods }: { readonly signInMethods: SignInMethodsParts }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInFlowTexts);
  usePageTitle(texts.signInTitle);
  const after = useSignInFlowSelector(selectAfterPath);
  const invited = useInvited();
  const methods = useSignInFlowSelector(selectSignInMethods);
  const lastMethod = useSignInFlowSelector(selectLastMethod);
  const ended = signedOutMessage(useSignInFlowSelector(selectSignedOutReason), texts);
  const { errors, next, busy, rest, emailRef, passwordRef, onSubmit, onFocus } = useAuthForm('password', (typed) =>
    dispatch(signIn(typed)),
  );
  return (
    <SignInFrame
      title={texts.signInTitle}
      signInMethods={signInMethods}
      typedEmail={() => emailRef.current?.value.trim() ?? ''}
      other={
        <>
          {texts.newHere} <Link href={SIGN_UP_PATH + after}>{texts.toSignUp}</Link>
        </>
      }
    >
      {ended !== null && errors.form === undefined && (
        // Announced, though a toast says the same: the toast may come late, or not at all.
        <Banner tone="warn" role="alert">
          {ended}
        </Banner>
      )}
      {methods.includes('password') ? (
        <form noValidate className={styles['form']} onSubmit={onSubmit}>
          {errors.form !== undefined && <FormRefusal text={errors.form} next={next} />}
          <EmailField ref={emailRef} defaultValue={invited?.email} onFocus={onFocus} error={errors.email} />
          <PasswordField
            ref={passwordRef}
            onFocus={onFocus}
            label={texts.password}
            name="password"
            autoComplete="current-password"
            required
            reserveMessage
            error={errors.password}
          />
          <KeepSignedIn />
          <LastUsed marked={lastMethod === 'password' && methods.length > 1}>
            {(describedBy) => (
              <CooldownButton
                type="submit"
                kind="primary"
                size="large"
                wide
                busy={busy}
                rest={rest}
                aria-describedby={describedBy}
              >
                {texts.signIn}
              </CooldownButton>
            )}
          </LastUsed>
          <p className={styles['link']}>
            <Link href={RESET_PATH + after}>{texts.forgotten}</Link>
          </p>
        </form>
      ) : (
        <KeepSignedIn />
      )}
    </SignInFrame>
  );
}
