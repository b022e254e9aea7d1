import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { Link } from '../../shared/ui/Link';
import { PasswordField } from '../../shared/ui/PasswordField';
import { TextField } from '../../shared/ui/TextField';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectSearch } from '../navigation/navigationSlice';
import styles from './AuthForm.module.css';
import { AuthLayout } from './AuthLayout';
import { signUp } from './authSlice';
import { MIN_PASSWORD } from './formErrors';
import { textOf, useAuthForm } from './useAuthForm';

/** `/sign-up`: an account with name, email and password. */
export function SignUpPage() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const { errors, busy, emailRef, passwordRef, onSubmit } = useAuthForm('signUp', MIN_PASSWORD, (typed, form) =>
    dispatch(signUp({ ...typed, displayName: textOf(form, 'name').trim() })),
  );
  return (
    <AuthLayout
      title="Create your account"
      other={
        <>
          Have one already? <Link href={`/sign-in${search}`}>Go to sign-in</Link>
        </>
      }
    >
      <form noValidate className={styles['form']} onSubmit={onSubmit}>
        {errors.form !== undefined && (
          <Banner tone="danger" role="alert">
            {errors.form}
          </Banner>
        )}
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          hint="As colleagues know you. You may leave it empty."
        />
        <TextField
          ref={emailRef}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          reserveMessage
          error={errors.email}
        />
        <PasswordField
          ref={passwordRef}
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint={`At least ${MIN_PASSWORD} characters.`}
          error={errors.password}
        />
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          Create account
        </Button>
      </form>
    </AuthLayout>
  );
}
