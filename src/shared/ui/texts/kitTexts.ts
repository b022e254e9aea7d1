import { defineTexts } from '../../messages/texts';

/** What the parts of the kit say by themselves. */
export const kitTexts = defineTexts('kit', {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  language: 'Language',
  /** Before a message, for those who do not see its colour. */
  tones: { info: 'Note: ', good: 'Done: ', warn: 'Warning: ', danger: 'Problem: ' },
  email: 'Email',
  show: 'Show',
  /** Read out after `show`. */
  showWhat: ' password',
  close: 'Close',
  lot: 'Lot ',
  lotWithoutNumber: 'Lot without a number',
  percent: (whole: number) => `${whole} %`,
});
