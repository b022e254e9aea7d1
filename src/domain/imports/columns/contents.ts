import { readAmountText } from '../cells/amountCell';
import { readLotNumber } from '../cells/lotNumberCell';
import { type CellForm, isBlank, textOfCell } from '../cells/readCell';
import type { ImportTarget } from '../cells/targets';
import type { ImportTable } from '../read/importTable';

/** Rows that are looked at. */
const SAMPLE = 200;

const PICTURE = /\.(?:jpe?g|png|heic|heif|webp|tiff?|gif|avif|bmp)["']?\s*$/i;

/** What stands in a column. Shares are parts of its filled cells. */
interface Content {
  readonly column: number;
  readonly texts: readonly string[];
  readonly pictures: number;
  readonly lotNumbers: number;
  readonly amounts: number;
  readonly ranges: number;
  readonly words: number;
  readonly distinct: number;
  readonly meanLength: number;
}

/** Targets for columns whose names say nothing, by what stands in them. `free`: targets that no other column has. */
export function targetsByContent(
  { rows }: ImportTable,
  { from, columns, free, form }: ContentSearch,
): ReadonlyMap<number, ImportTarget> {
  const sample = rows.slice(from, from + SAMPLE);
  const contents = columns
    .map((column) => contentOf(column, sample.map((row) => row[column]).map(textOfCell), form))
    .filter(({ texts }) => texts.length > 0);
  const found = new Map<number, ImportTarget>();
  const give = (target: ImportTarget, one: Content | undefined): void => {
    const isFree = free.has(target) && ![...found.values()].includes(target);
    if (one !== undefined && isFree) found.set(one.column, target);
  };
  const left = (): Content[] => contents.filter(({ column }) => !found.has(column));
  for (const each of contents) if (each.pictures >= 0.8) found.set(each.column, 'photos');
  give('number', left().find(isNumbers));
  if (free.has('estimateLow') && free.has('estimateHigh')) {
    give(
      'estimate',
      left().find(({ ranges }) => ranges >= 0.6),
    );
    const low = [...found.values()].includes('estimate')
      ? undefined
      : left().find((each) => highOf(each, left()) !== undefined);
    const high = low === undefined ? undefined : highOf(low, left());
    give('estimateLow', low);
    give('estimateHigh', high);
  }
  const long = left().filter(({ meanLength, words }) => meanLength >= 60 && words >= 0.9);
  give('description', long.sort((one, other) => other.meanLength - one.meanLength)[0]);
  give(
    'title',
    left().find(({ meanLength, words, distinct }) => meanLength >= 6 && words >= 0.9 && distinct >= 0.7),
  );
  return found;
}

export interface ContentSearch {
  /** The first row behind the header. */
  readonly from: number;
  readonly columns: readonly number[];
  readonly free: ReadonlySet<ImportTarget>;
  readonly form: CellForm;
}

function contentOf(column: number, all: readonly string[], form: CellForm): Content {
  const texts = all.map((text) => text.trim()).filter((text) => !isBlank(text));
  const share = (of: (text: string) => boolean): number => texts.filter(of).length / Math.max(1, texts.length);
  const rangeOf = (text: string): boolean | null => {
    const read = readAmountText(text, form);
    return read.ok ? read.isRange : null;
  };
  return {
    column,
    texts: all.map((text) => text.trim()),
    pictures: share((text) => PICTURE.test(text)),
    lotNumbers: share((text) => readLotNumber(text).ok),
    amounts: share((text) => rangeOf(text) === false),
    ranges: share((text) => rangeOf(text) === true),
    words: share((text) => /\p{L}{3}/u.test(text)),
    distinct: new Set(texts).size / Math.max(1, texts.length),
    meanLength: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
  };
}

/** Each another one, and most of them rise: prices and quantities do neither. */
function isNumbers({ texts, lotNumbers, distinct }: Content): boolean {
  if (lotNumbers < 0.95 || distinct < 0.98) return false;
  const values = texts.flatMap((text) => {
    const read = readLotNumber(text);
    return read.ok && read.number !== null ? [read.number.number] : [];
  });
  const rising = values.filter((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
  return values.length >= 2 && rising.length >= 0.9 * values.length;
}

/** No high end is more than so many times the low one. */
const WIDEST_ESTIMATE = 5;

/** The column right behind it, when both are amounts and the second is a little larger, as in estimates. */
function highOf(low: Content, others: readonly Content[]): Content | undefined {
  const high = others.find(({ column }) => column === low.column + 1);
  if (high === undefined || low.amounts < 0.9 || high.amounts < 0.9) return undefined;
  const pairs = low.texts.map((text, row) => [amountIn(text), amountIn(high.texts[row] ?? '')] as const);
  const filled = pairs.filter(([one, other]) => one !== null && other !== null);
  const larger = filled.filter(
    ([one, other]) => (other ?? 0) >= (one ?? 0) && (other ?? 0) <= WIDEST_ESTIMATE * (one ?? 0),
  );
  const isOftenLarger = filled.filter(([one, other]) => (other ?? 0) > (one ?? 0)).length * 2 > filled.length;
  return filled.length >= 2 && isOftenLarger && larger.length >= 0.95 * filled.length ? high : undefined;
}

/** Only to compare two: whatever stands between the digits is the same in both columns. */
const amountIn = (text: string): number | null =>
  /\d/.test(text) ? Number(text.replace(/[.,]\d{2}\D*$|\D/g, '')) : null;
