import { noSource, stated, thirdParty, vendor } from '../facts';
import type { Column, Profile } from '../profile';
import {
  ALL_ELSE,
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  constant,
  descriptionWith,
  extra,
  field,
  NO_SALE_RULES,
  WHOLE_NUMBER,
} from './common';

const WIKI = vendor('https://wiki.globalauctionplatform.com/index.php?title=Lots', 'An old wiki of the platform.');
const FILES = thirdParty(
  'a public repository, ImportExportDialog.tsx',
  'Three files of one auction house; they look like an export, so what an import takes is not known.',
);

/** Columns of the seen files that Lotsmith leaves to the platform. */
const leftEmpty = (...headers: readonly string[]): Column[] =>
  headers.map((header) => column(header, constant(''), FILES));

export const theSaleroom: Profile = {
  id: 'theSaleroom',
  name: 'the-saleroom / GAP Toolbox',
  verified: false,
  letters: stated('joined', noSource()),
  longestNumber: stated(null, noSource()),
  money: stated({ decimals: 'always', most: null }, FILES),
  columns: [
    { ...column('Number', WHOLE_NUMBER, FILES), required: true },
    {
      ...column('Title', field('title'), FILES),
      required: true,
      limit: { most: 250, whenLonger: 'refused', fact: WIKI },
    },
    {
      ...column('Description', descriptionWith(...ALL_ELSE), FILES),
      html: true,
      limit: { most: 4_000, whenLonger: 'refused', fact: WIKI },
    },
    ...leftEmpty('Hammer'),
    column('Reserve', field('reserve'), FILES),
    column('StartPrice', field('startPrice'), FILES),
    column('Increment', extra('bidIncrement'), FILES),
    column('Quantity', field('quantity'), FILES),
    column('LowEstimate', field('estimateLow'), FILES),
    column('HighEstimate', field('estimateHigh'), FILES),
    column('CategoryCode', extra('categoryCode'), FILES),
    ...leftEmpty(
      'Sales Tax/VAT',
      'BuyersPremiumRate',
      'BuyersPremiumCeiling',
      'InternetSurchargeRate',
      'InternetSurchargeCeiling',
      'BuyersPremiumVatRate',
      'InternetSurchargeVatRate',
      'End Date',
      'End Time',
      'Lot Link',
      'Main Image',
      'ExtraImages',
    ),
    column('BuyItNowPrice', field('buyNow'), FILES),
    ...leftEmpty(
      'IsBulk',
      "Artist's Resale Right Applies",
      'Address1',
      'Address2',
      'Address3',
      'Address4',
      'Postcode',
      'TownCity',
      'CountyState',
      'CountryCode',
      'ShippingInfo',
    ),
  ],
  extras: [
    { name: 'bidIncrement', kind: 'money', fact: FILES },
    { name: 'categoryCode', kind: 'text', longest: 20, fromCategory: true, fact: FILES },
  ],
  file: { ...COMMON_FILE, lineBreaks: stated('br', FILES) },
  pictures: COMMON_PICTURES,
  sale: { ...NO_SALE_RULES, fewestLots: stated(1, WIKI), cautions: [stated('compareTemplate', FILES)] },
};
