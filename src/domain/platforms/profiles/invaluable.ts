import { noSource, stated, thirdParty } from '../facts';
import type { Profile } from '../profile';
import {
  BARE_MONEY,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  descriptionWith,
  field,
  LETTER_PART,
  NO_SALE_RULES,
  NUMBER_PART,
} from './common';

const TOOL = thirdParty('https://github.com/loganemakf/af-csv-proc', 'The own pages of Invaluable were not found.');

export const invaluable: Profile = {
  id: 'invaluable',
  name: 'Invaluable',
  verified: false,
  letters: stated('ownColumn', TOOL),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('Lot Number', NUMBER_PART, TOOL), required: true },
    column('Lot Ext', LETTER_PART, TOOL),
    {
      ...column('Lot Title', field('title'), TOOL),
      required: true,
      limit: { most: 60, whenLonger: 'advised', fact: TOOL },
    },
    {
      ...column(
        'Lot Description',
        descriptionWith('creator', 'period', 'materials', 'dimensions', 'weight', 'provenance'),
        TOOL,
      ),
      required: true,
    },
    column('Lo Est', field('estimateLow'), TOOL),
    column('Hi Est', field('estimateHigh'), TOOL),
    column('Starting Bid', field('startPrice'), TOOL),
    column('Condition', field('condition'), TOOL),
  ],
  extras: [],
  file: COMMON_FILE,
  pictures: COMMON_PICTURES,
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', TOOL)] },
};
