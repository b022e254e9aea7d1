import { concluded, noSource, readAgain, stated, thirdParty, vendor, type Fact } from '../facts';
import type { Column, Profile } from '../profile';
import { BARE_MONEY, column, COMMON_FILE, COMMON_PRICES, descriptionWith, extra, field, WHOLE_NUMBER } from './common';

const SPREADSHEET = vendor('https://support.liveauctioneers.com/hc/en-gb/articles/24644417449361');
const PICTURES = vendor('https://support.liveauctioneers.com/hc/en-gb/articles/24655723297681');
const CATALOGUE = vendor('https://support.liveauctioneers.com/hc/en-gb/articles/24655690342929');
const SET_UP = vendor('https://support.liveauctioneers.com/article/85-how-to-set-up-an-auction');
const OTHER_PROGRAM = 'https://github.com/gsjenks/cataloglistpro';
const otherProgram = (note: string): Fact => readAgain(thirdParty(OTHER_PROGRAM, note));
const RESERVES = vendor('help.liveauctioneers.com … /24710767522705');

const MOST_PICTURES = 20;
const pictureColumns = Array.from({ length: MOST_PICTURES }, (_, index): Column => {
  const place = index + 1;
  return column(`ImageFile.${place}`, { kind: 'picture', place }, SPREADSHEET);
});

export const liveAuctioneers: Profile = {
  id: 'liveAuctioneers',
  name: 'LiveAuctioneers',
  verified: true,
  letters: stated('joined', SPREADSHEET),
  longestNumber: stated(10, SPREADSHEET),
  money: stated(BARE_MONEY, noSource('The form of amounts was not seen; bare digits are read everywhere.')),
  columns: [
    { ...column('LotNum', WHOLE_NUMBER, SPREADSHEET), required: true },
    {
      ...column('Title', field('title'), SPREADSHEET),
      required: true,
      limit: { most: 100, whenLonger: 'refused', fact: SPREADSHEET },
    },
    { ...column('Description', descriptionWith('dimensions', 'weight', 'provenance'), SPREADSHEET), required: true },
    { ...column('LowEst', field('estimateLow'), SPREADSHEET), required: true },
    { ...column('HighEst', field('estimateHigh'), SPREADSHEET), required: true },
    { ...column('StartPrice', field('startPrice'), SPREADSHEET), required: true },
    column('Condition', field('condition'), SPREADSHEET),
    column('Consigner', field('consignor'), SPREADSHEET),
    ...pictureColumns,
    column('Is Firearm', extra('isFirearm'), SPREADSHEET),
    column('Buy Now Price', field('buyNow'), SPREADSHEET),
    column('Exclude From Buy Now', extra('excludeFromBuyNow'), SPREADSHEET),
    column('Reserve Price', field('reserve'), SPREADSHEET),
    column('Height', extra('height'), SPREADSHEET),
    column('Width', extra('width'), SPREADSHEET),
    column('Depth', extra('depth'), SPREADSHEET),
    column('Dimension Unit', extra('dimensionUnit'), SPREADSHEET),
    column('Weight', extra('weight'), SPREADSHEET),
    column('Weight Unit', extra('weightUnit'), SPREADSHEET),
    column('Domestic Flat Shipping Price', extra('shippingPrice'), SPREADSHEET),
    column('Quantity', field('quantity'), SPREADSHEET),
    column('Category', field('category'), SPREADSHEET),
    column('Origin', extra('origin'), SPREADSHEET),
    column('Style & Period', field('period'), SPREADSHEET),
    column('Creator', field('creator'), SPREADSHEET),
    column('Materials & Techniques', field('materials'), SPREADSHEET),
    column('Lot Reference Number', extra('lotReference'), SPREADSHEET),
    column('Location Nickname', extra('locationNickname'), SPREADSHEET),
  ],
  extras: [
    { name: 'isFirearm', kind: 'yesNo', yesNo: ['1', '0'], fact: noSource('A third-party exporter writes 0.') },
    {
      name: 'excludeFromBuyNow',
      kind: 'yesNo',
      yesNo: ['1', '0'],
      fact: otherProgram('Its export writes 0 for lots that can be bought at once.'),
    },
    { name: 'height', kind: 'number', fact: SPREADSHEET },
    { name: 'width', kind: 'number', fact: SPREADSHEET },
    { name: 'depth', kind: 'number', fact: SPREADSHEET },
    {
      name: 'dimensionUnit',
      kind: 'text',
      fact: otherProgram('Its export writes “in”. Which others are taken was not seen.'),
    },
    { name: 'weight', kind: 'number', fact: SPREADSHEET },
    {
      name: 'weightUnit',
      kind: 'text',
      fact: otherProgram('Its export writes “lb”. Which others are taken was not seen.'),
    },
    { name: 'shippingPrice', kind: 'money', fact: SPREADSHEET },
    { name: 'origin', kind: 'text', fact: SPREADSHEET },
    { name: 'lotReference', kind: 'text', fact: SPREADSHEET },
    { name: 'locationNickname', kind: 'text', fact: SPREADSHEET },
  ],
  file: {
    ...COMMON_FILE,
    extensionFact: readAgain(SPREADSHEET),
    encoding: stated(
      'windows-1252',
      concluded(SPREADSHEET.source, 'The page forbids “CSV UTF-8”; what Excel saves as plain CSV is Windows-1252.'),
    ),
    delimiter: stated(',', SPREADSHEET),
  },
  pictures: {
    name: stated('{lot}_{n}.jpg', PICTURES),
    formats: stated(
      ['jpg', 'jpeg', 'png', 'tiff', 'heic', 'pdf'],
      readAgain({ ...PICTURES, note: 'Of a PDF the first page only; what is transparent turns black.' }),
    ),
    most: stated(MOST_PICTURES, PICTURES),
    longestSide: stated(3840, PICTURES),
    leastBytes: stated(15_000, PICTURES),
    mostBytes: stated(null, noSource()),
  },
  sale: {
    fewestLots: stated(50, CATALOGUE),
    mostLots: stated(1_250, CATALOGUE),
    longestTitle: stated(49, SET_UP),
    prices: [
      ...COMMON_PRICES.filter(({ is }) => is !== 'reserveUpToLow'),
      { ...stated('reserveUpToLow', RESERVES), severity: 'refused' },
    ],
    cautions: [stated('closedTwoHoursBefore', CATALOGUE), stated('lotsBeforePictures', CATALOGUE)],
  },
};
