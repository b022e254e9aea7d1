import { defineTexts } from '../../../shared/messages/texts';

/** The dialog that asks the person to sign in once more. */
export const reauthTexts = defineTexts('reauth', {
  title: 'Sign in once more to continue',
  why: (email: string) =>
    `We want to be sure that this is you, ${email}. What you were doing continues when you have signed in.`,
  whyNameless: 'We want to be sure that this is you. What you were doing continues when you have signed in.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'That is not the password of this account. Check it and try again.',
  withPassword: 'Continue',
  withProvider: (provider: string) => `Continue with ${provider}`,
  or: 'or',
  otherWay: 'Another way',
  withPhone: 'Send a code to my phone',
  sentTo: (phoneNumber: string) => `We sent a code to ${phoneNumber}.`,
  withLink: 'Send a link to my email address',
  linkSent: (email: string) =>
    `A link is on its way to ${email}. Open it in this browser, then come back to this page.`,
  elsewhere: 'I have used the link',
});
