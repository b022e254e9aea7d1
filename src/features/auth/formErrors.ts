import type { AuthCode } from '../../services/auth/authCodes';
import { MISSING_EMAIL, MISSING_PASSWORD } from './fieldMessages';

export type AuthField = 'email' | 'password';

/** The sentences that stand beside the fields, and the one that is about the form as a whole. */
export type FormErrors = Readonly<Partial<Record<AuthField | 'form', string>>>;

export interface Typed {
  readonly email: string;
  readonly password: string;
}

/** What authMessages.ts offers: apart, because it comes when the page stands. */
export interface AuthTexts {
  authMessage(code: AuthCode): string;
  authMessageField(code: AuthCode): AuthField | null;
}

/** Says what is wrong with a new password; undefined when nothing is. */
export type PasswordCheck = (password: string) => string | undefined;

/** What can be said before asking the service; whether an address is valid is the service's to say. */
export function errorsOf({ email, password }: Typed, check: PasswordCheck = () => undefined): FormErrors {
  const problem = password === '' ? MISSING_PASSWORD : check(password);
  return { ...(email === '' && { email: MISSING_EMAIL }), ...(problem !== undefined && { password: problem }) };
}

/** What the service said, beside the field it is about; nothing while its texts are on their way. */
export function errorsOfRefusal(code: AuthCode | null, texts: AuthTexts | null): FormErrors {
  if (code === null || texts === null) return {};
  return { [texts.authMessageField(code) ?? 'form']: texts.authMessage(code) };
}

/** The field to put the focus on: the first one with an error. For a refusal of both together, the password. */
export function fieldToFocus(errors: FormErrors, code: AuthCode | null = null): AuthField | null {
  if (errors.email !== undefined) return 'email';
  if (errors.password !== undefined) return 'password';
  const aboutBoth = code === 'invalid-credential' || code === 'wrong-password' || code === 'user-not-found';
  return aboutBoth ? 'password' : null;
}
