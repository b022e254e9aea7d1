import { concluded, noSource, readAgain, stated, vendor } from '../facts';
import type { Profile } from '../profile';
import {
  BARE_MONEY,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  COMMON_PRICES,
  constant,
  descriptionWith,
  extra,
  field,
  NO_SALE_RULES,
  WHOLE_NUMBER,
} from './common';

const PREPARE = readAgain(
  vendor('https://irostrum.com/getting-started/lot-management/import-lots/preparing-lot-data-for-import'),
);
const ONE_LOT = readAgain(vendor('https://irostrum.com/getting-started/lot-management/add-a-single-lot'));
const CATEGORIES =
  'A predefined one. By clients.irostrum.com their list is kept in the settings there, so none is the same for all.';
const LETTERS = concluded(PREPARE.source, 'Lot is a whole number; lots with a letter have a rule that was not seen.');

export const iRostrum: Profile = {
  id: 'iRostrum',
  name: 'iRostrum',
  verified: false,
  letters: stated('refused', LETTERS),
  longestNumber: stated(5, PREPARE),
  money: stated({ ...BARE_MONEY, decimals: 'none', most: 99_999 }, PREPARE),
  columns: [
    { ...column('Lot', WHOLE_NUMBER, PREPARE), required: true },
    column('Reference', extra('lotReference'), PREPARE),
    { ...column('Categories', field('category'), { ...PREPARE, note: CATEGORIES }), required: true },
    { ...column('Title', field('title'), PREPARE), required: true },
    column('Subtitle', extra('subtitle'), PREPARE),
    column('Description', descriptionWith('creator', 'period', 'materials', 'weight', 'provenance'), PREPARE),
    column('Dimensions', field('dimensions'), PREPARE),
    // Nobody says who reads the notes there, so what is internal here stays here.
    column('Notes', constant(''), PREPARE),
    {
      header: 'Catalogued',
      from: { kind: 'computed', of: ({ status }) => (status === 'draft' ? 'FALSE' : 'TRUE'), field: null },
      required: true,
      allowed: stated(['TRUE', 'FALSE'], PREPARE),
      fact: PREPARE,
    },
    column('Condition', field('condition'), PREPARE),
    { ...column('Low Estimate', field('estimateLow'), PREPARE), required: true },
    { ...column('High Estimate', field('estimateHigh'), PREPARE), required: true },
    {
      header: 'Reserve',
      from: { kind: 'field', field: 'reserve', whenEmpty: '0' },
      required: true,
      fact: concluded(PREPARE.source, 'It is mandatory, and 0 is allowed: a lot without a reserve has 0.'),
    },
  ],
  extras: [
    { name: 'lotReference', kind: 'text', fact: PREPARE },
    { name: 'subtitle', kind: 'text', fact: PREPARE },
  ],
  file: { ...COMMON_FILE, extensionFact: PREPARE, delimiter: stated(',', PREPARE) },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', noSource('Pictures need names of a special form, which was not seen.')),
  },
  sale: {
    ...NO_SALE_RULES,
    prices: [
      { ...stated('lowUpToHigh', ONE_LOT), severity: 'refused' },
      ...COMMON_PRICES.filter(({ is }) => is === 'startUpToLow'),
      { ...stated('reserveUpToLow', ONE_LOT), severity: 'refused' },
    ],
    cautions: [stated('existingNumbersOverwritten', PREPARE), stated('compareTemplate', PREPARE)],
  },
};
