import { noSource, readAgain, stated, thirdParty, vendor } from '../facts';
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

const BUILD = vendor('https://sites.google.com/view/af360wiki/online-only-auction-guide/build-your-catalog');
const PICTURES = vendor(
  'https://help-auctionflex.azurewebsites.net/auction-flex-360-help/pre-auction/lots/importing-images',
);
const REPOSITORY = thirdParty(
  'https://github.com/Vantheos/auction-os/blob/main/docs/auction-platform/AF360_HiBid_Lot_Import_Spec.md',
);

export const hiBid: Profile = {
  id: 'hiBid',
  name: 'HiBid / AuctionFlex 360',
  verified: false,
  letters: stated('joined', noSource('AuctionFlex on the desktop has a column “Sub Lot” for the letter.')),
  longestNumber: stated(null, noSource()),
  money: stated(BARE_MONEY, readAgain({ ...REPOSITORY, note: 'Decimal numbers, with a point and without a sign.' })),
  columns: [
    { ...column('Lot Number', WHOLE_NUMBER, REPOSITORY), required: true },
    {
      ...column('Title', field('title'), REPOSITORY),
      required: true,
      // The limit is the vendor's; that longer ones are cut without a word is said by the repository only.
      limit: { most: 50, whenLonger: 'cut', fact: BUILD },
    },
    column('Description', descriptionWith(...ALL_ELSE), REPOSITORY),
    column('Quantity', field('quantity'), REPOSITORY),
    column('SellerCode', field('consignor'), REPOSITORY),
    column('Start Bid', field('startPrice'), REPOSITORY),
    column('PresaleEstimateMinEach', field('estimateLow'), REPOSITORY),
    column('PresaleEstimateMaxEach', field('estimateHigh'), REPOSITORY),
    column('Reserve', field('reserve'), REPOSITORY),
    { ...column('Shippable', extra('shippable'), REPOSITORY), allowed: stated(['true', 'false'], REPOSITORY) },
  ],
  extras: [{ name: 'shippable', kind: 'yesNo', yesNo: ['true', 'false'], initial: 'true', fact: REPOSITORY }],
  file: {
    ...COMMON_FILE,
    extensionFact: REPOSITORY,
    encoding: stated('utf-8', REPOSITORY),
    delimiter: stated(',', REPOSITORY),
    lineBreaks: stated('space', REPOSITORY),
  },
  pictures: {
    ...COMMON_PICTURES,
    name: stated('{lot}-{n}.jpg', PICTURES),
    formats: stated(['jpg', 'jpeg', 'png'], readAgain(PICTURES)),
  },
  sale: {
    ...NO_SALE_RULES,
    cautions: [
      stated('unknownConsignorSkipsLot', REPOSITORY),
      stated('existingNumbersSkipped', REPOSITORY),
      stated('mapColumns', BUILD),
    ],
  },
};
