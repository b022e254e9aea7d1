import { LOT_FIELDS } from '../../../domain/lots/lotFields';
import { AMOUNT, COMMON, forAll, type ReaderFacts, TAG, WHOLE } from './facts';

/**
 * irostrum.com: preparing lot data for import; adding a single lot has the order of prices, clients.irostrum.com (lot
 * template) that numbers begin with 1. Text and order of the header must be the template's.
 */
export const iRostrum: ReaderFacts = {
  ...COMMON,
  header: (
    'Lot|Reference|Categories|Title|Subtitle|Description|Dimensions|Notes|Catalogued|Condition|Low Estimate|' +
    'High Estimate|Reserve'
  ).split('|'),
  filled: ['Lot', 'Categories', 'Title', 'Catalogued', 'Low Estimate', 'High Estimate', 'Reserve'],
  form: {
    Lot: /^[1-9]\d{0,4}$/,
    ...forAll(/^\d{1,5}$/, 'Low Estimate', 'High Estimate', 'Reserve'),
    Catalogued: /^(TRUE|FALSE)$/,
    // What is internal must never come here.
    Notes: /^$/,
  },
  number: ['Lot'],
  reserveUpToLow: ['Reserve', 'Low Estimate'],
  lowUpToHigh: ['Low Estimate', 'High Estimate'],
};

/** support.bidlogix.com, 5646992 and 5646996 (20 letters and digits); guidebase.webtronoa.com: CSV UTF-8. */
export const bidlogix: ReaderFacts = {
  ...COMMON,
  header: (
    'Lot Number|Title|Description|Category|Vendor|End date|End time|Bid increment|Quantity|Start price|Reserve|' +
    'Low estimate|High estimate'
  ).split('|'),
  filled: ['Lot Number', 'Title', 'Category', 'Vendor', 'End date', 'End time', 'Bid increment'],
  longest: { 'Lot Number': 20, Title: 255 },
  form: {
    ...forAll(AMOUNT, 'Bid increment', 'Start price', 'Reserve', 'Low estimate', 'High estimate'),
    'Lot Number': /^[A-Za-z0-9]+$/,
  },
  number: ['Lot Number'],
};

/** The wiki of the platform (250 and 4,000 characters), and three files of a house. */
export const theSaleroom: ReaderFacts = {
  ...COMMON,
  header: (
    'Number|Title|Description|Hammer|Reserve|StartPrice|Increment|Quantity|LowEstimate|HighEstimate|CategoryCode|' +
    'Sales Tax/VAT|BuyersPremiumRate|BuyersPremiumCeiling|InternetSurchargeRate|InternetSurchargeCeiling|' +
    'BuyersPremiumVatRate|InternetSurchargeVatRate|End Date|End Time|Lot Link|Main Image|ExtraImages|BuyItNowPrice|' +
    "IsBulk|Artist's Resale Right Applies|Address1|Address2|Address3|Address4|Postcode|TownCity|CountyState|" +
    'CountryCode|ShippingInfo'
  ).split('|'),
  filled: ['Number', 'Title'],
  longest: { Title: 250, Description: 4_000 },
  form: {
    // Two decimals in a currency that has two; yen have none, dinars three.
    ...forAll(
      /^\d+(\.\d{2,3})?$/,
      'Reserve',
      'StartPrice',
      'Increment',
      'LowEstimate',
      'HighEstimate',
      'BuyItNowPrice',
    ),
    Number: TAG,
    Quantity: WHOLE,
    Description: /^(?:[^<>&]|<br>|&(?:amp|lt|gt);)*$/,
  },
  number: ['Number'],
};

/** loganemakf/af-csv-proc: number and letter in two columns. */
export const invaluable: ReaderFacts = {
  ...COMMON,
  header: 'Lot Number|Lot Ext|Lot Title|Lot Description|Lo Est|Hi Est|Starting Bid|Condition'.split('|'),
  filled: ['Lot Number', 'Lot Title', 'Lot Description'],
  form: { ...forAll(AMOUNT, 'Lo Est', 'Hi Est', 'Starting Bid'), 'Lot Number': /^[1-9]\d*$/, 'Lot Ext': /^[A-Z]$/ },
  number: ['Lot Number', 'Lot Ext'],
};

/** A public repository; there is no column for a title. */
export const easyLive: ReaderFacts = {
  ...COMMON,
  header: 'LotNo|Description|Condition Report|LowEst|HighEst|Category'.split('|'),
  filled: ['LotNo', 'Description'],
  form: { ...forAll(AMOUNT, 'LowEst', 'HighEst'), LotNo: TAG },
  number: ['LotNo'],
};

/** support.bidpath.com, 201317966 and 360044840771: an empty ItemId makes a new item. */
export const bidpath: ReaderFacts = {
  ...COMMON,
  encoding: 'windows-1252',
  header:
    'ItemId|Lot Number|Lot Extension|Title|Description|Quantity|Category|Low Estimate|High Estimate|Reserve|Starting Bid'.split(
      '|',
    ),
  filled: ['Lot Number', 'Title'],
  form: {
    ...forAll(AMOUNT, 'Low Estimate', 'High Estimate', 'Reserve', 'Starting Bid'),
    ItemId: /^$/,
    'Lot Number': /^[1-9]\d*$/,
    'Lot Extension': /^[A-Z]$/,
    Quantity: WHOLE,
  },
  number: ['Lot Number', 'Lot Extension'],
  pictures: { ...COMMON.pictures, mostBytes: 999_999 },
};

/** helpx.adobe.com: no line breaks in fields, @ before the names of fields with paths of pictures. */
export const inDesign: ReaderFacts = {
  ...COMMON,
  encoding: 'utf-16be with mark',
  header: (
    'lot|title|description|creator|period|materials|dimensions|weight|condition|provenance|category|quantity|' +
    'estimate_low|estimate_high|start_price|@photo1|@photo2|@photo3|@photo4|caption1|caption2|caption3|caption4'
  ).split('|'),
  filled: ['lot'],
  form: {
    ...forAll(AMOUNT, 'estimate_low', 'estimate_high', 'start_price'),
    ...forAll(/^[^/]+\.jpg$/, '@photo1', '@photo2', '@photo3', '@photo4'),
  },
  number: ['lot'],
  pictures: {
    ...COMMON.pictures,
    columns: ['@photo1', '@photo2', '@photo3', '@photo4'],
    captions: ['caption1', 'caption2', 'caption3', 'caption4'],
  },
};

/** Our own table: docs/platforms.md. */
export const lotsmith: ReaderFacts = {
  ...COMMON,
  encoding: 'utf-8 with mark',
  header: [
    ...['lot', 'status', ...Object.keys(LOT_FIELDS)],
    ...'currency|hammerMinor|extras|photos|order|deletedAt|lotId'.split('|'),
  ],
  filled: ['lotId', 'currency'],
  form: {
    ...forAll(AMOUNT, 'estimateLow', 'estimateHigh', 'startPrice', 'buyNow', 'reserve'),
    ...forAll(WHOLE, 'hammerMinor', 'deletedAt', 'quantity'),
    ...forAll(/^(\{.*\}|\[.*\])$/s, 'extras', 'photos'),
  },
  number: ['lotId'],
  oneLine: false,
};
