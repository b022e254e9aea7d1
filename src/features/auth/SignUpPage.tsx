import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { EmailField } from '../../shared/ui/EmailField';
import { FormLayout } from '../../shared/ui/FormLayout';
import { Link } from '../../shared/ui/Link';
import { NewPasswordField } from '../../shared/ui/NewPasswordField';
import { TextField } from '../../shared/ui/TextField';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectSearch } from '../navigation/navigationSlice';
import styles from './AuthForm.module.css';

import { signUp } from './authSlice';
import { usePolicySelector } from './passwordPolicyHooks';
import { selectPasswordPolicy } from './passwordPolicySlice';
import { passwordProblem, requirementTexts } from './passwordRequirements';
import { textOf, useAuthForm } from './useAuthForm';

/** `/sign-up`: an account with name, email and password. */
export function SignUpPage() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const policy = usePolicySelector(selectPasswordPolicy);
  const { errors, busy, emailRef, passwordRef, onSubmit, onFocus } = useAuthForm(
    'signUp',
    (typed, form) => dispatch(signUp({ ...typed, displayName: textOf(form, 'name').trim() })),
    (password) => passwordProblem(policy, password),
  );
  return (
    <FormLayout
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
        <EmailField ref={emailRef} onFocus={onFocus} error={errors.email} />
        <NewPasswordField
          ref={passwordRef}
          onFocus={onFocus}
          label="Password"
          name="password"
          required
          judge={(password) => requirementTexts(policy, password)}
          error={errors.password}
        />
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          Create account
        </Button>
      </form>
    </FormLayout>
  );
}
