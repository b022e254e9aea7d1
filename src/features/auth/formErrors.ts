import type { AuthCode } from '../../services/auth/authCodes';
import { authMessage, authMessageField } from './authMessages';

/** The shortest password that the identity service takes. */
export const MIN_PASSWORD = 6;

export type AuthField = 'email' | 'password';

/** The sentences that stand beside the fields, and the one that is about the form as a whole. */
export type FormErrors = Readonly<Partial<Record<AuthField | 'form', string>>>;

export interface Typed {
  readonly email: string;
  readonly password: string;
}

/** What can be said before asking the service; whether an address is valid is the service's to say. */
export function errorsOf({ email, password }: Typed, minPassword = 1): FormErrors {
  return {
    ...(email === '' && { email: authMessage('missing-email') }),
    ...(password === ''
      ? { password: authMessage('missing-password') }
      : password.length < minPassword && { password: authMessage('weak-password') }),
  };
}

/** What the service said, beside the field it is about. */
export function errorsOfRefusal(code: AuthCode | null): FormErrors {
  return code === null ? {} : { [authMessageField(code) ?? 'form']: authMessage(code) };
}

/** The field to put the focus on: the first one with an error. For a refusal of both together, the password. */
export function fieldToFocus(errors: FormErrors, code: AuthCode | null = null): AuthField | null {
  if (errors.email !== undefined) return 'email';
  if (errors.password !== undefined) return 'password';
  const aboutBoth = code === 'invalid-credential' || code === 'wrong-password' || code === 'user-not-found';
  return aboutBoth ? 'password' : null;
}
