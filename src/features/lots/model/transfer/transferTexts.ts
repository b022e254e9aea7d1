import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';
import type { LeftReason, TransferSale, TransferStep } from './transferSlice';

const inDigits = countIn('en');

const lots = (count: number): string => (count === 1 ? 'one lot' : `${inDigits(count)} lots`);
const theLots = (count: number): string => (count === 1 ? 'The lot' : `The ${inDigits(count)} lots`);
const saleCalled = (title: string): string => (title === '' ? 'another sale' : `“${title}”`);

/** Lots that go to another sale. */
export const transferTexts = defineTexts('transfer', {
  ask: 'Move to another sale',
  title: (count: number) => `Move ${lots(count)} to another sale`,
  toSale: 'Sale',
  none: 'You have no other sale that is open and in which you edit.',
  cannot: 'Lots cannot go to these sales:',
  reasons: {
    viewer: 'you may only look at it',
    notOpen: 'its numbers are locked',
  } satisfies Record<Exclude<TransferSale['reason'], null>, string>,
  numbers: 'Lot numbers there',
  numberThere: 'The next free numbers',
  withoutNumber: 'None yet',
  otherCurrency: (here: string, there: string) =>
    `Prices here are in ${here}, there in ${there}. Figures are never converted.`,
  prices: 'Prices',
  pricesHint: 'Estimates, starting and buy-now prices, and the reserve.',
  dropPrices: 'Leave them out',
  keepPrices: (currency: string) => `Keep the figures, now in ${currency}`,
  explained:
    'Everything goes along: all fields, what only editors see, and the photos. The lots come to the end of the other sale. Each one goes into the trash here once it has arrived there completely.',
  undoLimits:
    'Undo brings the lots back here. What has arrived there stays there until you put it into the trash there.',
  cancel: 'Cancel',
  move: (count: number) => (count === 1 ? 'Move the lot' : `Move ${inDigits(count)} lots`),
  /** `sale`: its title; `''` when the sale is no longer among those of the person. */
  running: (count: number, sale: string) => `Moving ${lots(count)} to ${saleCalled(sale)}`,
  steps: {
    begun: 'The lots are being made there.',
    copying: 'Their photos are being copied.',
    arriving: 'The last photos are on their way.',
    clearing: 'The lots are going into the trash here.',
  } satisfies Record<TransferStep, string>,
  photosCopied: (done: number, all: number) => `${inDigits(done)} of ${inDigits(all)} photos copied`,
  goOnWorking:
    'You can go on working. Should this page close, the rest follows at your next start on this device. Until then the lots stay here too.',
  /** `sale`: as for `running`. */
  stopped: (sale: string) => `Moving to ${saleCalled(sale)} has stopped`,
  stoppedText: 'Nothing is lost: what has not arrived completely is still here. It goes on when you try again.',
  leftTitle: (count: number, sale: string) => `${theLots(count)} did not go to “${sale}” completely`,
  left: {
    gone: 'is no longer in this sale.',
    inTrash: 'was in the trash already and stays there.',
    published: 'is published and keeps its place. Withdraw it instead.',
    unsent: 'has changes or photos that are not sent. Settle them, then try again.',
    photoUnread: 'has a photo that could not be read. The lot stays here; try again.',
    noRoom: 'has photos for which this device has no room. The lot stays here; make room and try again.',
    notArrived: 'has not arrived completely. It is still here; try again.',
    changed: 'differs from its copy there. Both are kept: compare them and put the one you do not need into the trash.',
    trashedThere: 'was put into the trash there. It is still here.',
  } satisfies Record<LeftReason, string>,
  aLot: 'A lot',
  dismiss: 'Leave it so',
  moved: (count: number, sale: string) =>
    count === 1 ? `The lot is in “${sale}” now.` : `${inDigits(count)} lots are in “${sale}” now.`,
  /** Added to what is said of an undo. */
  stillThere: (sale: string) => `What went to “${sale}” is still there too: put it into the trash there.`,
});
