import type { Ref } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { NewPasswordField } from '../../../shared/ui/fields/NewPasswordField';
import { usePolicySelector } from '../../auth/shared/passwordPolicyHooks';
import { selectPasswordPolicy } from '../../auth/model/passwordPolicySlice';
import { passwordProblem, requirementTexts } from '../../auth/shared/passwordRequirements';
import { passwordTexts } from '../../auth/texts/passwordTexts';
import { useAuthMessage } from '../../auth/shared/useAuthMessage';
import { accountTexts } from '../texts/accountTexts';

interface NewPasswordProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
}

/** A password that is chosen now, measured by the service's policy. Its name in the form is `password`. */
export function NewPassword({ ref, error }: NewPasswordProps) {
  const { password: texts } = useTexts(accountTexts);
  const demands = useTexts(passwordTexts);
  const policy = usePolicySelector(selectPasswordPolicy);
  return (
    <NewPasswordField
      ref={ref}
      label={texts.field}
      name="password"
      required
      judge={(password) => requirementTexts(policy, password, demands)}
      error={error}
    />
  );
}

/** Says what is wrong with a typed password before it is sent; undefined when nothing is. */
export function usePasswordProblem(): (password: string) => string | undefined {
  const demands = useTexts(passwordTexts);
  const message = useAuthMessage();
  const policy = usePolicySelector(selectPasswordPolicy);
  return (password) => (password === '' ? message('missing-password') : passwordProblem(policy, password, demands));
}
