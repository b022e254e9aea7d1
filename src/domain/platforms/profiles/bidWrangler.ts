import { concluded, noSource, readAgain, stated, vendor } from '../facts';
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
const CATEGORIES = readAgain(
  concluded(
    'https://support.bidwrangler.com/en/articles/2671296',
    'The company makes its own categories, so no list is the same for all; imports of items use their ID numbers.',
  ),
);
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
    column('Category', field('category'), CATEGORIES),
    column('Starting Bid', field('startPrice'), HEADERS),
    column('Reserve', field('reserve'), HEADERS),
    column('Low Estimate', field('estimateLow'), HEADERS),
    column('High Estimate', field('estimateHigh'), HEADERS),
    column('Consignor', field('consignor'), HEADERS),
  ],
  extras: [],
  file: { ...COMMON_FILE, extensionFact: readAgain(IMPORT), delimiter: stated(',', IMPORT) },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', IMPORT),
    formats: stated(['jpg', 'png', 'tiff'], readAgain({ ...IMPORT, note: 'Not in an archive.' })),
  },
  sale: { ...NO_SALE_RULES, cautions: [stated('mapColumns', IMPORT)] },
};
