import { noSource, stated, vendor } from '../facts';
import type { Profile } from '../profile';
import {
  ALL_ELSE,
  BARE_MONEY,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  descriptionWith,
  field,
  NO_SALE_RULES,
  WHOLE_NUMBER,
} from './common';

const IMPORT = vendor('https://support.bidwrangler.com/article/138-how-to-import-an-auction');
const HEADERS = noSource('The names of the template were not seen; the import shows the columns for matching.');

export const bidWrangler: Profile = {
  id: 'bidWrangler',
  name: 'BidWrangler',
  verified: false,
  letters: stated('joined', noSource()),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('Lot Number', WHOLE_NUMBER, HEADERS), required: true },
    { ...column('Title', field('title'), HEADERS), required: true },
    column('Description', descriptionWith(...ALL_ELSE), HEADERS),
    column('Quantity', field('quantity'), HEADERS),
    column('Category', field('category'), HEADERS),
    column('Starting Bid', field('startPrice'), HEADERS),
    column('Reserve', field('reserve'), HEADERS),
    column('Low Estimate', field('estimateLow'), HEADERS),
    column('High Estimate', field('estimateHigh'), HEADERS),
    column('Consignor', field('consignor'), HEADERS),
  ],
  extras: [],
  file: { ...COMMON_FILE, delimiter: stated(',', IMPORT) },
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{n}.jpg', IMPORT) },
  sale: { ...NO_SALE_RULES, cautions: [stated('mapColumns', IMPORT)] },
};
