import { defineTexts } from '../../../shared/messages/texts';

/** What is demanded of a new password. */
export const passwordTexts = defineTexts('passwords', {
  atLeast: (length: number) => `At least ${length} characters`,
  atMost: (length: number) => `At most ${length} characters`,
  lowercase: 'A small letter (a–z)',
  uppercase: 'A capital letter (A–Z)',
  digit: 'A digit (0–9)',
  symbol: (examples: string) => `A symbol, such as ${examples}`,
  tooShort: 'The password is too short: use at least 6 characters.',
  unmet: 'The password does not meet every requirement yet.',
});
