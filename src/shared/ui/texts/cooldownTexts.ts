import { defineTexts } from '../../messages/texts';

/** What a button says that cannot be pressed just now. */
export const cooldownTexts = defineTexts('rest', {
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
  started: (seconds: number) => `You can try again in ${seconds} seconds.`,
  offline: 'You are offline. This needs a connection; what you have typed stays here.',
});
