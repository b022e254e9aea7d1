import { noSource, stated, thirdParty } from '../facts';
import type { Profile } from '../profile';
import { BARE_MONEY, column, COMMON_FILE, COMMON_PICTURES, field, NO_SALE_RULES, WHOLE_NUMBER } from './common';

const REPOSITORY = thirdParty('a public repository, ImportExportDialog.tsx');

export const easyLive: Profile = {
  id: 'easyLive',
  name: 'Easy Live Auction',
  verified: false,
  letters: stated('joined', noSource()),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('LotNo', WHOLE_NUMBER, REPOSITORY), required: true },
    {
      header: 'Description',
      from: {
        kind: 'description',
        titleFirst: true,
        with: ['creator', 'period', 'materials', 'dimensions', 'weight', 'provenance'],
      },
      required: true,
      fact: REPOSITORY,
    },
    column('Condition Report', field('condition'), REPOSITORY),
    column('LowEst', field('estimateLow'), REPOSITORY),
    column('HighEst', field('estimateHigh'), REPOSITORY),
    column('Category', field('category'), REPOSITORY),
  ],
  extras: [],
  file: COMMON_FILE,
  pictures: COMMON_PICTURES,
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', REPOSITORY)] },
};
