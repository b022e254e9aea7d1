import type { Photo } from '../../photos/photo';
import type { CheckedRow } from './checkRow';
import type { ImportPlan, PlannedRow, RowAct } from './planImport';

/** What of the pictures of a row comes to its lot. */
export interface PlannedPictures {
  /** Their paths in the bundle, in their order. */
  readonly come: readonly string[];
  /** Those that the lot has already. */
  readonly there: number;
}

export interface PicturedRow extends PlannedRow {
  readonly pictures: PlannedPictures;
}

export interface PicturedPlan extends Omit<ImportPlan, 'rows'> {
  readonly rows: readonly PicturedRow[];
}

type PicturesOf = (row: CheckedRow) => readonly string[];

export interface BesideRows {
  /** The paths of the pictures of a row. */
  readonly of: PicturesOf;
  /** SHA-256 of pictures by their paths, hex, as far as anybody has looked. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Whether pictures come to lots that are there, or to new ones only. */
  readonly comeToLots: boolean;
}

const NONE: PlannedPictures = { come: [], there: 0 };

/** By what the photos of a lot are known: their ids, and the hashes of their files and of those that were chosen. */
export const marksOfPhotos = (
  photos: readonly (Pick<Photo, 'id'> & Partial<Pick<Photo, 'hash' | 'source'>>)[],
): readonly string[] => photos.flatMap(({ id, hash = '', source = '' }) => [id, hash, source].filter(Boolean));

/** The plan with the pictures that come along: a row that says nothing new of its lot may still bring some. */
export function planPictures(plan: ImportPlan, beside: BesideRows): PicturedPlan {
  const counts = { ...plan.counts };
  const rows = plan.rows.map((planned): PicturedRow => {
    const pictures = picturesOf(planned, beside);
    if (planned.act.kind !== 'unchanged' || pictures.come.length === 0) return { ...planned, pictures };
    counts.unchanged -= 1;
    counts.update += 1;
    return { ...planned, act: onlyPictures(planned, planned.act), pictures };
  });
  return { ...plan, rows, counts };
}

/** The pictures of which nobody knows yet whether their lots have them. */
export const unknownPictures = (
  { rows }: ImportPlan,
  of: PicturesOf,
  hashes: BesideRows['hashes'],
): readonly string[] =>
  rows
    .filter((planned) => mayComeToLot(planned) && (planned.lot?.photoMarks ?? []).length > 0)
    .flatMap(({ row }) => of(row))
    .filter((path) => !hashes.has(path));

function onlyPictures({ decision }: PlannedRow, { lot }: Extract<RowAct, { readonly kind: 'unchanged' }>): RowAct {
  const by = decision.kind === 'update' ? decision.by : 'number';
  return { kind: 'update', by, lot, number: null, changes: {}, result: null, left: null };
}

/** A row that enters a result, and nothing else, leaves its pictures out like its other cells. */
function mayComeToLot({ act, decision }: PlannedRow): boolean {
  const isOfLot = act.kind === 'update' || act.kind === 'unchanged';
  return isOfLot && !(decision.kind === 'update' && decision.onlyResult === true);
}

function picturesOf(planned: PlannedRow, { of, hashes, comeToLots }: BesideRows): PlannedPictures {
  const { row, act, lot } = planned;
  if (act.kind === 'create') return { come: of(row), there: 0 };
  if (!comeToLots || !mayComeToLot(planned)) return NONE;
  const paths = of(row);
  const marks = new Set(lot?.photoMarks);
  const come = paths.filter((path, place) => {
    const described = row.carried.photos[place];
    const names = [hashes.get(path), described?.id, described?.hash];
    return !names.some((name) => name !== undefined && marks.has(name));
  });
  return { come, there: paths.length - come.length };
}
