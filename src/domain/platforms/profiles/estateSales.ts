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

const BULK = vendor('https://support.estatesales.org/onlineauctions/using-the-bulk-upload-items-tool');
const PICTURES = vendor('support.estatesales.org … /article/21d4m7nn6r', 'An old rule: prefix, hyphen, three digits.');
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
  file: COMMON_FILE,
  pictures: { ...COMMON_PICTURES, name: stated('{lot}-{nnn}.jpg', PICTURES) },
  sale: { ...NO_SALE_RULES, cautions: [stated('compareTemplate', noSource())] },
};
