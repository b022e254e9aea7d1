import type { Lot } from '../lots/lot';
import { formatLotNumber } from './lotNumber';
import { numberOf } from './numbering';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most numbers that a person takes along in one go. */
export const MOST_ALONG = 200;

/** A device makes no more lots with numbers that it has had for longer than this, in ms. */
export const USED_FOR_MS = 13 * DAY_MS;

/** Nobody waits longer than this for a device that does not come back, in ms: a day more than it uses its numbers. */
export const HELD_FOR_MS = 14 * DAY_MS;

/** What was asked for so long ago, in ms, no page of this browser is asking for any more. */
const UNANSWERED_MS = 2 * 60 * 1000;

/** Numbers that a person takes along become one range, when they are not further apart in time than this, in ms. */
const ONE_RANGE_MS = 60_000;

/** A number that is held for a lot which is not there yet, as the server has it. */
interface ReservedAhead {
  /** The claim's id, `12`. */
  readonly number: string;
  readonly lotId: string;
  /** Who took it along. */
  readonly by: string;
  /** Since when, in ms by the server. Null: it is a lot's own number. */
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
 * The claims that surely nobody uses. Of those that bear a lot: the lot is gone or has another number, as builds before
 * this one could leave them. Of those taken along: their person may make no lots any more, their lot is there with another
 * number, or their device was silent for too long. Only the server's own time says how long that is: the newest
 * of all these moments is not later than now, whatever the clock of a device says.
 */
export function unusedReservations<Held extends ReservedAhead>(
  claims: readonly Held[],
  { mayMakeLots, lotOf }: HeldAmong,
): readonly Held[] {
  const newest = claims.reduce((latest, { reservedAt }) => Math.max(latest, reservedAt ?? 0), 0);
  return claims.filter(({ number, lotId, by, reservedAt }) => {
    const lot = lotOf(lotId);
    if (lot !== undefined) return !hasNumber(lot, number);
    return reservedAt === null || !mayMakeLots(by) || newest - reservedAt > HELD_FOR_MS;
  });
}

/** Whether the lot holds the number of this claim. In the trash it holds none. */
function hasNumber(lot: Pick<Lot, 'number' | 'suffix' | 'deletedAt'>, name: string): boolean {
  const number = lot.deletedAt === null ? numberOf(lot) : null;
  return number !== null && formatLotNumber(number) === name;
}

/** Numbers that one person took along together. */
export interface TakenRange<Held> {
  readonly by: string;
  /** In ms by the server. */
  readonly since: number;
  readonly claims: readonly Held[];
}

/** The oldest first. */
export function takenRanges<Held extends ReservedAhead>(claims: readonly Held[]): readonly TakenRange<Held>[] {
  const held = claims.flatMap((claim) => (claim.reservedAt === null ? [] : [{ claim, at: claim.reservedAt }]));
  const ranges: { by: string; since: number; until: number; claims: Held[] }[] = [];
  for (const { claim, at } of held.sort((one, other) => one.at - other.at)) {
    const last = ranges.findLast(({ by }) => by === claim.by);
    if (last === undefined || at - last.until > ONE_RANGE_MS) {
      ranges.push({ by: claim.by, since: at, until: at, claims: [claim] });
      continue;
    }
    last.claims.push(claim);
    last.until = at;
  }
  return ranges;
}

/** A number that a device keeps for the lots that are made there. */
interface KeptAlong {
  readonly saleId: string;
  /** In ms by the device's own clock. */
  readonly keptAt: number;
  /** The server was asked for it, and its answer did not arrive. */
  readonly isAsked?: true;
  /** A person took it along. Missing: an older build held it by itself. */
  readonly isTaken?: true;
}

/** What tells which of a device's numbers go back. */
interface Return {
  readonly now: number;
  /** When this page began, in ms: what an older page still holds beside it is younger, and stays. */
  readonly began: number;
  /** The work for which numbers of this sale were taken along is done, or none can be done with them any more. */
  readonly isOver: (saleId: string) => boolean;
}

/** The numbers of a device that go back by themselves, while the server is there. */
export function goingBack<Kept extends KeptAlong>(
  numbers: readonly Kept[],
  { now, began, isOver }: Return,
): readonly Kept[] {
  return numbers.filter(({ saleId, keptAt, isAsked, isTaken }) => {
    if (isAsked === true) return keptAt < now - UNANSWERED_MS;
    return isTaken === true ? keptAt < now - USED_FOR_MS || isOver(saleId) : keptAt < began;
  });
}
