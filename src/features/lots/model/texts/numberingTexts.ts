import type { SkipReason } from '../../../../domain/numbering/numbering';
import type { BandProblem, NumberingProblem } from '../../../../domain/numbering/numberingChoices';
import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

const lots = (count: number): string => `${inDigits(count)} ${count === 1 ? 'lot' : 'lots'}`;

/** What is said of the numbers of a sale. */
export const numberingTexts = defineTexts('numbering', {
  panel: 'Numbers',
  allWell: 'No number is missing or held twice.',
  findings: (count: number) => (count === 1 ? '1 problem' : `${inDigits(count)} problems`),
  /** After “Numbers”: lots that get one by themselves. */
  waitingCount: (count: number) => `${inDigits(count)} waiting`,
  waiting: 'Lots that get their number when this device is online again',
  gapCount: (count: number) => (count === 1 ? '1 gap' : `${inDigits(count)} gaps`),
  /** After “Numbers”: how many of them people took along. */
  alongCount: (count: number) => `${inDigits(count)} taken along`,
  /** After “Numbers”: the sale is not open. */
  lockedWord: 'locked',
  duplicates: 'Held by more than one lot',
  gaps: 'Numbers nobody has',
  unnumbered: 'Lots without a number',
  strayLetters: 'Letters that do not follow their number',
  goToGap: (from: number, to: number, lot: string) =>
    from === to ? `${from} is missing, after ${lot}` : `${from} to ${to} are missing, after ${lot}`,
  /** `place`: where the lot stands in the sale, from 1. */
  goToUnnumbered: (place: number, title: string) =>
    title === '' ? `The lot in place ${place}` : `${title}, in place ${place}`,
  more: (count: number) => `and ${inDigits(count)} more`,

  numberLots: 'Number lots…',
  title: 'Number lots',
  locked:
    'The numbers of this sale are locked. Lots that have one keep it; a lot without a number takes a letter behind the lot before it, such as 12A after 12.',
  scope: 'Which lots',
  scopeAll: (count: number) => `All ${lots(count)}, in sale order`,
  scopeChosen: (count: number) => (count === 1 ? 'The chosen lot' : `The ${inDigits(count)} chosen lots`),
  start: 'Begin with',
  startHint: 'Such as 12. With 12A, each lot takes the next letter.',
  /** `start`: as it was typed, 12A. */
  startLetterHint: (start: string) =>
    `Each lot takes the next free letter from ${start} on. The other choices are for numbers without letters.`,
  onlyWithoutLetter: 'Only for numbers that begin without a letter.',
  step: 'Count in steps of',
  stepHint: '1 gives 1, 2, 3. 10 gives 10, 20, 30.',
  freeEvery: 'Leave free: one number in every',
  freeEveryHint: '0 leaves none free. 5 leaves every fifth number for a later lot.',
  categoryGap: 'Leave free after each category',
  letters: 'Letters',
  lettersKeep: 'Keep: 12A stays behind 12',
  lettersDrop: 'Drop: each lot gets a number of its own',
  bands: 'Numbers for a category',
  bandsHint: 'All lots of the category take their numbers from here; the other lots pass over them.',
  addBand: 'Add a category',
  category: 'Category',
  chooseCategory: 'Choose',
  from: 'From',
  to: 'To',
  removeBand: (category: string) => (category === '' ? 'Remove this category' : `Remove ${category}`),
  band: (place: number) => `Category ${place}`,
  problems: {
    start: 'Write a number from 1 to 99999, with one letter behind it if you want: 12 or 12A.',
    step: 'Write a whole number from 1 to 1000.',
    freeEvery: 'Write 0 for none, or a whole number from 2 to 1000.',
    categoryGap: 'Write a whole number from 0 to 1000.',
  } satisfies Record<NumberingProblem, string>,
  bandProblems: {
    range: 'Write two whole numbers from 1 to 99999.',
    upsideDown: 'The second number must not be below the first.',
    overlap: 'These numbers overlap with those of a category above.',
    categoryMissing: 'Choose a category, or remove this line.',
    categoryTwice: 'This category has numbers above already.',
  } satisfies Record<BandProblem, string>,

  preview: 'What changes',
  /** Counts of lots. */
  summary: (changed: number, same: number, left: number) =>
    [
      changed === 0 ? 'No number changes' : `${lots(changed)} ${changed === 1 ? 'changes' : 'change'}`,
      ...(same > 0
        ? [`${inDigits(same)} ${same === 1 ? 'stays' : 'stay'} as ${same === 1 ? 'it is' : 'they are'}`]
        : []),
      ...(left > 0 ? [`${inDigits(left)} left out`] : []),
    ].join(', '),
  lot: 'Lot',
  old: 'Old',
  now: 'New',
  none: 'none',
  untitled: 'Untitled',
  andMore: (count: number) => `… and ${inDigits(count)} more.`,
  fixFirst: 'Correct what is marked to see the new numbers.',
  passedOver: 'Passed over',
  /** `numbers`: as ranges. */
  passedKept: (numbers: string) => `${numbers}, of lots that keep their numbers`,
  passedHint:
    'People took these along for lots that are made without a network. Free them if you are sure that nobody needs them there, or begin with another number.',
  skipped: 'Left out',
  skipReasons: {
    published: (count: number) => `${lots(count)}: published lots keep their number.`,
    locked: (count: number) => `${lots(count)}: the numbers of this sale are locked.`,
    noNumberBefore: (count: number) =>
      `${lots(count)}: no lot with a number comes before. Move ${count === 1 ? 'it' : 'them'} behind one.`,
    lettersUsedUp: (count: number) => `${lots(count)}: the letters behind that number are used up to Z.`,
    bandFull: (count: number) => `${lots(count)}: the numbers of the category are used up. Widen its range.`,
    numbersUsedUp: (count: number) => `${lots(count)}: there is no number left up to 99999.`,
  } satisfies Record<SkipReason, (count: number) => string>,
  nothingToApply: 'No lot would get another number.',
  apply: (count: number) => (count === 0 ? 'Number lots' : `Number ${lots(count)}`),
  cancel: 'Cancel',
  close: 'Close',
  again: 'Number again',

  working: (settled: number, total: number) => `${inDigits(settled)} of ${inDigits(total)} sent`,
  workingText: 'The new numbers are shown already. You may close this and go on; they are sent in the background.',
  done: (count: number) =>
    count === 1 ? '1 lot has its new number.' : `${inDigits(count)} lots have their new numbers.`,
  doneNone: 'No lot has a new number.',
  taken: (count: number) =>
    count === 1
      ? '1 number was taken meanwhile. Look at this lot:'
      : `${inDigits(count)} numbers were taken meanwhile. Look at these lots:`,
  takenMeanwhile: (count: number) =>
    count === 1
      ? '1 number was taken meanwhile: that lot has another one than planned.'
      : `${inDigits(count)} numbers were taken meanwhile: those lots have others than planned.`,
  refused: (count: number) => `${lots(count)} could not be numbered. See “Needs attention”.`,
  notBegun: 'The lots could not be numbered like this. Nothing was changed.',
});

/** What is said of the places of lots in the sale. */
export const placeTexts = defineTexts('lotPlaces', {
  handle: (lot: string) => `Move ${lot}`,
  handleHint: 'Drag, or press for other ways. Alt and the arrow keys move it too.',
  dialog: (count: number) => (count === 1 ? 'Move the lot' : `Move ${inDigits(count)} lots`),
  where: 'Where to',
  toPosition: 'To a position in the sale',
  afterLot: 'Behind a lot',
  position: 'Position',
  positionHint: (count: number) => `1 is the beginning, ${inDigits(count)} the end.`,
  number: 'Number of the lot',
  numberHint: 'Such as 12 or 12A.',
  positionProblem: (count: number) => `Write a whole number from 1 to ${inDigits(count)}.`,
  /** `number`: as lots show it, 12A. */
  numberProblem: (number: string) => `No other lot of this sale has the number ${number}.`,
  move: 'Move',
  cancel: 'Cancel',
  unmoved: 'Nothing moved: it is there already.',
  /** Positions count from 1. */
  moved: (lot: string, position: number, count: number) =>
    `${lot}: position ${inDigits(position)} of ${inDigits(count)}`,
  movedMany: (count: number, first: number, last: number, all: number) =>
    `${inDigits(count)} lots: positions ${inDigits(first)} to ${inDigits(last)} of ${inDigits(all)}`,
  dragging: (count: number) => `${inDigits(count)} lots`,
  cancelled: 'Put back.',
  sorted: 'Nothing moved: the table is sorted by a column. Show it in sale order to move lots.',
  moveChosen: 'Move…',
});
