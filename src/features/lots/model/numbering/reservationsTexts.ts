import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';
import type { TakingProblem } from './reservationsSlice';

const inDigits = countIn('en');

/** What is said of numbers that people take along, that come later, or that were taken. */
export const reservationsTexts = defineTexts('claims', {
  /** `count`: lots without a number, the first of a work without a network. */
  numberedLater: (count: number) =>
    count === 1
      ? 'The server does not answer: the new lot has a mark in place of a number. It gets its number when this device is online again.'
      : `The server does not answer: ${inDigits(count)} new lots have marks in place of numbers. They get their numbers when this device is online again.`,
  /** `numbers`: as ranges, such as `41 to 52`. */
  came: (count: number, numbers: string) =>
    count === 1
      ? `1 lot has got its number: ${numbers}.`
      : `${inDigits(count)} lots have got their numbers: ${numbers}.`,
  /** `free`: the numbers that were taken along on this device as ranges, such as `13 to 37`; '' for none. */
  onlyAhead: (free: string) =>
    free === ''
      ? 'The server does not answer: no number can be given safely now. Nothing was changed.'
      : `The server does not answer: only the numbers that you took along are safe, ${free}. Nothing was changed.`,
  /** `keep`: lots that keep what they have. `other`: lots that took another number than they asked for. */
  lost: (keep: number, other: number) =>
    [
      `${inDigits(keep + other)} numbers were taken in the meantime.`,
      ...(keep > 0
        ? [keep === 1 ? '1 lot keeps the number it has.' : `${inDigits(keep)} lots keep the numbers they have.`]
        : []),
      ...(other > 0
        ? [other === 1 ? '1 lot has the next free one.' : `${inDigits(other)} lots have the next free ones.`]
        : []),
    ].join(' '),
  range: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  ahead: 'Taken along',
  aheadMine: (numbers: string) => `${numbers}, by you, on this device`,
  /** `moment`: since when, as the language writes it. */
  aheadOf: (numbers: string, name: string, moment: string) => `${numbers}, by ${name} since ${moment}`,
  aheadOwn: (numbers: string, moment: string) => `${numbers}, by you on another device or browser since ${moment}`,
  somebody: 'a colleague',
  aheadHint:
    'New lots on that device use these numbers, also without a network; everybody else passes over them. What is left goes back by itself when the device is online again and its lots are sent.',
  giveBack: 'Give back',
  givenBack: (count: number, numbers: string) =>
    count === 1
      ? `1 number that you took along is free again: ${numbers}.`
      : `${inDigits(count)} numbers that you took along are free again: ${numbers}.`,
  free: 'Free them',
  freeAsk: 'Free them…',
  freeQuestion: (name: string) =>
    `If ${name} is working without a network, lots there may bear these numbers already. They would get others.`,
  freeQuestionOwn:
    'If you have made lots there without a network, they may bear these numbers already. They would get others.',
  /** A number that was asked for. `lot`: the lot that asked for it and keeps its own. */
  reservedAhead: (number: string, lot: string) =>
    `Somebody took the number ${number} along. ${lot} keeps the number it has. Under “Numbers” you see who it is, and can free the number.`,
  /** A number that was asked for by a lot that has none. */
  noneLeft: (number: string) => `The number ${number} is taken, and none after it is free. The lot has no number.`,
  keep: 'Leave them',
  freed: (count: number) => (count === 1 ? '1 number is free again.' : `${inDigits(count)} numbers are free again.`),
  notFreed: 'The numbers could not be freed: the server did not answer. Try again when the network is back.',

  take: 'Take numbers along…',
  takeTitle: 'Take numbers along',
  takeText:
    'For a place without signal: nobody else can get these numbers, and lots that you make on this device have them at once.',
  howMany: 'How many',
  howManyProblem: (most: number) => `Write a whole number from 1 to ${inDigits(most)}.`,
  fromNumber: 'From number',
  fromProblem: (most: number) => `Write a whole number from 1 to ${most}.`,
  /** `numbers`: as ranges. */
  takePreview: (numbers: string) => `You take along: ${numbers}.`,
  takePassing: 'Numbers that are taken are passed over.',
  takeApply: 'Take along',
  takeWorking: 'Taking them along…',
  cancel: 'Cancel',
  takenAlong: (numbers: string) => `You have taken along: ${numbers}.`,
  takeProblems: {
    offline: 'Numbers can only be taken along while this device is online. Take them before you leave the network.',
    notKept: 'This browser does not let Lotsmith store anything on this device, so no numbers can be taken along here.',
    notAnswered:
      'The server did not answer. Under “Numbers” you see whether some were taken along. Try again when the network is back.',
    noneFree: 'There are not that many free numbers from there on. Begin with a smaller number, or take fewer.',
  } satisfies Record<TakingProblem, string>,
});
