/** Lots, in their order, and the lot before which they are put; null: at the end of the sale. */
export interface LotMove {
  readonly lotIds: readonly string[];
  readonly before: string | null;
}

/**
 * All functions here take the ids of a sale in its order, and the ids of the lots that move together. They give null
 * when nothing would move.
 */
type Ids = readonly string[];

/** One place up, as seen among `shown` (a filter may hide lots): before the lot that stands above the first of them. */
export function moveUp(ids: Ids, moving: Ids, shown: Ids = ids): LotMove | null {
  const set = new Set(moving);
  const first = shown.findIndex((id) => set.has(id));
  const target = shown.slice(0, Math.max(0, first)).at(-1);
  return target === undefined ? moveToGather(ids, set, shown[first]) : moveBefore(ids, moving, target);
}

/** One place down among `shown`: behind the lot that stands below the last of them. */
export function moveDown(ids: Ids, moving: Ids, shown: Ids = ids): LotMove | null {
  const set = new Set(moving);
  const last = shown.findLastIndex((id) => set.has(id));
  const target = last < 0 ? undefined : shown[last + 1];
  return target === undefined ? moveToGather(ids, set, shown[last]) : moveAfter(ids, moving, target);
}

/** Before a lot that does not move itself. */
export function moveBefore(ids: Ids, moving: Ids, target: string): LotMove | null {
  const place = ids.indexOf(target);
  return place < 0 ? null : moveTo(ids, new Set(moving), place);
}

/** Behind a lot that does not move itself. */
export function moveAfter(ids: Ids, moving: Ids, target: string): LotMove | null {
  const place = ids.indexOf(target);
  return place < 0 ? null : moveTo(ids, new Set(moving), place + 1);
}

/**
 * So that the first of them is the `position`-th lot of the sale, counted from 1. A position behind the end is the end.
 */
export function moveToPosition(ids: Ids, moving: Ids, position: number): LotMove | null {
  const set = new Set(moving);
  const rest = ids.filter((id) => !set.has(id));
  const target = rest[Math.max(0, position - 1)];
  return moveTo(ids, set, target === undefined ? ids.length : ids.indexOf(target));
}

/** The ids as they are after a move. */
export function afterMove(ids: Ids, { lotIds, before }: LotMove): string[] {
  const set = new Set(lotIds);
  const rest = ids.filter((id) => !set.has(id));
  const place = before === null ? rest.length : rest.indexOf(before);
  return rest.toSpliced(place, 0, ...lotIds);
}

/** At the edge there is nowhere to go, but lots that are apart come together there. */
function moveToGather(ids: Ids, moving: ReadonlySet<string>, edge: string | undefined): LotMove | null {
  return edge === undefined ? null : moveTo(ids, moving, ids.indexOf(edge));
}

/** `place`: where in `ids` they come to stand, before the first lot from there on that does not move. */
function moveTo(ids: Ids, moving: ReadonlySet<string>, place: number): LotMove | null {
  const lotIds = ids.filter((id) => moving.has(id));
  const before = ids.slice(place).find((id) => !moving.has(id)) ?? null;
  const move = { lotIds, before };
  const moved = afterMove(ids, move);
  return moved.some((id, index) => id !== ids[index]) ? move : null;
}
