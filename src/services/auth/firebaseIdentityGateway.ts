import type { FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailLink,
  validatePassword,
} from 'firebase/auth';
import type { PasswordPolicy } from '../../domain/passwordPolicy';
import { GatewayFailure } from '../failure';
import type { AuthCode } from './authCodes';
import { authFailure } from './authFailure';
import type { IdentityGateway, MailedOperation } from './IdentityGateway';
import { sharedAuth } from './sharedAuth';

/** The service's names. The SDK's own list of them would bring an object of which nothing else is used. */
const OPERATIONS: Readonly<Record<string, MailedOperation>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/** Refusals that would tell whether an address has an account. */
const TELLING = new Set<AuthCode>(['user-not-found', 'user-disabled']);

/**
 * The identity service's mails and mailed codes through its SDK, on the Auth of the application's auth gateway.
 * `origin` is where this application is, such as `https://lotsmith.example`.
 */
export function createFirebaseIdentityGateway(app: FirebaseApp, origin: string): IdentityGateway {
  const { auth, attempt } = sharedAuth(app);

  const asked = <Result>(work: () => Promise<Result>): Promise<Result> =>
    attempt(work).catch((error: unknown) => {
      throw error instanceof GatewayFailure ? error : authFailure(error);
    });

  const ownPath = (url: string): string | null => {
    if (!URL.canParse(url)) return null;
    const parsed = new URL(url);
    return parsed.origin === origin ? parsed.pathname + parsed.search + parsed.hash : null;
  };

  const settings = (continuePath: string) => {
    const url = continuePath.startsWith('/') ? origin + continuePath : '';
    if (ownPath(url) === null) throw new GatewayFailure<AuthCode>('invalid-continue-uri');
    return { url };
  };

  return {
    sendPasswordReset: (email, continuePath) =>
      asked(() =>
        Promise.resolve(settings(continuePath)).then((mail) => sendPasswordResetEmail(auth, email, mail)),
      ).catch((error: unknown) => {
        if (!(error instanceof GatewayFailure && TELLING.has(error.code as AuthCode))) throw error;
      }),
    sendEmailVerification: (continuePath) =>
      asked(async () => {
        const mail = settings(continuePath);
        if (auth.currentUser === null) throw new GatewayFailure<AuthCode>('user-token-expired');
        await sendEmailVerification(auth.currentUser, mail);
      }),
    checkActionCode: (code) =>
      asked(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const known = OPERATIONS[operation];
        if (known === undefined) throw new GatewayFailure<AuthCode>('invalid-action-code');
        return {
          operation: known,
          email: data.email ?? null,
          previousEmail: data.previousEmail ?? null,
          factor: data.multiFactorInfo?.displayName ?? null,
        };
      }),
    applyActionCode: (code) => asked(() => applyActionCode(auth, code)),
    confirmPasswordReset: (code, password) => asked(() => confirmPasswordReset(auth, code, password)),
    signInWithMailedCode: (email, code) =>
      asked(async () => {
        const query = new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey: app.options.apiKey ?? '' });
        await signInWithEmailLink(auth, email, `${origin}/auth/action?${query.toString()}`);
      }),
    passwordPolicy: () =>
      attempt(() => validatePassword(auth, '')).then(
        ({ passwordPolicy: policy }): PasswordPolicy => {
          const options = policy.customStrengthOptions;
          return {
            minLength: options.minPasswordLength ?? 6,
            maxLength: options.maxPasswordLength ?? null,
            lowercase: options.containsLowercaseLetter ?? false,
            uppercase: options.containsUppercaseLetter ?? false,
            digit: options.containsNumericCharacter ?? false,
            symbols: options.containsNonAlphanumericCharacter ? policy.allowedNonAlphanumericCharacters : null,
            enforced: policy.enforcementState === 'ENFORCE',
          };
        },
        () => null,
      ),
    ownPath,
  };
}
