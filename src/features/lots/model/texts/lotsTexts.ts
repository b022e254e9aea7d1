import type { LotType } from '../../../../domain/lots/lot';
import type { Missing } from '../../../../domain/lots/readiness';
import { lotFieldNames, privateFieldNames } from '../../../../shared/lotFieldNames';
import { defineTexts } from '../../../../shared/messages/texts';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('en');

/** What is said of one lot. */
export const lotTexts = defineTexts('lot', {
  lot: (number: string) => `Lot ${number}`,
  withoutNumber: 'Lot without a number',
  /** In place of a number that is still to come. `place`: among the lots that wait for theirs. */
  newMark: (place: number) => `new ${place}`,
  newLot: (place: number) => `New lot ${place}`,
  /** `number`: the one that the lot asks for. */
  askedMark: (number: string) => `${number}?`,
  askedLot: (number: string) => `Lot ${number}, not confirmed yet`,
  markHint: 'It gets its number when this device is online again.',
  /** `name`: a lot that was just made. */
  newHidden: (name: string) => `${name} is there. The search or a filter does not show it.`,
  aLot: 'A lot',
  fields: { ...lotFieldNames, hammer: 'Hammer price' },
  privateFields: privateFieldNames,
  lotTypes: {
    single: 'Single lot',
    asOneLot: 'Sold as one lot',
    timesTheMoney: 'Times the money',
    choice: 'Choice',
  } satisfies Record<LotType, string>,
  missing: {
    photo: 'a stored photo',
    number: 'a lot number',
    title: 'a title',
    description: 'a description',
    estimateLow: 'a low estimate',
    estimateHigh: 'a high estimate',
    estimateOrder: 'a high estimate above the low one',
  } satisfies Record<Missing, string>,
  /** `list`: what is missing, joined as the language joins. */
  stillNeeds: (list: string) => `It still needs ${list}.`,
  amountUnread: 'An amount or the lot number is not saved yet.',
  estimate: 'Estimate',
  estimateFrom: (amount: string) => `from ${amount}`,
  estimateUpTo: (amount: string) => `up to ${amount}`,
  gone: 'This lot is not in the sale. It may have been removed.',
  complete: 'This lot is complete and ready for the catalogue.',
  everythingHere: 'Everything the catalogue needs is here.',
  markReady: 'Mark as ready',
  backToDraft: 'Back to draft',
  describeNext: 'Describe the next lot',
  neighbours: 'Lots before and after',
  allLots: 'All lots',
  close: 'Close',
  closeEditor: 'Close the editor',
  previous: 'Previous lot',
  next: 'Next lot',
  oneLot: 'Lot',
  saving: 'Saving…',
});

/** What is said of the lots of a sale together. */
export const lotsTexts = defineTexts('lots', {
  lots: 'Lots',
  /** Once lots are in the catalogue, none need be ready any more. */
  count: (lots: number, ready: number, inCatalogue: number) =>
    [
      `${inDigits(lots)} ${lots === 1 ? 'lot' : 'lots'}`,
      ...(ready > 0 || inCatalogue === 0 ? [`${inDigits(ready)} ready`] : []),
      ...(inCatalogue > 0 ? [`${inDigits(inCatalogue)} in the catalogue`] : []),
    ].join(', '),
  readOnly: 'You may look, not change',
  newLot: 'New lot',
  cannotBeRead: 'The lots of this sale cannot be read',
  none: 'No lots yet',
  noneText:
    'Drop a folder of photos here, or choose photos. Each becomes a lot; 12-1.jpg and 12-2.jpg become lot 12 with two photos, 12A_1.jpg becomes lot 12A.',
  noneOnPhone: 'Take photos, or choose those that you have. Each becomes a lot.',
  firstPhotos: 'Add the first photos',
  fromSpreadsheet: 'Begin with a spreadsheet',
  noneToSee: 'Nobody has added a lot to this sale so far.',
  notDescribed: 'not described yet',
  untitled: 'Untitled',
  noEstimate: 'No estimate',
  statuses: {
    draft: 'draft',
    ready: 'ready',
    published: 'published',
    sold: 'sold',
    passed: 'passed',
    withdrawn: 'withdrawn',
  },
  /** What came of a lot in the sale, where its state alone does not say it. */
  noResult: 'no result yet',
  soldFor: (price: string) => `sold for ${price}`,
  soldNoPrice: 'sold, no price yet',
  photosOf: (photos: number) => (photos === 1 ? ' photo' : ' photos'),
  photoNotStored: 'Photo not stored',
  needsAttention: 'Needs attention',
  notAccepted: 'The server did not accept these changes. They are kept until you decide.',
  retry: 'Retry',
  copy: 'Copy',
  discard: 'Discard',
  renumbered: (wanted: string, now: string) => `Lot ${wanted} was taken in the meantime. The new lot is ${now}.`,
  nothingKept:
    'This browser does not let Lotsmith store anything on this device. Your work is safe once it says “Sent”.',
});
