import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { authMessage } from '../auth/authMessages';

export interface ActionTexts {
  readonly title: string;
  /** What will happen, and to which account. */
  readonly before: string;
  readonly button: string;
  readonly doneTitle: string;
  readonly after: string;
}

/** What a person reads before and after using a mailed link. */
export function actionTexts({ operation, email, previousEmail, factor }: MailedAction): ActionTexts {
  const account = email ?? 'this account';
  switch (operation) {
    case 'resetPassword':
      return {
        title: 'Choose a new password',
        before: `For the account ${account}. The old password stops working, and every other session ends.`,
        button: 'Save the new password',
        doneTitle: 'Your password is changed',
        after: `From now on, ${account} signs in with the new password.`,
      };
    case 'verifyEmail':
      return {
        title: 'Confirm your address',
        before: `This confirms that ${account} is yours.`,
        button: 'Confirm the address',
        doneTitle: 'Your address is confirmed',
        after: `${account} is confirmed.`,
      };
    case 'recoverEmail':
      return {
        title: 'Take your old address back',
        before: `The account goes back to ${account}${previousEmail === null ? '' : ` and no longer uses ${previousEmail}`}.`,
        button: 'Take the address back',
        doneTitle: 'You have your address back',
        after: `The account is ${account} again. If it was not you who changed it, somebody may know your password: reset it now.`,
      };
    case 'verifyAndChangeEmail':
      return {
        title: 'Change your address',
        before:
          `The account ${previousEmail ?? ''} becomes ${account}. You sign in with the new address from then on.`.replace(
            'account  becomes',
            'account becomes',
          ),
        button: 'Change the address',
        doneTitle: 'Your address is changed',
        after: `Sign in with ${account} from now on.`,
      };
    case 'signIn':
      return {
        title: 'Sign in with this link',
        before: 'Enter the address to which the link was mailed: nobody else can use it then.',
        button: 'Sign in',
        doneTitle: 'You are signed in',
        after: 'One moment.',
      };
    case 'revertSecondFactorAddition':
      return {
        title: 'Remove a second step',
        before: `${factor === null ? 'The second step that was added' : `The second step “${factor}”`} is no longer asked for when ${account} signs in.`,
        button: 'Remove the second step',
        doneTitle: 'The second step is removed',
        after: `If it was not you who added it, somebody may know the password of ${account}: reset it now.`,
      };
  }
}

/** Why a link cannot be used. A used code and a foreign one look alike to the service. */
export function refusalText(code: AuthCode): string {
  switch (code) {
    case 'invalid-action-code':
      return 'The link was used before, a newer one replaced it, or it did not arrive whole.';
    case 'expired-action-code':
      return 'The link is too old: links of this kind work for a short time only.';
    case 'user-not-found':
      return 'The account of this link is no longer there.';
    case 'email-already-in-use':
      return 'The address belongs to another account by now.';
    default:
      return authMessage(code);
  }
}

/** Whether asking again may help with a link that could not be looked at. */
export function mayPass(code: AuthCode): boolean {
  return ['network-request-failed', 'internal-error', 'too-many-requests', 'quota-exceeded', 'unknown'].includes(code);
}
