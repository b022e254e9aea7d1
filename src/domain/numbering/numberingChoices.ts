import { MAX_LOT_NUMBER, MIN_LOT_NUMBER } from './lotNumber';

/** All lots of a category take the numbers from `from` to `to`, both included. */
export interface NumberBand {
  readonly category: string;
  readonly from: number;
  readonly to: number;
}

/** How a person wants lots to be numbered. */
export interface NumberingChoices {
  /** Only these lots; null: all of the sale. */
  readonly lotIds: readonly string[] | null;
  /** The first number outside of the bands. */
  readonly start: number;
  /**
   * '' for a series of whole numbers. With a letter every lot takes the number `start` with the next free letter, 12A, 12B,
   * 12C: how the trade numbers lots that come late between 12 and 13. The other choices do not matter then.
   */
  readonly startLetter: string;
  /** From one number to the next: 1 for 1, 2, 3; 10 for 10, 20, 30. */
  readonly step: number;
  /** Every n-th number of the series stays free for later lots; 0: none. */
  readonly freeEvery: number;
  /** How many numbers stay free where the category changes; 0: none. */
  readonly categoryGap: number;
  readonly bands: readonly NumberBand[];
  /** `keep`: 12A stays behind the lot that 12 becomes. `drop`: every lot takes a number of its own. */
  readonly letters: 'keep' | 'drop';
}

export const NUMBERING_DEFAULTS: NumberingChoices = {
  lotIds: null,
  start: MIN_LOT_NUMBER,
  startLetter: '',
  step: 1,
  freeEvery: 0,
  categoryGap: 0,
  bands: [],
  letters: 'keep',
};

/** The widest step and the widest gap. */
export const MAX_STEP = 1_000;

export type NumberingProblem = 'start' | 'step' | 'freeEvery' | 'categoryGap';
export type BandProblem = 'range' | 'upsideDown' | 'overlap' | 'categoryMissing' | 'categoryTwice';

export interface NumberingProblems {
  readonly fields: readonly NumberingProblem[];
  /** By the band's place in the list; the first thing that is wrong with it. */
  readonly bands: ReadonlyMap<number, BandProblem>;
}

/** What is wrong with the choices themselves, before any lot is looked at. */
export function numberingProblems(choices: NumberingChoices): NumberingProblems {
  const fields: NumberingProblem[] = [];
  if (!isLotNumber(choices.start)) fields.push('start');
  if (choices.startLetter !== '') return { fields, bands: new Map() };
  if (!isWhole(choices.step, 1, MAX_STEP)) fields.push('step');
  // Were the only number of every one left free, no lot would get any.
  if (choices.freeEvery !== 0 && !isWhole(choices.freeEvery, 2, MAX_STEP)) fields.push('freeEvery');
  if (!isWhole(choices.categoryGap, 0, MAX_STEP)) fields.push('categoryGap');
  const bands = new Map<number, BandProblem>();
  choices.bands.forEach((band, place) => {
    const problem = bandProblem(band, choices.bands.slice(0, place));
    if (problem !== null) bands.set(place, problem);
  });
  return { fields, bands };
}

export function isWithoutProblems({ fields, bands }: NumberingProblems): boolean {
  return fields.length === 0 && bands.size === 0;
}

/** Categories are the same whatever the case and the spaces round them: people type them. */
export function sameCategory(one: string, other: string): boolean {
  return categoryKey(one) === categoryKey(other);
}

export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

function bandProblem({ category, from, to }: NumberBand, earlier: readonly NumberBand[]): BandProblem | null {
  if (category.trim() === '') return 'categoryMissing';
  if (!isLotNumber(from) || !isLotNumber(to)) return 'range';
  if (from > to) return 'upsideDown';
  if (earlier.some((band) => sameCategory(band.category, category))) return 'categoryTwice';
  return earlier.some((band) => from <= band.to && band.from <= to) ? 'overlap' : null;
}

function isLotNumber(value: number): boolean {
  return isWhole(value, MIN_LOT_NUMBER, MAX_LOT_NUMBER);
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
