import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** What came of a lot in the sale: how it is entered, corrected, and why it cannot be. */
export const resultTexts = defineTexts('results', {
  enter:
    'Enter what came of the lot. It can be corrected until the sale is closed. Visitors see it once the owner publishes the changes.',
  sell: 'Sold',
  pass: 'Passed',
  takeBack: 'Take the result back',
  /** `price`: with its currency. */
  isSold: (price: string) => `Sold for ${price}.`,
  noPriceYet: 'Sold, no price yet.',
  isPassed: 'Passed: this lot was not sold.',
  isWithdrawn: 'This lot is withdrawn from the sale.',
  noResult: 'No result was entered.',
  correct: 'The result can be corrected until the sale is closed.',
  closed: 'The sale is closed. Its results no longer change.',
  notPublished: 'Results are entered while the sale is published.',
  priceMissing: 'Enter the hammer price first.',
  earlyTitle: 'Enter a result already?',
  /** `day`: `Thursday, 3 December 2026`. */
  earlyText: (day: string) => `The sale is on ${day}.`,
  earlyYes: 'Enter it',
  earlyNo: 'Not yet',
  neverOffered: (lot: string) => `${lot} was not published. Only a published lot gets a result.`,
  /** Of many lots in one act. */
  passed: (lots: number) => (lots === 1 ? 'One lot is passed.' : `${inDigits(lots)} lots are passed.`),
  passChosen: 'Mark as passed',
  /** Leads to the prices in the table, one below the other. */
  enterAll: 'Enter results',
  noneOffered: 'No lot of this sale is published. Only a published lot gets a result.',
  allEntered: 'Every lot has its result.',
  lacking: (lots: number) => (lots === 1 ? 'One lot has no result yet' : `${inDigits(lots)} lots have no result yet`),
});
