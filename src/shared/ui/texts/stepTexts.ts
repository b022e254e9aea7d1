import { defineTexts } from '../../messages/texts';

/** What the steps after the first one say: codes, second steps. */
export const stepTexts = defineTexts('steps', {
  code: 'Code',
  missingCode: 'Enter the code.',
  confirm: 'Confirm',
  resend: 'Send another code',
  back: 'Back',
  secondTitle: 'One more step',
  whichFactor: 'Your account asks for a second step. How do you want to confirm that it is you?',
  phoneFactor: (name: string | null, phoneNumber: string | null) =>
    `A code to ${[name, phoneNumber].filter((part) => part !== null && part !== '').join(', ') || 'your phone'}`,
  appFactor: (name: string | null) =>
    name === null || name === '' ? 'The code of your authenticator app' : `The code of ${name}`,
  sending: 'The code is being sent…',
  phoneIntro: (phoneNumber: string | null) => `We sent a code to ${phoneNumber ?? 'your phone'}.`,
  appIntro: (name: string | null) =>
    name === null || name === ''
      ? 'Enter the six digits that your authenticator app shows now.'
      : `Enter the six digits that ${name} shows now.`,
  otherFactor: 'Another way',
  lost: 'Lost your device?',
  lostOther: 'Choose another way above, if your account has one.',
  lostHelp:
    'Nobody can take the second step for you, and a new password does not replace it. Write to the operator of this site: they can remove it once they know that it is you. On another device where you are still signed in, you can remove it yourself under “Account”.',
});
