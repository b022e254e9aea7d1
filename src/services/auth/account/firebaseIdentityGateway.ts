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
import type { PasswordPolicy } from '../../../domain/identity/passwordPolicy';
import { GatewayFailure } from '../../failure';
import { asked } from '../sdk/asked';
import { enter } from '../sdk/lateFailures';
import type { AuthCode } from '../authCodes';
import type { IdentityGateway, MailedOperation } from '../IdentityGateway';
import { type MailPlace, mailSettings, pathWithin, withoutTelling } from '../sdk/mailSettings';
import { sharedAuth } from '../sdk/sharedAuth';
import { persistenceFor } from '../sdk/sessionPersistence';
import { own } from '../../../domain/values/own';

/** The service's names. The SDK's own list of them would bring an object that nothing else uses. */
const OPERATIONS: Readonly<Record<string, MailedOperation>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/** The SDK keeps the first policy that it reads, and reads it anew after some refusals only: not on the page of the account. */
interface KeepsPolicy {
  _updatePasswordPolicy(): Promise<void>;
}

/**
 * The identity service's mails and mailed codes through its SDK, on the Auth of the application's auth gateway.
 * `mail`: where the links of its mails lead, which is where this application is.
 */
export function createFirebaseIdentityGateway(app: FirebaseApp, mail: MailPlace): IdentityGateway {
  const shared = sharedAuth(app);
  const { auth } = shared;

  return {
    sendPasswordReset: (email, continuePath) =>
      withoutTelling(() =>
        asked(shared, async () => sendPasswordResetEmail(auth, email, mailSettings(mail, continuePath))),
      ),
    sendEmailVerification: (continuePath) =>
      asked(shared, async () => {
        const settings = mailSettings(mail, continuePath);
        if (auth.currentUser === null) throw new GatewayFailure<AuthCode>('user-token-expired');
        await sendEmailVerification(auth.currentUser, settings);
      }),
    checkActionCode: (code) =>
      asked(shared, async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const known = own(OPERATIONS, operation);
        if (known === undefined) throw new GatewayFailure<AuthCode>('invalid-action-code');
        return {
          operation: known,
          email: data.email ?? null,
          previousEmail: data.previousEmail ?? null,
          factor: data.multiFactorInfo?.displayName ?? null,
        };
      }),
    applyActionCode: (code) => asked(shared, () => applyActionCode(auth, code)),
    confirmPasswordReset: (code, password) => asked(shared, () => confirmPasswordReset(auth, code, password)),
    signInWithMailedCode: (email, code, stay) =>
      enter(shared, async () => {
        const query = new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey: app.options.apiKey ?? '' });
        await persistenceFor(auth, stay);
        await signInWithEmailLink(auth, email, `${mail.origin}/auth/action?${query.toString()}`);
        return { type: 'signedIn' };
      }),
    passwordPolicy: () =>
      asked(shared, async () => {
        await (auth as unknown as KeepsPolicy)._updatePasswordPolicy();
        return validatePassword(auth, '');
      }).then(
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
    ownPath: (url) => pathWithin(mail.origin, url),
  };
}
