import { noSource, readAgain, stated, vendor } from '../facts';
import type { Profile } from '../profile';
import {
  ALL_ELSE,
  BARE_MONEY,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  descriptionWith,
  extra,
  field,
  NO_SALE_RULES,
  WHOLE_NUMBER,
} from './common';

const IMPORT = vendor('https://support.bidlogix.com/articles/5646992');
const FIELDS = readAgain(vendor('https://support.bidlogix.com/en/articles/5646996-item-fields-explained'));
const TIMED = readAgain(
  vendor(
    'https://guidebase.webtronoa.com/docs/timed-auctions/managing-lots-and-listings/creating-and-importing-timed-items/importing-timed-lots-and-listings-via-spreadsheet',
  ),
);
const PHOTOS = vendor(
  'https://guidebase.webtronoa.com/docs/uploading-photos-and-attachments/intro-to-bulk-uploading-photos',
);
const CATEGORIES = 'The name or the ID of one that was set up there for the house, so no list is the same for all.';
const HEADERS = noSource('Not seen among the required columns; the import shows each cell before it is used.');

export const bidlogix: Profile = {
  id: 'bidlogix',
  name: 'Bidlogix / Webtron',
  verified: false,
  letters: stated('joined', FIELDS),
  longestNumber: stated(20, FIELDS),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('Lot Number', WHOLE_NUMBER, FIELDS), required: true },
    {
      ...column('Title', field('title'), IMPORT),
      required: true,
      limit: { most: 255, whenLonger: 'refused', fact: IMPORT },
    },
    column('Description', descriptionWith(...ALL_ELSE), FIELDS),
    { ...column('Category', field('category'), { ...FIELDS, note: CATEGORIES }), required: true },
    { ...column('Vendor', field('consignor'), IMPORT), required: true },
    { ...column('End date', extra('endDate'), IMPORT), required: true },
    { ...column('End time', extra('endTime'), IMPORT), required: true },
    { ...column('Bid increment', extra('bidIncrement'), IMPORT), required: true },
    column('Quantity', field('quantity'), HEADERS),
    column('Start price', field('startPrice'), HEADERS),
    column('Reserve', field('reserve'), HEADERS),
    column('Low estimate', field('estimateLow'), HEADERS),
    column('High estimate', field('estimateHigh'), HEADERS),
  ],
  extras: [
    { name: 'endDate', kind: 'text', longest: 20, fact: noSource('The form of the day was not seen.') },
    { name: 'endTime', kind: 'text', longest: 20, fact: noSource('The form of the time was not seen.') },
    { name: 'bidIncrement', kind: 'money', fact: IMPORT },
  ],
  file: { ...COMMON_FILE, extensionFact: TIMED, encoding: stated('utf-8', TIMED), delimiter: stated(',', TIMED) },
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{n}.jpg', PHOTOS) },
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', noSource())] },
};
