import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { EmailField } from '../../shared/ui/EmailField';
import { FormLayout } from '../../shared/ui/FormLayout';
import { Link } from '../../shared/ui/Link';
import { PasswordField } from '../../shared/ui/PasswordField';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectSearch } from '../navigation/navigationSlice';
import styles from './AuthForm.module.css';

import { selectSignedOutReason, signIn } from './authSlice';
import { signedOutMessage } from './signedOutMessage';
import { useAuthForm } from './useAuthForm';

/** `/sign-in`: with email and password; says why, when a session was ended by someone else. */
export function SignInPage() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const ended = signedOutMessage(useAppSelector(selectSignedOutReason));
  const { errors, busy, emailRef, passwordRef, onSubmit, onFocus } = useAuthForm('signIn', (typed) =>
    dispatch(signIn(typed)),
  );
  return (
    <FormLayout
      title="Sign in"
      other={
        <>
          New here? <Link href={`/sign-up${search}`}>Create an account</Link>
          <br />
          <Link href={`/reset-password${search}`}>Forgot your password?</Link>
        </>
      }
    >
      {ended !== null && errors.form === undefined && (
        // Not announced: a toast has said the same when it happened. This is for who comes to the page later.
        <Banner tone="warn">{ended}</Banner>
      )}
      <form noValidate className={styles['form']} onSubmit={onSubmit}>
        {errors.form !== undefined && (
          <Banner tone="danger" role="alert">
            {errors.form}
          </Banner>
        )}
        <EmailField ref={emailRef} onFocus={onFocus} error={errors.email} />
        <PasswordField
          ref={passwordRef}
          onFocus={onFocus}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          reserveMessage
          error={errors.password}
        />
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          Sign in
        </Button>
      </form>
    </FormLayout>
  );
}
