import type { CatalogueStatus, PublishedLot } from '../../domain/catalogue/catalogue';
import { lotFieldNames } from '../../shared/lotFieldNames';
import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';

const inDigits = countIn('en');

/** The public catalogue. */
export const catalogueTexts = defineTexts('catalogue', {
  catalogue: 'Catalogue',
  loading: 'Loading the catalogue…',
  missing: 'There is no catalogue here',
  missingText: 'The address may be wrong. Check it, or ask the auction house for it.',
  offline: 'This catalogue is not online at present',
  offlineText:
    'The auction house has taken it offline, or is still publishing it. When it comes back, it is at this address again.',
  /** For people who are signed in, whose sale it may be. */
  offlineOwn: 'Is it your sale? Its settings say how to publish the catalogue again.',
  toSettings: 'Settings of the sale',
  failed: 'The catalogue could not be loaded',
  failedText: 'Check your connection and try again.',
  again: 'Try again',
  lots: (lots: number) => (lots === 1 ? 'One lot' : `${inDigits(lots)} lots`),
  lot: (number: string) => `Lot ${number}`,
  lotMissing: (number: string) => `The catalogue has no lot ${number}.`,
  allLots: 'All lots',
  previous: 'Previous lot',
  next: 'Next lot',
  neighbours: 'Lots before and after',
  estimate: 'Estimate',
  startPrice: 'Starting price',
  buyNow: 'Buy now',
  quantity: 'Quantity',
  estimateFrom: (amount: string) => `from ${amount}`,
  estimateUpTo: (amount: string) => `up to ${amount}`,
  facts: lotFieldNames,
  lotTypes: {
    asOneLot: 'Sold as one lot',
    timesTheMoney: 'Bids are for each piece, times the quantity',
    choice: 'The highest bidder chooses among the pieces',
  } satisfies Record<Exclude<PublishedLot['lotType'], 'single'>, string>,
  states: {
    sold: 'Sold',
    passed: 'Passed, not sold',
    withdrawn: 'Withdrawn, not for sale',
  } satisfies Record<Exclude<CatalogueStatus, 'published'>, string>,
  photo: (number: number, photos: number) => `Photo ${number} of ${inDigits(photos)}`,
  enlarge: (photo: string) => `${photo}, in full size`,
});
