import { defineTexts } from '../messages/texts';

/** What a resting button says. */
export const restTexts = defineTexts('rest', {
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
  started: (seconds: number) => `You can try again in ${seconds} seconds.`,
});
