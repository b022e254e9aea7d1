import { noSource, stated, vendor } from '../facts';
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
const TIMED = vendor(
  'guidebase.webtronoa.com/docs/timed-auctions … /importing-timed-lots-and-listings-via-spreadsheet',
);
const PHOTOS = vendor(
  'https://guidebase.webtronoa.com/docs/uploading-photos-and-attachments/intro-to-bulk-uploading-photos',
);
const HEADERS = noSource('Not seen among the required columns; the import shows each cell before it is used.');

export const bidlogix: Profile = {
  id: 'bidlogix',
  name: 'Bidlogix / Webtron',
  verified: false,
  letters: stated('joined', noSource()),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('Lot Number', WHOLE_NUMBER, HEADERS), required: true },
    {
      ...column('Title', field('title'), IMPORT),
      required: true,
      limit: { most: 255, whenLonger: 'refused', fact: IMPORT },
    },
    column('Description', descriptionWith(...ALL_ELSE), HEADERS),
    { ...column('Category', field('category'), IMPORT), required: true },
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
  file: { ...COMMON_FILE, encoding: stated('utf-8', TIMED) },
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{n}.jpg', PHOTOS) },
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', noSource())] },
};
