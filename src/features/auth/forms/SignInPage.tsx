import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { Link } from '../../../shared/ui/navigation/Link';
import { PasswordField } from '../../../shared/ui/fields/PasswordField';
import { RestingButton } from '../../../shared/ui/buttons/RestingButton';
import { useAppDispatch } from '../../../store/hooks';
import { RESET_PATH, SIGN_UP_PATH } from '../../navigation/model/access';
import { selectSearch } from '../../navigation/model/navigationSlice';
import { signIn } from '../model/attemptCommands';
import { selectLastMethod } from '../model/attemptSlice';
import styles from './AuthForm.module.css';
import { selectSignedOutReason } from '../model/authSlice';
import { EnteringFrame } from './EnteringFrame';
import { useEnteringSelector } from '../shared/enteringHooks';
import { enteringTexts } from '../texts/enteringTexts';
import { FormRefusal } from './FormRefusal';
import { KeepSignedIn } from './KeepSignedIn';
import { LastUsed } from '../shared/LastUsed';
import { selectSignInMethods } from '../model/settingsSlice';
import { signedOutMessage } from './signedOutMessage';
import { useAuthForm } from '../shared/useAuthForm';
import type { WaysParts } from '../ways/waysParts';

/** `/sign-in`: with email and password first, then every other way; says why, when a session was ended by someone else. */
export function SignInPage({ ways }: { readonly ways: WaysParts }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(enteringTexts);
  const search = useEnteringSelector(selectSearch);
  const methods = useEnteringSelector(selectSignInMethods);
  const lastMethod = useEnteringSelector(selectLastMethod);
  const ended = signedOutMessage(useEnteringSelector(selectSignedOutReason), texts);
  const { errors, next, busy, rest, emailRef, passwordRef, onSubmit, onFocus } = useAuthForm('password', (typed) =>
    dispatch(signIn(typed)),
  );
  return (
    <EnteringFrame
      title={texts.signInTitle}
      ways={ways}
      typedEmail={() => emailRef.current?.value.trim() ?? ''}
      other={
        <>
          {texts.newHere} <Link href={SIGN_UP_PATH + search}>{texts.toSignUp}</Link>
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
          <EmailField ref={emailRef} onFocus={onFocus} error={errors.email} />
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
              <RestingButton
                type="submit"
                kind="primary"
                size="large"
                wide
                busy={busy}
                rest={rest}
                aria-describedby={describedBy}
              >
                {texts.signIn}
              </RestingButton>
            )}
          </LastUsed>
          <p className={styles['link']}>
            <Link href={RESET_PATH + search}>{texts.forgotten}</Link>
          </p>
        </form>
      ) : (
        <KeepSignedIn />
      )}
    </EnteringFrame>
  );
}
