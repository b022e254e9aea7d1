import { defineTexts } from '../../../shared/messages/texts';

/** What is said about every way to sign in beside the password. */
export const signInMethodsTexts = defineTexts('signInMethods', {
  title: 'Other ways to sign in',
  continueWith: (provider: string) => `Continue with ${provider}`,
  goingTo: (provider: string) => `Going to ${provider}…`,
  /** What a wrong password is called by the service; here there was none. */
  notConfirmed: (provider: string) => `${provider} did not confirm who you are. Try again, or use another way.`,
  sameWindow: 'Use this window instead',
  phone: 'Continue with a phone number',
  link: 'Mail me a sign-in link',
  anonymous: 'Look around without an account',
  back: 'Back',

  phoneTitle: 'Your phone number',
  phoneIntro: 'We send a code to it by text message. Your provider may charge for the message.',
  sendCode: 'Send the code',
  badNumber:
    'That is not a phone number. Write it as you would dial it, or with its country’s code, such as +49 30 901820.',
  missingNumber: 'Enter your phone number.',
  codeTitle: 'Enter the code',
  codeIntro: (phoneNumber: string) => `We sent a code to ${phoneNumber}.`,
  otherNumber: 'Another number',

  linkTitle: 'A link instead of a password',
  linkIntro: 'We mail you a link. It signs you in on the device where you open it.',
  sendLink: 'Mail me the link',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `We sent a link to ${email}. Open it on this or another device. Nothing there? Check the spam folder, or send another one.`,
  resendLink: 'Send another link',
  otherAddress: 'Another address',

  secondTitle: 'One more step',
  secondLoading: 'One moment.',

  conflict: (email: string | null, provider: string) =>
    `There is already an account for ${email ?? 'this address'}. Sign in the way you know; ${provider} is added afterwards.`,
  conflictLink: (provider: string) =>
    `With a mailed link you would leave this page, and what ${provider} told us is not kept on the way: to sign in by link, cancel here, and add ${provider} on your account page afterwards.`,
  cancel: 'Cancel',
});
