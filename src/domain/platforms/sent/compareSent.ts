import type { Photo } from '../../photos/photo';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import type { Profile } from '../profile';
import { cellsHash } from './lotHash';
import type { PlatformHas, PlatformState } from './platformState';
import { namesPictures, type SentLot, type SentRow, sentRowWriter } from './sentLot';

/** A lot that the platform has in another way. */
export interface ChangedLot {
  readonly lot: PlatformLot;
  readonly now: SentLot;
  readonly has: PlatformHas;
  readonly isRenumbered: boolean;
  readonly hasOtherCells: boolean;
  readonly hasOtherPictures: boolean;
}

/** A lot that the platform has and the sale does not: withdrawn, or thrown away. */
export interface GoneLot {
  readonly has: PlatformHas;
  readonly isWithdrawn: boolean;
}

export interface SentComparison {
  readonly changed: readonly ChangedLot[];
  readonly added: readonly { readonly lot: PlatformLot; readonly now: SentLot }[];
  readonly gone: readonly GoneLot[];
}

/** The sale as it is now. */
export interface SaleNow {
  /** All lots that may go out, in the order of the sale. */
  readonly lots: readonly PlatformLot[];
  readonly withdrawn: ReadonlySet<string>;
  readonly photos: PhotosByLot;
  readonly sale: PlatformSale;
}

/** What is other in the sale than on the platform: only what the platform would get counts. */
export type CompareSent = (state: PlatformState, now: SaleNow) => SentComparison;

/** Compares a sale with a platform again and again, and writes anew only the lots that have changed since the last time. */
export function createCompareSent(profile: Profile): CompareSent {
  const rowOf = createRows(profile);
  const isNamed = namesPictures(profile);
  return (state, { lots, withdrawn, photos, sale }) => {
    const changed: ChangedLot[] = [];
    const added: { lot: PlatformLot; now: SentLot }[] = [];
    const present = new Set<string>();
    for (const lot of lots) {
      present.add(lot.id);
      const has = state.lots.get(lot.id);
      if (has === undefined && !isExpected(lot, state)) continue;
      const row = rowOf(lot, photos.get(lot.id) ?? NO_PHOTOS, sale, (has ?? state).fieldNames);
      if (has === undefined) {
        added.push({ lot, now: row.sentLot() });
        continue;
      }
      const { entry } = has;
      const hasOtherCells = row.cellsHash !== entry.cells;
      const hasOtherPictures =
        has.pictures === null ? isNamed && row.pictureCount !== entry.pictureCount : row.picturesHash !== has.pictures;
      if (!hasOtherCells && !hasOtherPictures) continue;
      const isRenumbered = row.number !== entry.number;
      changed.push({ lot, now: row.sentLot(), has, isRenumbered, hasOtherCells, hasOtherPictures });
    }
    const gone = [...state.lots]
      .filter(([id]) => !present.has(id))
      .map(([id, has]) => ({ has, isWithdrawn: withdrawn.has(id) }));
    return { changed, added, gone };
  };
}

const NO_PHOTOS: readonly Photo[] = [];

/** Drafts are no new lots where only ready ones are sent. */
const isExpected = ({ status }: PlatformLot, { whole }: PlatformState): boolean =>
  whole?.scope === 'all' || status !== 'draft';

interface Written {
  readonly lot: PlatformLot;
  readonly photos: readonly Photo[];
  readonly row: SentRow;
}

/** The rows of lots, made anew only for what is another one. */
function createRows(profile: Profile) {
  let made: { readonly sale: PlatformSale; readonly byNames: Map<string, Map<string, Written>> } | null = null;
  const writers = new Map<string, ReturnType<typeof sentRowWriter>>();
  const keys = new WeakMap<object, string>();
  return (
    lot: PlatformLot,
    photos: readonly Photo[],
    sale: PlatformSale,
    fieldNames: PlatformSale['fieldNames'],
  ): SentRow => {
    if (made === null || !isSame(made.sale, sale)) {
      made = { sale, byNames: new Map() };
      writers.clear();
    }
    // A file of a colleague may have names of fields in another language: each lot is compared as it was sent.
    const key = keys.get(fieldNames) ?? cellsHash(fieldNames);
    keys.set(fieldNames, key);
    const write = writers.get(key) ?? sentRowWriter(profile, { ...sale, fieldNames });
    writers.set(key, write);
    const written = made.byNames.get(key) ?? new Map<string, Written>();
    made.byNames.set(key, written);
    const known = written.get(lot.id);
    if (known !== undefined && isSame(known.lot, lot) && isSame(known.photos, photos)) return known.row;
    const row = write(lot, photos);
    written.set(lot.id, { lot, photos, row });
    return row;
  };
}

/** Whether two objects, or lists, hold the same values. No lists of pairs are made: it is asked of every lot, each time. */
function isSame(one: object, other: object): boolean {
  if (one === other) return true;
  const [before, now] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  let count = 0;
  for (const name in before) {
    if (before[name] !== now[name]) return false;
    count += 1;
  }
  for (const _ in now) count -= 1;
  return count === 0;
}
