import type { Translated } from '../../../shared/messages/texts';
import type { AuthAdvice } from '../model/authAdvice';
import type { signInFlowTexts } from '../texts/signInFlowTexts';

export type AuthField = 'email' | 'password';

/** The sentences that stand beside the fields, and the one that is about the form as a whole. */
export type FormErrors = Readonly<Partial<Record<AuthField | 'form', string>>>;

export interface Typed {
  readonly email: string;
  readonly password: string;
}

/** Says what is wrong with a new password; undefined when nothing is. */
export type PasswordCheck = (password: string) => string | undefined;

/** What can be said before asking the service; whether an address is valid is the service's to say. */
export function errorsOf(
  { email, password }: Typed,
  texts: Translated<typeof signInFlowTexts.texts>,
  check: PasswordCheck = () => undefined,
): FormErrors {
  const problem = password === '' ? texts.missingPassword : check(password);
  return { ...(email === '' && { email: texts.missingEmail }), ...(problem !== undefined && { password: problem }) };
}

/** What the service said, beside the field it is about; nothing while its texts are on their way. */
export function errorsOfAdvice(advice: AuthAdvice | null): FormErrors {
  if (advice === null) return {};
  const { field, text } = advice;
  return { [field === 'email' || field === 'password' ? field : 'form']: text };
}

/** The field to put the focus on: the first one with an error. Where both together are wrong, the password. */
export function fieldToFocus(errors: FormErrors, next: AuthAdvice['next'] = 'none'): AuthField | null {
  if (errors.email !== undefined) return 'email';
  if (errors.password !== undefined) return 'password';
  return next === 'reset' ? 'password' : null;
}
