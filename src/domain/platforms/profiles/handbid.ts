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

const IMAGES = readAgain(vendor('https://service.handbid.com/image-import-feature'));
const CODES = readAgain(
  vendor('https://service.handbid.com/assigning-item-codes', 'Letters and digits, each code once.'),
);
const HEADERS = noSource('Only the import of pictures is documented in public; pictures name the item by `item_code`.');

export const handbid: Profile = {
  id: 'handbid',
  name: 'Handbid',
  verified: false,
  letters: stated('joined', CODES),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, noSource()),
  columns: [
    { ...column('item_code', WHOLE_NUMBER, IMAGES), required: true },
    { ...column('title', field('title'), HEADERS), required: true },
    column('description', descriptionWith(...ALL_ELSE), HEADERS),
    column('category', field('category'), HEADERS),
    column('quantity', field('quantity'), HEADERS),
    column('starting_price', field('startPrice'), HEADERS),
    column('buy_now_price', field('buyNow'), HEADERS),
  ],
  extras: [],
  file: COMMON_FILE,
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', IMAGES),
    formats: stated(['png', 'jpg', 'jpeg', 'avif', 'webp'], IMAGES),
    mostBytes: stated(2_000_000, IMAGES),
  },
  sale: {
    ...NO_SALE_RULES,
    cautions: [stated('lotsBeforePictures', IMAGES), stated('compareTemplate', noSource())],
  },
};
