import { parseLotNumber, MIN_LOT_NUMBER } from '../../../../domain/numbering/lotNumber';
import { NUMBERING_DEFAULTS, type NumberingChoices } from '../../../../domain/numbering/numberingChoices';
import { readTypedNumber } from '../../../../domain/typedNumbers/typedNumber';
import type { NumberedShownLot } from './numberingSlice';

/** The choices as they stand in the form: numbers as they were typed. */
export interface TypedChoices {
  readonly scope: 'all' | 'chosen';
  readonly start: string;
  readonly step: string;
  readonly freeEvery: string;
  readonly categoryGap: string;
  readonly letters: NumberingChoices['letters'];
  readonly bands: readonly TypedBand[];
}

export interface TypedBand {
  /** Tells the lines of the form apart. */
  readonly key: number;
  readonly category: string;
  readonly from: string;
  readonly to: string;
}

/** What the form begins with: the series begins where it begins now. */
export function firstChoices(lots: readonly NumberedShownLot[], lotIds: readonly string[] | null): TypedChoices {
  const chosen = lotIds === null ? null : new Set(lotIds);
  const numbers = lots.flatMap(({ id, number }) => (number !== null && chosen?.has(id) !== false ? [number] : []));
  const least = numbers.reduce((found, number) => Math.min(found, number), Number.POSITIVE_INFINITY);
  const { step, freeEvery, categoryGap, letters } = NUMBERING_DEFAULTS;
  return {
    scope: lotIds === null ? 'all' : 'chosen',
    start: String(Number.isFinite(least) ? least : MIN_LOT_NUMBER),
    step: String(step),
    freeEvery: String(freeEvery),
    categoryGap: String(categoryGap),
    letters,
    bands: [],
  };
}

/** What was typed as choices; what is no whole number becomes NaN, which `numberingProblems` then names. */
export function readChoices(typed: TypedChoices, lotIds: readonly string[] | null): NumberingChoices {
  return {
    lotIds: typed.scope === 'chosen' ? lotIds : null,
    ...startOf(typed.start),
    step: whole(typed.step),
    freeEvery: whole(typed.freeEvery),
    categoryGap: whole(typed.categoryGap),
    letters: typed.letters,
    bands: typed.bands.map(({ category, from, to }) => ({ category, from: whole(from), to: whole(to) })),
  };
}

/** A line for one more category: a hundred numbers behind those of the last line. */
export function nextBand(bands: readonly TypedBand[]): TypedBand {
  const last = parseLotNumber(bands.at(-1)?.to ?? '')?.number ?? 99;
  return {
    key: Math.max(0, ...bands.map(({ key }) => key)) + 1,
    category: '',
    from: String(last + 1),
    to: String(last + 100),
  };
}

/** `12A` begins with a letter. */
function startOf(text: string): Pick<NumberingChoices, 'start' | 'startLetter'> {
  const read = readTypedNumber(text);
  if (!read.ok || read.number === null) return { start: Number.NaN, startLetter: '' };
  return { start: read.number.number, startLetter: read.number.suffix };
}

function whole(text: string): number {
  const trimmed = text.trim();
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
