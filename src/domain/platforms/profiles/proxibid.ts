import { noSource, readAgain, stated, vendor } from '../facts';
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

const LOADER = vendor('https://auctionbuilder.proxibid.com/hc/en-gb/articles/4416426674065');
const PICTURES = vendor('https://auctionbuilder.proxibid.com/hc/en-gb/articles/4416426739729');
const EVENT = vendor('https://auctionbuilder.proxibid.com/hc/en-gb/articles/4416408362129');
const ONLINE = vendor('https://auctionbuilder.proxibid.com/hc/en-gb/articles/36266608326417');

export const proxibid: Profile = {
  id: 'proxibid',
  name: 'Proxibid',
  verified: true,
  letters: stated('joined', LOADER),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    {
      ...column('Lot Number', WHOLE_NUMBER, LOADER),
      required: true,
      without: stated(['.', '-', '_'], LOADER),
    },
    {
      ...column('Lot Title', field('title'), LOADER),
      required: true,
      limit: { most: 100, whenLonger: 'refused', fact: LOADER },
    },
    {
      ...column('Lot Description', descriptionWith(...ALL_ELSE), LOADER),
      required: true,
      limit: { most: 5_000, whenLonger: 'refused', fact: LOADER },
    },
    column('Quantity', field('quantity'), LOADER),
    {
      header: 'Lot Type',
      // The page gives two codes; a choice has none, so the platform's own default stands.
      from: {
        kind: 'computed',
        of: ({ lotType }) => (lotType === 'timesTheMoney' ? '2' : lotType === 'choice' ? '' : '1'),
        field: 'lotType',
      },
      allowed: stated(['1', '2'], LOADER),
      fact: LOADER,
    },
  ],
  extras: [],
  file: { ...COMMON_FILE, extensionFact: readAgain(PICTURES) },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', readAgain(noSource('The page “Image Requirements” was not seen.'))),
    most: stated(100, PICTURES),
  },
  sale: {
    ...NO_SALE_RULES,
    longestTitle: stated(50, EVENT),
    cautions: [stated('closedWhenOnline', ONLINE)],
  },
};
