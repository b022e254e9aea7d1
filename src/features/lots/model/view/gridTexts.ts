import { defineTexts } from '../../../../shared/messages/texts';
import type { CellMark } from './cellMarks';
import type { CellProblem } from '../fields/cellValues';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('en');

/** The grid of all lots of a sale. */
export const gridTexts = defineTexts('grid', {
  columns: { number: 'Lot', status: 'Status', needs: 'Still needs' },
  /** The empty cell of a field that the catalogue needs. */
  needed: 'needed',
  selectLot: (name: string) => `Choose ${name}`,
  selectAll: 'Choose all lots shown',
  /** In the head of the column of numbers. */
  numbersLocked: 'The numbers of this sale are locked.',
  editing: (column: string, lot: string) => `${column}, ${lot}`,
  problems: {
    notANumber: 'Write the amount in figures, such as 1,200.',
    otherCurrency: 'This is not the currency of the sale. Convert the amount, and write it without a sign.',
    negative: 'An amount cannot be below zero.',
    tooManyDecimals: 'This currency does not have that many decimals.',
    tooLarge: 'This amount is too large.',
    upsideDown: 'The low end of a range comes first, such as 1,200–1,800.',
    oneAmount: 'Write one amount here. A range goes into the estimates.',
    notACount: 'Write a whole number from 1 to 100,000.',
    notAChoice: 'Choose one of the kinds of lots.',
    tooLong: 'This text is too long for its field. Shorten it.',
    notAResult: 'Write the price in figures, such as 1,200, or “passed” or “withdrawn”.',
    notADecimal: 'Write a number in figures, such as 12.5.',
    notAValue: 'Choose one of the values of this column.',
    notYesOrNo: 'Write yes or no.',
  } satisfies Record<CellProblem, string>,
  /** Under an amount that is typed in another way than it is shown. `amount`: as it is shown. */
  understood: (amount: string) => `Understood as ${amount}`,
  notSaved: (problem: string) => `Not saved: ${problem}`,
  marks: {
    wrongOrder: 'The high estimate must be above the low one.',
    startAboveLow: 'The starting price must not be above the low estimate.',
    buyNowBelowLow: 'The buy-now price must not be below the low estimate.',
    reserveAboveLow: 'The reserve must not be above the low estimate.',
  } satisfies Record<CellMark, string>,
  search: 'Search',
  searchHint: 'Search all texts',
  state: 'Status',
  anyState: 'Any status',
  category: 'Category',
  anyCategory: 'All categories',
  problem: 'Problems',
  anyProblem: 'All lots',
  needing: 'Not complete',
  lacking: {
    noPhoto: 'Without a photo',
    noTitle: 'Without a title',
    noDescription: 'Without a description',
    noEstimate: 'Without an estimate',
  },
  nextNeed: {
    noPhoto: (lots: number) => (lots === 1 ? 'One lot needs a photo' : `${inDigits(lots)} lots need a photo`),
    noTitle: (lots: number) => (lots === 1 ? 'One lot needs a title' : `${inDigits(lots)} lots need a title`),
    noDescription: (lots: number) =>
      lots === 1 ? 'One lot needs a description' : `${inDigits(lots)} lots need a description`,
    noEstimate: (lots: number) =>
      lots === 1 ? 'One lot needs an estimate' : `${inDigits(lots)} lots need an estimate`,
    toCheck: (lots: number) =>
      lots === 1 ? 'One lot is still to be checked' : `${inDigits(lots)} lots are still to be checked`,
  },
  showThem: (lots: number) => (lots === 1 ? 'Show it' : 'Show them'),
  contradicting: 'Prices that do not fit',
  attention: 'Needs attention',
  toCheck: 'To check',
  reset: 'Show all in sale order',
  chooseColumns: 'Columns',
  keys: 'Keys',
  density: 'Rows',
  densities: { comfortable: 'Comfortable rows', compact: 'Compact rows' },
  shown: (shown: number, all: number) => {
    const lots = all === 1 ? '1 lot' : `${inDigits(all)} lots`;
    return shown === all ? lots : `${inDigits(shown)} of ${lots}`;
  },
  noneFound: 'No lot fits this view.',
  cellsChosen: (rows: number, columns: number) => `${inDigits(rows)} × ${inDigits(columns)} cells chosen`,
  /** `name`: a lot that was just made. */
  made: (name: string) => `New: ${name}. It is marked.`,
  copied: (cells: number) => (cells === 1 ? 'One cell copied.' : `${inDigits(cells)} cells copied.`),
  changed: (lots: number) => (lots === 1 ? 'One lot changed.' : `${inDigits(lots)} lots changed.`),
  nothingChanged: 'Nothing changed.',
  tooLarge: 'Nothing was pasted: this is too much for one go. Copy fewer rows and paste them one part after the other.',
  unread: (cells: number) =>
    cells === 1
      ? 'One text cannot be read; it stays in its cell and is not saved.'
      : `${inDigits(cells)} texts cannot be read; they stay in their cells and are not saved.`,
  beyondRows: (rows: number) =>
    rows === 1
      ? 'One row did not fit below the last lot and was left out. Add a lot first.'
      : `${inDigits(rows)} rows did not fit below the last lot and were left out. Add lots first.`,
  beyondColumns: (columns: number) =>
    columns === 1
      ? 'One column did not fit and was left out.'
      : `${inDigits(columns)} columns did not fit and were left out.`,
  fixedLeft: (cells: number) =>
    cells === 1
      ? 'One cell stayed as it is: numbers are not cleared or repeated, and a status is not typed.'
      : `${inDigits(cells)} cells stayed as they are: numbers are not cleared or repeated, and a status is not typed.`,
  numbersLeft: (cells: number) =>
    cells === 1
      ? 'One number could not be given and stays in its cell with a mark. Press Enter there to see why, and to choose.'
      : `${inDigits(cells)} numbers could not be given and stay in their cells with a mark. Press Enter there to see why, and to choose.`,
  numbersKept: (lots: number) =>
    lots === 1
      ? 'One lot keeps its number, because it is published or the numbers are locked.'
      : `${inDigits(lots)} lots keep their numbers, because they are published or the numbers are locked.`,
  working: (done: number, total: number) => `Changing ${inDigits(done)} of ${inDigits(total)} lots…`,
  sortBy: (column: string) => `Sort by ${column}`,
  resize: (column: string) => `Width of ${column}`,
});

/** Changing many lots at once. */
export const bulkTexts = defineTexts('bulk', {
  chosen: (lots: number) => (lots === 1 ? 'One lot chosen' : `${inDigits(lots)} lots chosen`),
  /** The same where there is little room, beside a button that lets them go. */
  chosenShort: (lots: number) => (lots === 1 ? 'One lot' : `${inDigits(lots)} lots`),
  chosenOne: 'chosen',
  chooseAll: 'Choose all',
  set: 'Set a field',
  replace: 'Find and replace',
  adjust: 'Adjust prices',
  letGo: 'Choose none',
  ready: 'Mark ready',
  toDraft: 'Back to draft',
  duplicate: 'Duplicate',
  toTrash: 'To the trash',
  more: 'More',
  /** Begins with `more`, which is what the button shows. */
  moreOfChosen: 'More for the chosen lots',
  field: 'Field',
  allTexts: 'All texts',
  value: 'New value',
  valueFirst: 'Give a value first.',
  valueUnread: 'This value does not fit the field.',
  setIn: (lots: number) => (lots === 1 ? 'Set in one lot' : `Set in ${inDigits(lots)} lots`),
  clearIn: (lots: number) => (lots === 1 ? 'Clear in one lot' : `Clear in ${inDigits(lots)} lots`),
  find: 'Find',
  replaceBy: 'Replace by',
  matchCase: 'Capital and small letters count',
  places: (places: number, lots: number) =>
    `${places === 1 ? 'One place' : `${inDigits(places)} places`} in ${lots === 1 ? 'one lot' : `${inDigits(lots)} lots`}`,
  nowhere: 'Not found in the chosen lots.',
  findFirst: 'Say what is to be found first.',
  replaceNow: (places: number) => (places === 1 ? 'Replace one place' : `Replace ${inDigits(places)} places`),
  percent: 'Change in percent',
  percentHint: '10 makes prices higher by a tenth, -10 lower by a tenth.',
  notPercent: 'Write a number from -100 to 1,000.',
  prices: 'Which prices',
  rounding: 'Prices are rounded as estimates are printed: to tens below 1,000, to hundreds below 10,000.',
  example: (before: string, after: string) => `${before} becomes ${after}`,
  percentFirst: 'Give the percent first.',
  noPrices: 'This changes no price of the chosen lots.',
  adjustNow: (prices: number) => (prices === 1 ? 'Change one price' : `Change ${inDigits(prices)} prices`),
});

/** Arranging the columns. */
export const columnTexts = defineTexts('gridColumns', {
  title: 'Columns',
  shownHint: 'The lot stands first. Choose the other columns, their order and width.',
  earlier: (column: string) => `${column} further left`,
  later: (column: string) => `${column} further right`,
  narrower: (column: string) => `${column} narrower`,
  wider: (column: string) => `${column} wider`,
  reset: 'Reset the columns',
});
