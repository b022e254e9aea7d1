import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { useTexts } from '../../../shared/messages/useTexts';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { Link } from '../../../shared/ui/navigation/Link';
import { NewPasswordField } from '../../../shared/ui/fields/NewPasswordField';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { SIGN_IN_PATH } from '../../navigation/model/access';
import { selectAfterPath } from '../../navigation/model/navigationSlice';
import { signUp } from '../model/attemptCommands';
import styles from './AuthForm.module.css';
import { SignInFrame } from './SignInFrame';
import { useSignInFlowSelector } from '../shared/signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { FormRefusal } from './FormRefusal';
import { KeepSignedIn } from './KeepSignedIn';
import { usePolicySelector } from '../shared/passwordPolicyHooks';
import { selectPasswordPolicy } from '../model/passwordPolicySlice';
import { passwordProblem, requirementTexts } from '../shared/passwordRequirements';
import { passwordTexts } from '../texts/passwordTexts';
import { selectSignInMethods } from '../model/settingsSlice';
import { useInvited } from '../shared/useInvited';
import { textOf, useAuthForm } from '../shared/useAuthForm';
import type { SignInMethodsParts } from '../signInMethods/signInMethodsParts';

/** `/sign-up`: an account with name, email and password, or by any other way. */
export function SignUpPage({ signInMethods }: { readonly signInMethods: SignInMethodsParts }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInFlowTexts);
  usePageTitle(texts.signUpTab);
  const demands = useTexts(passwordTexts);
  const after = useSignInFlowSelector(selectAfterPath);
  const invited = useInvited();
  const methods = useSignInFlowSelector(selectSignInMethods);
  const policy = usePolicySelector(selectPasswordPolicy);
  const { errors, next, busy, rest, emailRef, passwordRef, onSubmit, onFocus } = useAuthForm(
    'signUp',
    (typed, form) => dispatch(signUp({ ...typed, displayName: textOf(form, 'name').trim() })),
    (password) => passwordProblem(policy, password, demands),
  );
  return (
    <SignInFrame
      title={texts.signUpTitle}
      signInMethods={signInMethods}
      typedEmail={() => emailRef.current?.value.trim() ?? ''}
      other={
        <>
          {texts.haveOne} <Link href={SIGN_IN_PATH + after}>{texts.toSignIn}</Link>
        </>
      }
    >
      {methods.includes('password') ? (
        <form noValidate className={styles['form']} onSubmit={onSubmit}>
          {errors.form !== undefined && <FormRefusal text={errors.form} next={next} />}
          <TextField label={texts.name} name="name" autoComplete="name" hint={texts.nameHint} />
          <EmailField ref={emailRef} defaultValue={invited?.email} onFocus={onFocus} error={errors.email} />
          <NewPasswordField
            ref={passwordRef}
            onFocus={onFocus}
            label={texts.password}
            name="password"
            required
            judge={(password) => requirementTexts(policy, password, demands)}
            error={errors.password}
          />
          <KeepSignedIn />
          <CooldownButton type="submit" kind="primary" size="large" wide busy={busy} rest={rest}>
            {texts.signUp}
          </CooldownButton>
        </form>
      ) : (
        <KeepSignedIn />
      )}
    </SignInFrame>
  );
}
