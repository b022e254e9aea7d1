import type { NumberProblem } from '../../../../domain/typedNumbers/typedNumber';
import { defineTexts } from '../../../../shared/messages/texts';

/** What is said where the number of one lot is typed, and of lots that are put between two others. */
export const typedNumberTexts = defineTexts('typedNumber', {
  label: 'Lot number',
  problems: {
    notANumber: 'Write a number, with a letter behind it if you want one: 12 or 12A.',
    zero: 'Lot numbers begin with 1.',
    tooLarge: 'Lot numbers end at 99999.',
    oneLetter: 'Only one letter can stand behind a number, as in 12A.',
  } satisfies Record<NumberProblem, string>,
  empty: 'A lot keeps its number until it gets another one. Write one such as 12 or 12A.',
  kept: {
    published: 'A published lot keeps its number.',
    locked: 'The numbers of this sale are locked, so this lot keeps its number.',
  },
  /** `title`: of the lot that has the number; '' for none. */
  taken: (number: string, title: string) =>
    title === '' ? `Another lot has the number ${number}.` : `“${title}” has the number ${number}.`,
  held: (number: string) => `The number ${number} is kept for a lot of a colleague.`,
  letterOnly:
    'The numbers of this sale are locked. A lot without a number can only take one with a letter, such as 12A.',
  freeNow: (number: string) => `The number ${number} is free now. Press Enter to give it to this lot.`,
  enterForAlternatives: 'Press Enter to choose:',
  alternatives: 'What to do about the number',
  swap: (number: string, other: string) => `Swap: this lot ${number}, the other one ${other}`,
  nextFree: (number: string) => `Next free: ${number}`,
  letter: (number: string) => `With a letter: ${number}`,

  /** `lot`: a number, 12A. */
  insertAfter: (lot: string) => `Insert after ${lot}`,
  insertAfterUnnumbered: 'Insert after this lot',
  /** `number`: of the lot that was just put behind another one. */
  inserted: (number: string, before: string) => `Lot ${number} stands behind lot ${before}.`,
  lettersUsedUp: (number: number) =>
    `The letters behind ${number} are used up to Z. No lot was inserted. Give one of them another number first.`,
});
