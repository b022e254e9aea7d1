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

const BULK = vendor('https://support.estatesales.org/onlineauctions/using-the-bulk-upload-items-tool');
const PICTURES = readAgain(
  vendor(
    'https://support.estatesales.org/article/21d4m7nn6r-how-to-upload-items-to-your-sale-by-using-the-bulk-items-uploader',
    'An old rule: prefix, hyphen, three digits. The page calls itself outdated since 9 September 2021.',
  ),
);
const WORKBOOK = vendor(BULK.source, 'It takes csv, xls and xlsx.');
const HEADERS = noSource('The names of the other columns were not seen.');

export const estateSales: Profile = {
  id: 'estateSales',
  name: 'EstateSales.org',
  verified: false,
  letters: stated('joined', BULK),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, BULK),
  columns: [
    { ...column('lot_id', WHOLE_NUMBER, BULK), required: true },
    { ...column('title', field('title'), HEADERS), required: true },
    column('description', descriptionWith(...ALL_ELSE), HEADERS),
    {
      header: 'enable_bidding',
      from: { kind: 'computed', of: ({ buyNow }) => (buyNow === null ? '1' : ''), field: 'buyNow' },
      allowed: stated(['1'], BULK),
      fact: BULK,
    },
    column('buynow_price', field('buyNow'), BULK),
    column('starting_bid', field('startPrice'), HEADERS),
    column('consignor_commission', extra('consignorCommission'), BULK),
  ],
  extras: [{ name: 'consignorCommission', kind: 'number', fact: BULK }],
  file: { ...COMMON_FILE, extensionFact: readAgain(BULK), delimiter: stated(',', readAgain(BULK)), workbook: WORKBOOK },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{nnn}.jpg', PICTURES),
    formats: stated(['jpg', 'png'], PICTURES),
  },
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', noSource())] },
};
