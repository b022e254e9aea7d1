import type { Lot } from './lot';
import { formatLotNumber } from './lotNumber';
import { numberOf } from './numbering';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A device without a network for longer than this, in ms, makes no more lots with the numbers that it holds ahead. */
export const USED_FOR_MS = 13 * DAY_MS;

/** Nobody waits longer than this for a device that does not come back, in ms: a day more than it uses its numbers. */
export const HELD_FOR_MS = 14 * DAY_MS;

/** A number that a device holds ahead, as the server has it. */
interface HeldAhead {
  /** The claim's id, `12`. */
  readonly number: string;
  readonly lotId: string;
  /** Whose device it is. */
  readonly by: string;
  /** Since when, in ms by the server. */
  readonly reservedAt: number | null;
}

/** What tells whether a held number is still of use to somebody. */
interface HeldAmong {
  /** Whether this person may make lots in the sale. */
  readonly mayMakeLots: (uid: string) => boolean;
  /** A lot of the sale, in the trash or not. */
  readonly lotOf: (lotId: string) => Pick<Lot, 'number' | 'suffix' | 'deletedAt'> | undefined;
}

/**
 * What devices hold ahead and surely nobody will use: its person may make no lots any more, its lot is there and has another
 * number, or nothing was heard of its device for too long. How long that is tells the server's own time alone: the newest
 * of all these moments is not later than now, whatever the clock of a device says.
 */
export function heldByNobody<Held extends HeldAhead>(
  claims: readonly Held[],
  { mayMakeLots, lotOf }: HeldAmong,
): readonly Held[] {
  const newest = claims.reduce((latest, { reservedAt }) => Math.max(latest, reservedAt ?? 0), 0);
  return claims.filter(({ number, lotId, by, reservedAt }) => {
    if (reservedAt === null) return false;
    const lot = lotOf(lotId);
    if (lot !== undefined) return !hasNumber(lot, number);
    return !mayMakeLots(by) || newest - reservedAt > HELD_FOR_MS;
  });
}

/** Whether the lot holds the number of this claim. In the trash it holds none. */
export function hasNumber(lot: Pick<Lot, 'number' | 'suffix' | 'deletedAt'>, name: string): boolean {
  const number = lot.deletedAt === null ? numberOf(lot) : null;
  return number !== null && formatLotNumber(number) === name;
}

/** Numbers that one device began to hold together, by one person in one moment. */
export interface HeldBlock<Held> {
  readonly by: string;
  /** In ms by the server. */
  readonly since: number;
  readonly claims: readonly Held[];
}

/** The oldest first. */
export function blocksOf<Held extends HeldAhead>(claims: readonly Held[]): readonly HeldBlock<Held>[] {
  const blocks = new Map<string, { by: string; since: number; claims: Held[] }>();
  for (const claim of claims) {
    if (claim.reservedAt === null) continue;
    const key = `${claim.reservedAt} ${claim.by}`;
    const block = blocks.get(key) ?? { by: claim.by, since: claim.reservedAt, claims: [] };
    block.claims.push(claim);
    blocks.set(key, block);
  }
  return [...blocks.values()].sort((one, other) => one.since - other.since);
}
