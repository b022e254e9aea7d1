import { AMOUNT, COMMON, forAll, MEASURE, type ReaderFacts, TAG, WHOLE } from './facts';

/** support.liveauctioneers.com, 24644417449361, 24655723297681 and 24655690342929. */
export const liveAuctioneers: ReaderFacts = {
  ...COMMON,
  encoding: 'windows-1252',
  header: (
    'LotNum|Title|Description|LowEst|HighEst|StartPrice|Condition|Consigner|' +
    Array.from({ length: 20 }, (_, place) => `ImageFile.${place + 1}|`).join('') +
    'Is Firearm|Buy Now Price|Exclude From Buy Now|Reserve Price|Height|Width|Depth|Dimension Unit|Weight|Weight Unit|' +
    'Domestic Flat Shipping Price|Quantity|Category|Origin|Style & Period|Creator|Materials & Techniques|' +
    'Lot Reference Number|Location Nickname'
  ).split('|'),
  filled: ['LotNum', 'Title', 'Description', 'LowEst', 'HighEst', 'StartPrice'],
  longest: { LotNum: 10, Title: 100 },
  form: {
    ...forAll(
      AMOUNT,
      'LowEst',
      'HighEst',
      'StartPrice',
      'Buy Now Price',
      'Reserve Price',
      'Domestic Flat Shipping Price',
    ),
    ...forAll(MEASURE, 'Height', 'Width', 'Depth', 'Weight'),
    ...forAll(/^[01]$/, 'Is Firearm', 'Exclude From Buy Now'),
    LotNum: /^\d+[A-Z]?$/,
    Quantity: WHOLE,
  },
  number: ['LotNum'],
  lots: [50, 1_250],
  reserveUpToLow: ['Reserve Price', 'LowEst'],
  pictures: {
    columns: Array.from({ length: 20 }, (_, place) => `ImageFile.${place + 1}`),
    name: /^(\d+[A-Z]?)[-_.](\d+)\.jpe?g$/,
    most: 20,
    longestSide: 3_840,
    leastBytes: 15_000,
  },
};

/** auctionbuilder.proxibid.com, 4416426674065 and 4416426739729. */
export const proxibid: ReaderFacts = {
  ...COMMON,
  header: ['Lot Number', 'Lot Title', 'Lot Description', 'Quantity', 'Lot Type'],
  filled: ['Lot Number', 'Lot Title', 'Lot Description'],
  longest: { 'Lot Title': 100, 'Lot Description': 5_000 },
  form: { 'Lot Number': /^[^.\-_]+$/, Quantity: WHOLE, 'Lot Type': /^[12]$/ },
  number: ['Lot Number'],
  pictures: { ...COMMON.pictures, most: 100 },
};

/** The repository's specification of AF360, and the wiki's 50 characters. */
export const hiBid: ReaderFacts = {
  ...COMMON,
  header: (
    'Lot Number|Title|Description|Quantity|SellerCode|Start Bid|PresaleEstimateMinEach|PresaleEstimateMaxEach|' +
    'Reserve|Shippable'
  ).split('|'),
  filled: ['Lot Number', 'Title'],
  longest: { Title: 50 },
  form: {
    ...forAll(AMOUNT, 'Start Bid', 'PresaleEstimateMinEach', 'PresaleEstimateMaxEach', 'Reserve'),
    'Lot Number': TAG,
    Quantity: WHOLE,
    Shippable: /^(true|false)$/,
  },
  number: ['Lot Number'],
  pictures: { name: /^([1-9]\d{0,4}[A-Z]?)[-._](\d+)\.(jpe?g|png)$/ },
};

/** support.bidwrangler.com, 138: names of columns are matched by hand there; pictures are JPG, PNG or TIFF. */
export const bidWrangler: ReaderFacts = {
  ...COMMON,
  header:
    'Lot Number|Title|Description|Quantity|Category|Starting Bid|Reserve|Low Estimate|High Estimate|Consignor'.split(
      '|',
    ),
  filled: ['Lot Number', 'Title'],
  form: {
    ...forAll(AMOUNT, 'Starting Bid', 'Reserve', 'Low Estimate', 'High Estimate'),
    'Lot Number': TAG,
    Quantity: WHOLE,
  },
  number: ['Lot Number'],
  pictures: { name: /^([1-9]\d{0,4}[A-Z]?)-([1-9]\d*)\.(?:jpg|png|tiff)$/ },
};

/** support.wavebid.com, 360013930857 and 360013720318. */
export const wavebid: ReaderFacts = {
  ...COMMON,
  header:
    'Lot Number|Title|Description|Quantity|Category|Low Estimate|High Estimate|Starting Bid|Reserve|Consignor'.split(
      '|',
    ),
  filled: ['Lot Number', 'Title'],
  longest: { 'Lot Number': 10, Title: 100, Description: 8_000 },
  form: {
    ...forAll(AMOUNT, 'Low Estimate', 'High Estimate', 'Starting Bid', 'Reserve'),
    'Lot Number': /^[A-Za-z0-9]+$/,
    // HTML: no bare sign may stand in it.
    Description: /^(?:[^<>&]|<br>|&(?:amp|lt|gt);)*$/,
    Quantity: WHOLE,
  },
  number: ['Lot Number'],
  pictures: { name: /^([A-Za-z0-9]+)[-_](\d+)\.jpg$/ },
};

/** support.estatesales.org: the tool for many items. */
export const estateSales: ReaderFacts = {
  ...COMMON,
  extension: /\.(csv|xlsx)$/,
  workbook: ['buynow_price', 'starting_bid', 'consignor_commission'],
  header: 'lot_id|title|description|enable_bidding|buynow_price|starting_bid|consignor_commission'.split('|'),
  filled: ['lot_id', 'title'],
  form: {
    ...forAll(AMOUNT, 'buynow_price', 'starting_bid', 'consignor_commission'),
    lot_id: /^[1-9A-Za-z][0-9A-Za-z]*$/,
    enable_bidding: /^1$/,
  },
  number: ['lot_id'],
  pictures: { name: /^([0-9A-Za-z]+)-(\d{3})\.(?:jpg|png)$/ },
};

/** service.handbid.com: pictures, in the root of an archive; item codes of letters and digits. */
export const handbid: ReaderFacts = {
  ...COMMON,
  header: 'item_code|title|description|category|quantity|starting_price|buy_now_price'.split('|'),
  filled: ['item_code', 'title'],
  form: {
    ...forAll(AMOUNT, 'starting_price', 'buy_now_price'),
    item_code: /^[A-Za-z0-9]+$/,
    quantity: WHOLE,
  },
  number: ['item_code'],
  pictures: { name: /^([^/]+?)[-_](\d+)\.(?:png|jpe?g|avif|webp)$/, mostBytes: 2_000_000 },
};
