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
  missingText: 'The address may be wrong, or the auction house has taken the catalogue offline.',
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
