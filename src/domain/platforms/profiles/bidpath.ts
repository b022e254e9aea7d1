import { noSource, readAgain, stated, vendor } from '../facts';
import type { Profile } from '../profile';
import {
  ALL_ELSE,
  BARE_MONEY,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  constant,
  descriptionWith,
  field,
  LETTER_PART,
  NO_SALE_RULES,
  NUMBER_PART,
} from './common';

const ITEMS = vendor('https://support.bidpath.com/hc/en-us/articles/201317966');
const PICTURES = readAgain(
  vendor('https://support.bidpath.com/hc/en-us/articles/360044840771', '750 × 1,000 pixels are ideal; ≤ 450 at once.'),
);
const ENCODINGS = vendor(
  'https://support.bidpath.com/hc/en-us/articles/201867948',
  'The person chooses Windows-1252 (Windows) or UTF-8 (Mac) at the import.',
);
const SEPARATOR = vendor(
  'https://support.samauctionsoftware.com/hc/en-us/articles/201863453-Uploading-Images-via-FTP',
  'The sign between number and place is chosen in the settings there.',
);
const HEADERS = noSource('The names of the other columns were not seen.');

export const bidpath: Profile = {
  id: 'bidpath',
  name: 'Bidpath',
  verified: false,
  letters: stated('ownColumn', ITEMS),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    // An empty one makes a new item; one that is filled overwrites.
    column('ItemId', constant(''), ITEMS),
    { ...column('Lot Number', NUMBER_PART, HEADERS), required: true },
    column('Lot Extension', LETTER_PART, HEADERS),
    { ...column('Title', field('title'), HEADERS), required: true },
    column('Description', descriptionWith(...ALL_ELSE), HEADERS),
    column('Quantity', field('quantity'), HEADERS),
    column('Category', field('category'), HEADERS),
    column('Low Estimate', field('estimateLow'), HEADERS),
    column('High Estimate', field('estimateHigh'), HEADERS),
    column('Reserve', field('reserve'), HEADERS),
    column('Starting Bid', field('startPrice'), HEADERS),
  ],
  extras: [],
  file: { ...COMMON_FILE, extensionFact: readAgain(ITEMS), encoding: stated('windows-1252', ENCODINGS) },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', SEPARATOR),
    formats: stated(
      ['jpg', 'png', 'gif'],
      readAgain({ ...SEPARATOR, note: 'Its examples; any format that browsers show is taken.' }),
    ),
    mostBytes: stated(999_999, PICTURES),
  },
  sale: {
    ...NO_SALE_RULES,
    cautions: [stated('lotsBeforePictures', PICTURES), stated('compareTemplate', noSource())],
  },
};
