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

const LOTS = vendor('https://support.wavebid.com/hc/en-gb/articles/360013930857');
const PHOTOS = vendor('https://support.wavebid.com/hc/en-gb/articles/360013720318');
const EXPORT = vendor('https://support.wavebid.com/hc/en-gb/articles/360014015418');
const SALES = readAgain(
  concluded('https://support.wavebid.com/hc/en-gb/articles/4403316310929', 'Said of files with buyers and results.'),
);
const CATEGORIES = readAgain(
  concluded(
    'https://support.wavebid.com/hc/en-gb/articles/5608929626129',
    'It has one list for all, “Category Codes”, which only its customers see.',
  ),
);
const HEADERS = noSource('The names of the columns were not seen.');

export const wavebid: Profile = {
  id: 'wavebid',
  name: 'Wavebid',
  verified: false,
  letters: stated('joined', LOTS),
  longestNumber: stated(10, LOTS),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('Lot Number', WHOLE_NUMBER, HEADERS), required: true, without: stated([' ', ','], LOTS) },
    {
      ...column('Title', field('title'), HEADERS),
      required: true,
      limit: { most: 100, whenLonger: 'refused', fact: LOTS },
      noMarkup: LOTS,
    },
    {
      ...column('Description', descriptionWith(...ALL_ELSE), HEADERS),
      html: true,
      limit: { most: 8_000, whenLonger: 'refused', fact: LOTS },
    },
    column('Quantity', field('quantity'), HEADERS),
    column('Category', field('category'), CATEGORIES),
    column('Low Estimate', field('estimateLow'), HEADERS),
    column('High Estimate', field('estimateHigh'), HEADERS),
    column('Starting Bid', field('startPrice'), HEADERS),
    column('Reserve', field('reserve'), HEADERS),
    column('Consignor', field('consignor'), HEADERS),
  ],
  extras: [],
  file: { ...COMMON_FILE, extensionFact: SALES, lineBreaks: stated('br', LOTS) },
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{n}.jpg', PHOTOS) },
  sale: { ...NO_SALE_RULES, cautions: [stated('sentOnce', EXPORT), stated('compareTemplate', noSource())] },
};
