import { readIdToken } from './accounts';
import type { Call } from './call';
import { type Answer, type Fields, fieldsOf, Refusal, refusalAnswer, refusalCode, textOf } from './store/exchange';
import { withoutSecondStep } from './linking';
import { policyRefusal } from './store/passwordPolicy';
import { mailRevertFor } from './secondFactorMail';
import type { IdentityService } from './store/service';

/* What production checks and the emulator does not: before the emulator sees a request, and on its answer. */

const LOCKED =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login ' +
  'attempts. You can immediately restore it by resetting your password or you can try again later.';

const WRONG_PASSWORD = new Set(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']);

/** Throws the Refusal of a request that production would not accept. */
export function guard(service: IdentityService, call: Call): void {
  guardPassword(service, call);
  if (isSensitive(call)) {
    const { user, authTime } = readIdToken(service.project, textOf(call.body, 'idToken'));
    if (service.signInAge.isTooOld(user, authTime)) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
  if (call.name === 'v1/accounts:signInWithPassword' && service.passwordAttempts.isLocked(accountOf(call.body)))
    throw new Refusal(LOCKED);
}

function guardPassword({ settings }: IdentityService, { name, body }: Call): void {
  const field = NEW_PASSWORD_FIELD[name];
  const password = field === undefined ? '' : textOf(body, field);
  const refusal = password === '' ? null : policyRefusal(settings.passwordPolicy, password);
  if (refusal !== null) throw new Refusal(refusal);
}

const NEW_PASSWORD_FIELD: Readonly<Record<string, string>> = {
  'v1/accounts:signUp': 'password',
  'v1/accounts:update': 'password',
  'v1/accounts:resetPassword': 'newPassword',
};

/**
 * The changes for which a recent sign-in is asked: password, address (also by way of a mailed link,
 * https://github.com/firebase/firebase-js-sdk/issues/5202), deletion, second factors.
 */
function isSensitive({ name, body }: Call): boolean {
  if (textOf(body, 'idToken') === '') return false;
  switch (name) {
    case 'v1/accounts:update':
      return textOf(body, 'email') !== '' || textOf(body, 'password') !== '';
    case 'v1/accounts:sendOobCode':
      return body['requestType'] === 'VERIFY_AND_CHANGE_EMAIL';
    case 'v1/accounts:delete':
    case 'v2/accounts/mfaEnrollment:start':
    case 'v2/accounts/mfaEnrollment:withdraw':
      return true;
    default:
      return false;
  }
}

/** What is to be done with the emulator's answer; null: it goes out as it is. */
export function revision(service: IdentityService, call: Call): ((answer: Answer) => Answer) | null {
  switch (call.name) {
    case 'v1/accounts:signInWithPassword':
      return (answer) => withTotpInfo(checkedSignIn(service, call.body, answer));
    case 'v1/accounts:signInWithEmailLink':
    case 'v1/accounts:signInWithIdp':
      return (answer) => withTotpInfo(withoutSecondStep(service, call.body, answer));
    case 'v2/accounts/mfaEnrollment:finalize':
      return (answer) => {
        if (answer.status === 200) mailRevertFor(service, textOf(answer.body, 'idToken'), call.origin);
        return answer;
      };
    case 'v1/accounts:resetPassword':
      return (answer) => {
        // A new password opens a locked account.
        const isSet = answer.status === 200 && textOf(call.body, 'newPassword') !== '';
        if (isSet) service.passwordAttempts.forget(accountOf({ ...call.body, email: answer.body['email'] }));
        return answer;
      };
    default:
      return null;
  }
}

function checkedSignIn({ passwordAttempts, settings }: IdentityService, body: Fields, answer: Answer): Answer {
  const account = accountOf(body);
  if (WRONG_PASSWORD.has(refusalCode(answer))) passwordAttempts.failed(account);
  if (answer.status !== 200) return answer;
  passwordAttempts.forget(account);
  if (!settings.passwordPolicy.forceUpgradeOnSignin) return answer;
  const refusal = policyRefusal(settings.passwordPolicy, textOf(body, 'password'));
  return refusal === null ? answer : refusalAnswer(new Refusal(refusal));
}

/** The emulator's answer to a first factor describes every second one as if it were by SMS. */
function withTotpInfo(answer: Answer): Answer {
  const { mfaInfo } = answer.body;
  if (!Array.isArray(mfaInfo)) return answer;
  const described = mfaInfo.map((factor: unknown) => {
    const fields = fieldsOf(factor);
    return 'phoneInfo' in fields ? fields : { ...fields, totpInfo: {} };
  });
  return { ...answer, body: { ...answer.body, mfaInfo: described } };
}

function accountOf(body: Fields): string {
  return `${textOf(body, 'tenantId')}/${textOf(body, 'email').toLowerCase()}`;
}
