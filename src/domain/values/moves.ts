import { isOrderKey, keysBetween } from './order';

interface Placed {
  readonly id: string;
  readonly order: string;
}

export interface Move {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** Keys grow where much is moved; longer than this, the neighbours get new ones too. The rules take 100 characters. */
const LONGEST_KEY = 40;

/**
 * New keys for things that are put, in the order given, before another one (null: at the end). `all` in their order.
 * Only what is moved gets a key, unless there is no room: then as many of those behind as make room. Empty when all stay
 * where they are, or when the place is not there.
 */
export function planMoves(all: readonly Placed[], ids: readonly string[], before: string | null): Move[] {
  const byId = new Map(all.map((each) => [each.id, each]));
  const moved = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const movedIds = new Set(moved.map(({ id }) => id));
  // Before one that moves itself: before the first behind it that stays.
  const from = before === null ? all.length : all.findIndex(({ id }) => id === before);
  if (from < 0) return [];
  const head = all.slice(0, from).filter(({ id }) => !movedIds.has(id));
  const tail = all.slice(from).filter(({ id }) => !movedIds.has(id));
  if ([...head, ...moved, ...tail].every(({ id }, index) => all[index]?.id === id)) return [];

  // A neighbour whose key is none leaves no room beside it: it gets a new one, too.
  const odd = head.length - 1 - head.findLastIndex(({ order }) => isOrderKey(order));
  const start = head.at(-1 - odd)?.order ?? null;
  for (let more = 0; ; more = more * 2 + 1) {
    const end = tail[more]?.order ?? null;
    if (end !== null && (!isOrderKey(end) || (start !== null && start >= end))) continue;
    const changed = [...head.slice(head.length - odd), ...moved, ...tail.slice(0, more)];
    const keys = keysBetween(start, end, changed.length);
    const isLong = keys.some((key) => key.length > LONGEST_KEY);
    if (isLong && more < tail.length) continue;
    return changed.flatMap((each, index) => {
      const after = keys[index] ?? each.order;
      return after === each.order ? [] : [{ id: each.id, before: each.order, after }];
    });
  }
}
