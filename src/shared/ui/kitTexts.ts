import { defineTexts } from '../messages/texts';

/** What fields and buttons of the kit say by themselves. */
export const kitTexts = defineTexts('kit', {
  email: 'Email',
  show: 'Show',
  showWhat: ' password',
  needs: 'What it needs:',
  needsList: 'What the password needs',
  met: ': met',
  notMet: ': not met yet',
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
  restStarted: (seconds: number) => `You can try again in ${seconds} seconds.`,
});
