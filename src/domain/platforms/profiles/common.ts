import type { LotFieldName } from '../../lots/lotFields';
import { noSource, readAgain, stated, type Fact } from '../facts';
import type { Column, ColumnSource, MoneyForm, PictureRules, Profile, SaleRules } from '../profile';

const source = (kind: 'whole' | 'number' | 'letter'): ColumnSource => ({ kind: 'lotNumber', part: kind });
export const WHOLE_NUMBER = source('whole');
export const NUMBER_PART = source('number');
export const LETTER_PART = source('letter');
export const field = (name: LotFieldName): ColumnSource => ({ kind: 'field', field: name });
export const extra = (name: string): ColumnSource => ({ kind: 'extra', name });
export const constant = (text: string): ColumnSource => ({ kind: 'constant', text });
export const descriptionWith = (...names: readonly LotFieldName[]): ColumnSource => ({
  kind: 'description',
  with: names,
});

/** A column about which nothing more is known than its header. */
export const column = (header: string, from: ColumnSource, fact: Fact): Column => ({ header, from, fact });

/** All that is said of a lot beside title and description, for platforms that have columns for none of it. */
export const ALL_ELSE = [
  'creator',
  'period',
  'materials',
  'dimensions',
  'weight',
  'condition',
  'provenance',
] as const satisfies readonly LotFieldName[];

/** What every documented platform takes: bare digits. */
export const BARE_MONEY: MoneyForm = { decimals: 'ifNeeded', most: null };

export const unlimited = stated(null, noSource());

/** Rules of pictures where the platform's own are not known: names as most platforms read them. */
export const COMMON_PICTURES: PictureRules = {
  name: stated('{lot}-{n}.jpg', noSource('Most platforms read the number, a hyphen and the place.')),
  formats: stated(null, readAgain(noSource())),
  most: unlimited,
  longestSide: unlimited,
  leastBytes: unlimited,
  mostBytes: unlimited,
};

const OTHER_TOOL = 'https://github.com/loganemakf/af-csv-proc';

/** What makes no sense on any rostrum, as another tool checks it. */
export const COMMON_PRICES: SaleRules['prices'] = [
  { ...stated('lowUnderHigh', thirdPartyCheck()), severity: 'advice' },
  { ...stated('startUpToLow', thirdPartyCheck()), severity: 'advice' },
  { ...stated('reserveUpToLow', thirdPartyCheck()), severity: 'advice' },
];

function thirdPartyCheck(): Fact {
  return { ...noSource('Another tool for auction files checks it.'), source: OTHER_TOOL, says: 'thirdParty' };
}

export const NO_SALE_RULES: SaleRules = {
  fewestLots: unlimited,
  mostLots: unlimited,
  longestTitle: unlimited,
  prices: COMMON_PRICES,
  cautions: [],
};

/** No page that was seen says anything of quotes. */
export const QUOTES_WHERE_NEEDED = readAgain(noSource('As RFC 4180 has it.'));

/** The file that every documented platform takes where it says nothing of its own. */
export const COMMON_FILE: Profile['file'] = {
  extension: 'csv',
  extensionFact: noSource(),
  encoding: stated('utf-8', noSource()),
  delimiter: stated(',', noSource()),
  quotes: 'needed',
  quotesFact: QUOTES_WHERE_NEEDED,
  lineBreaks: stated('space', noSource('One paragraph is read everywhere; some importers break at line breaks.')),
};
