import type { Lot } from '../../../../domain/lots/lot';
import { compareLots } from '../../../../domain/numbering/lotOrder';
import { allEntities, type Buckets, readEntity } from '../../../../shared/buckets/buckets';

/** Where the lots stand. */
export interface LotPlaces {
  /** Ids in sale order, without the trash. */
  readonly ids: readonly string[];
  /** Ids of the lots in the trash, in sale order. */
  readonly trashedIds: readonly string[];
}

/** From this many lots that move at once on, sorting all is cheaper than finding the place of each. */
const SORT_FROM = 50;

/** Puts the `touched` lots where their keys, and the trash, say; whatever did not move costs nothing. */
export function placeLots(
  before: Buckets<Lot>,
  places: LotPlaces,
  after: Buckets<Lot>,
  touched: ReadonlySet<string>,
): LotPlaces {
  const moved = new Set([...touched].filter((id) => isMoved(before, places, id, readEntity(after, id))));
  if (moved.size === 0) return { ids: places.ids, trashedIds: places.trashedIds };
  if (moved.size >= SORT_FROM) {
    const lots = allEntities(after).sort(compareLots);
    return { ids: idsOf(lots.filter(isKept)), trashedIds: idsOf(lots.filter((lot) => !isKept(lot))) };
  }
  let [ids, trashedIds] = [without(places.ids, moved), without(places.trashedIds, moved)];
  for (const id of moved) {
    const lot = readEntity(after, id);
    if (lot === undefined) continue;
    if (isKept(lot)) ids = insert(after, ids, lot);
    else trashedIds = insert(after, trashedIds, lot);
  }
  return { ids, trashedIds };
}

const isKept = (lot: Lot): boolean => lot.deletedAt === null;
const idsOf = (lots: readonly Lot[]): readonly string[] => lots.map(({ id }) => id);

function isMoved(lots: Buckets<Lot>, places: LotPlaces, id: string, now: Lot | undefined): boolean {
  const was = readEntity(lots, id);
  if (was === undefined || now === undefined) return was !== now;
  if (was.order !== now.order || isKept(was) !== isKept(now)) return true;
  return (was.number !== now.number || was.suffix !== now.suffix) && sharesKey(lots, places, was);
}

/** Whether another lot has the same key: then the numbers say which of them stands first. */
function sharesKey(lots: Buckets<Lot>, places: LotPlaces, lot: Lot): boolean {
  const ids = isKept(lot) ? places.ids : places.trashedIds;
  const from = search(lots, ids, (other) => other.order < lot.order);
  return readEntity(lots, ids[from + 1] ?? '')?.order === lot.order;
}

function without(ids: readonly string[], gone: ReadonlySet<string>): readonly string[] {
  return ids.some((id) => gone.has(id)) ? ids.filter((id) => !gone.has(id)) : ids;
}

const insert = (lots: Buckets<Lot>, ids: readonly string[], lot: Lot): readonly string[] =>
  ids.toSpliced(
    search(lots, ids, (other) => compareLots(other, lot) < 0),
    0,
    lot.id,
  );

/** The place of the first lot that is not in front. */
function search(lots: Buckets<Lot>, ids: readonly string[], isInFront: (lot: Lot) => boolean): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const lot = readEntity(lots, ids[middle] ?? '');
    if (lot !== undefined && isInFront(lot)) from = middle + 1;
    else to = middle;
  }
  return from;
}
