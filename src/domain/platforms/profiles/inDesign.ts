import { concluded, OURS, readAgain, stated, thirdParty, vendor } from '../facts';
import type { Profile } from '../profile';
import {
  BARE_MONEY,
  column,
  COMMON_PICTURES,
  field,
  NO_SALE_RULES,
  QUOTES_WHERE_NEEDED,
  unlimited,
  WHOLE_NUMBER,
} from './common';

const SOURCE_FILES = vendor(
  'https://helpx.adobe.com/indesign/desktop/automation-and-scripting/merge-data/data-source-files-overview.html',
);
const IMAGE_FIELDS = thirdParty(
  'https://azmanual.top/manuals/753847/adobe-indesign-cc-2015.html?page=631',
  'A copy of Adobe’s manual of 2015: an “at” sign stands before the name of a field that holds the path of an image, in the first line only.',
);
const OF_SERVICE = concluded(
  'https://developer.adobe.com/firefly-services/docs/indesign-apis/how-tos/working-with-datamerge-api',
  'Adobe says so of its service for data merge; the pages about the program do not say it.',
);

/** The printed catalogue: the names of the columns are ours, because the layout names them. */
export const inDesign: Profile = {
  id: 'inDesign',
  name: 'InDesign data merge',
  verified: true,
  letters: stated('joined', OURS),
  longestNumber: unlimited,
  money: stated(BARE_MONEY, OURS),
  columns: [
    { ...column('lot', WHOLE_NUMBER, OURS), required: true },
    column('title', field('title'), OURS),
    column('description', field('description'), OURS),
    column('creator', field('creator'), OURS),
    column('period', field('period'), OURS),
    column('materials', field('materials'), OURS),
    column('dimensions', field('dimensions'), OURS),
    column('weight', field('weight'), OURS),
    column('condition', field('condition'), OURS),
    column('provenance', field('provenance'), OURS),
    column('category', field('category'), OURS),
    column('quantity', field('quantity'), OURS),
    column('estimate_low', field('estimateLow'), OURS),
    column('estimate_high', field('estimateHigh'), OURS),
    column('start_price', field('startPrice'), OURS),
    ...[1, 2, 3, 4].map((place) => column(`@photo${place}`, { kind: 'picture', place }, IMAGE_FIELDS)),
    ...[1, 2, 3, 4].map((place) => column(`caption${place}`, { kind: 'caption', place }, OURS)),
  ],
  extras: [],
  file: {
    extension: 'csv',
    extensionFact: readAgain(OF_SERVICE),
    encoding: stated('utf-16be-bom', OF_SERVICE),
    delimiter: stated(',', SOURCE_FILES),
    quotes: 'needed',
    quotesFact: QUOTES_WHERE_NEEDED,
    lineBreaks: stated('space', SOURCE_FILES),
  },
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{n}.jpg', OURS) },
  sale: { ...NO_SALE_RULES, prices: [] },
};
