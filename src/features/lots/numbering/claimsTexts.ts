import { defineTexts } from '../../../shared/messages/texts';

/** What is said of numbers that are held ahead, taken, or left behind. */
export const claimsTexts = defineTexts('claims', {
  numberedLater: (count: number) =>
    count === 1
      ? 'The server does not answer, and this device has no number left. The new lot gets its number when the server is back.'
      : `The server does not answer, and this device has no numbers left for ${count} of the new lots. They get them when the server is back.`,
  /** `free`: the numbers of this device as ranges, such as `13 to 37`; '' for none. */
  onlyAhead: (free: string) =>
    free === ''
      ? 'The server does not answer: no number can be given safely now. Nothing was changed.'
      : `The server does not answer: only the numbers held for this device are safe, ${free}. Nothing was changed.`,
  /** `keep`: lots that keep what they have. `other`: lots that took another number than they asked for. */
  lost: (keep: number, other: number) =>
    [
      `${keep + other} numbers were taken in the meantime.`,
      ...(keep > 0 ? [keep === 1 ? '1 lot keeps the number it has.' : `${keep} lots keep the numbers they have.`] : []),
      ...(other > 0 ? [other === 1 ? '1 lot has the next free one.' : `${other} lots have the next free ones.`] : []),
    ].join(' '),
  range: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  ahead: 'Held ahead',
  aheadMine: (numbers: string) => `${numbers}, for this device`,
  /** `moment`: since when, as the language writes it. */
  aheadOf: (numbers: string, name: string, moment: string) => `${numbers}, for a device of ${name} since ${moment}`,
  aheadOwn: (numbers: string, moment: string) => `${numbers}, for another device or browser of yours since ${moment}`,
  somebody: 'a colleague',
  aheadHint:
    'A device keeps these for lots that are made without a network. They go back when its session ends, or when it is not heard of for two weeks.',
  astray: 'Taken, but no lot has them',
  free: 'Free them',
  freeAsk: 'Free them…',
  freeQuestion: (name: string) =>
    `If ${name} is working without a network, lots there may bear these numbers already. They would get others.`,
  freeQuestionOwn:
    'If you have made lots there without a network, they may bear these numbers already. They would get others.',
  /** A number that was asked for. `lot`: the lot that asked for it and keeps its own. */
  heldAhead: (number: string, lot: string) =>
    `The number ${number} is held ahead for a device. ${lot} keeps the number it has. Under “Numbers” you see whose device it is, and can free the number.`,
  keep: 'Leave them',
  freed: (count: number) => (count === 1 ? '1 number is free again.' : `${count} numbers are free again.`),
  notFreed: 'The numbers could not be freed: the server did not answer. Try again when the network is back.',
});
