import type { MailedAction } from '../../services/auth/IdentityGateway';
import { defineTexts } from '../../shared/messages/texts';

/** What is known about a mailed action: the account, its address before, and the name of a second step. */
type Values = [account: string, previous: string | null, factor: string | null];

type ActionWords = {
  readonly title: string;
  readonly before: (...received: Values) => string;
  readonly button: string;
  readonly doneTitle: string;
  readonly after: (...received: Values) => string;
};

const ACTIONS: Readonly<Record<MailedAction['operation'], ActionWords>> = {
  resetPassword: {
    title: 'Choose a new password',
    before: (account) => `For the account ${account}. The old password stops working, and every other session ends.`,
    button: 'Save the new password',
    doneTitle: 'Your password is changed',
    after: (account) => `From now on, ${account} signs in with the new password.`,
  },
  verifyEmail: {
    title: 'Confirm your address',
    before: (account) => `This confirms that ${account} is yours.`,
    button: 'Confirm the address',
    doneTitle: 'Your address is confirmed',
    after: (account) => `${account} is confirmed.`,
  },
  recoverEmail: {
    title: 'Take your old address back',
    before: (account, previous) =>
      `The account goes back to ${account}${previous === null ? '' : ` and no longer uses ${previous}`}.`,
    button: 'Take the address back',
    doneTitle: 'You have your address back',
    after: (account) =>
      `The account is ${account} again. If it was not you who changed it, somebody may know your password: reset it now.`,
  },
  verifyAndChangeEmail: {
    title: 'Change your address',
    before: (account, previous) =>
      `The account ${previous === null ? '' : `${previous} `}becomes ${account}. You sign in with the new address from then on.`,
    button: 'Change the address',
    doneTitle: 'Your address is changed',
    after: (account) => `Sign in with ${account} from now on.`,
  },
  signIn: {
    title: 'Sign in with this link',
    before: () => 'Enter the address to which the link was mailed: nobody else can use it then.',
    button: 'Sign in',
    doneTitle: 'You are signed in',
    after: () => 'One moment.',
  },
  revertSecondFactorAddition: {
    title: 'Remove a second step',
    before: (account, _previous, factor) =>
      `${factor === null ? 'The second step that was added' : `The second step “${factor}”`} is no longer asked for when ${account} signs in.`,
    button: 'Remove the second step',
    doneTitle: 'The second step is removed',
    after: (account) => `If it was not you who added it, somebody may know the password of ${account}: reset it now.`,
  },
};

/** What the pages of mailed links and of the forgotten password say. */
export const identityTexts = defineTexts('identity', {
  resetTitle: 'Reset your password',
  mailedTab: 'Link from your mail',
  backToSignIn: 'Back to sign-in',
  lookIntoMail: 'Check your email',
  resetSent: (email: string) =>
    `If there is an account for ${email}, a mail is on its way. Its link lets you choose a new password. Nothing there? Check the spam folder, or try again in a few minutes.`,
  send: 'Send the mail',
  sendAnother: 'Send another mail',
  verificationSent: (email: string) => `A link is on its way to ${email}.`,
  sendLink: 'Send the link',
  sendNewLink: 'Send a new link',
  newPassword: 'New password',
  oneMoment: 'One moment',
  checking: 'Checking the link…',
  toSignIn: 'Go to sign-in',
  mySales: 'My sales',
  resetPassword: 'Reset the password',
  continue: 'Continue',
  notChecked: 'The link could not be checked',
  notWorking: 'This link does not work',
  tryAgain: 'Try again',
  askForNew: 'Ask for a new link',
  thisAccount: 'this account',
  wrongAddress: 'The link was not mailed to this address. Enter the one to which the mail came.',
  refusals: {
    'invalid-action-code': 'The link was used before, a newer one replaced it, or part of it was cut off.',
    'expired-action-code': 'The link is too old: links of this kind work for a short time only.',
    'user-not-found': 'The account of this link is no longer there.',
    'email-already-in-use': 'The address belongs to another account by now.',
  },
  actions: ACTIONS,
});
