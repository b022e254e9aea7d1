import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { Button } from '../../shared/ui/buttons/Button';
import { EmailField } from '../../shared/ui/fields/EmailField';
import { NewPasswordField } from '../../shared/ui/fields/NewPasswordField';
import { VisuallyHidden } from '../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../store/hooks';
import { authMessageField } from '../auth/model/authMessages';
import { signInFlowTexts } from '../auth/texts/signInFlowTexts';
import { usePolicySelector } from '../auth/shared/passwordPolicyHooks';
import { selectPasswordPolicy } from '../auth/model/passwordPolicySlice';
import { passwordProblem, requirementTexts } from '../auth/shared/passwordRequirements';
import { passwordTexts } from '../auth/texts/passwordTexts';
import { useAuthMessage } from '../auth/shared/useAuthMessage';
import { identityTexts } from './identityTexts';
import styles from './identity.module.css';
import { applyMailedLink, chooseNewPassword, signInByMailedLink } from './mailedActionSlice';
import { actionTexts } from './mailedActionTexts';

interface MailedActionFormProps {
  readonly action: MailedAction;
  /** For a link that signs in: how long that lasts. */
  readonly keep: ReactNode;
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly refusal: AuthCode | null;
}

/** What the link will do, what it needs to know for it, and the button that does it. */
export function MailedActionForm({ action, keep, busy, refusal }: MailedActionFormProps) {
  const texts = useTexts(identityTexts);
  const missing = useTexts(signInFlowTexts);
  const demands = useTexts(passwordTexts);
  const authMessage = useAuthMessage();
  const dispatch = useAppDispatch();
  const policy = usePolicySelector(selectPasswordPolicy);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string | null>(null);
  const { before, button } = actionTexts(action, texts);
  const asksForPassword = action.operation === 'resetPassword';
  const field = asksForPassword ? 'password' : action.operation === 'signIn' ? 'email' : null;
  const isAboutField = refusal !== null && field !== null && authMessageField(refusal) === field;
  // The service says this of any address but the one that the link went to.
  const isOtherAddress = action.operation === 'signIn' && refusal === 'invalid-email';
  const refused = isOtherAddress ? texts.wrongAddress : isAboutField ? authMessage(refusal) : undefined;
  const error = found ?? refused;

  useEffect(() => {
    if (isAboutField) fieldRef.current?.focus();
  }, [isAboutField]);

  const problemOf = (typed: string): string | null => {
    if (field === 'email') return typed.trim() === '' ? missing.missingEmail : null;
    if (field === 'password')
      return typed === '' ? missing.missingPassword : (passwordProblem(policy, typed, demands) ?? null);
    return null;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const typed = fieldRef.current?.value ?? '';
    const problem = problemOf(typed);
    setFound(problem);
    if (problem !== null) fieldRef.current?.focus();
    else if (field === 'password') dispatch(chooseNewPassword({ password: typed }));
    else if (field === 'email') dispatch(signInByMailedLink({ email: typed.trim() }));
    else dispatch(applyMailedLink());
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <p className={styles['account']}>{before}</p>
      {refusal !== null && !isAboutField && found === null && (
        <Banner tone="danger" role="alert">
          {authMessage(refusal)}
        </Banner>
      )}
      {asksForPassword && (
        <>
          {/* For password managers: whose password this is. */}
          <input hidden readOnly type="text" name="username" autoComplete="username" value={action.email ?? ''} />
          <NewPasswordField
            ref={fieldRef}
            label={texts.newPassword}
            name="password"
            required
            judge={(password) => requirementTexts(policy, password, demands)}
            error={error}
          />
        </>
      )}
      {field === 'email' && <EmailField ref={fieldRef} defaultValue={action.email ?? ''} error={error} />}
      {/* After Enter the focus is in the field already, and nothing would be said. */}
      {refused !== undefined && <VisuallyHidden role="alert">{refused}</VisuallyHidden>}
      {field === 'email' && keep}
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {button}
      </Button>
    </form>
  );
}
