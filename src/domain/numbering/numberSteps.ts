import { formatLotNumber, type LotNumber } from './lotNumber';

/** A lot that gets another number, or none. */
export interface NumberStep {
  readonly lotId: string;
  readonly before: LotNumber | null;
  readonly after: LotNumber | null;
}

export type NumberSteps =
  | { readonly kind: 'steps'; readonly steps: readonly NumberStep[] }
  /** Two lots of the plan want the same number. */
  | { readonly kind: 'twice'; readonly number: string }
  /** Lots outside of the plan hold these. */
  | { readonly kind: 'taken'; readonly numbers: readonly string[] };

const nameOf = (number: LotNumber | null): string | null => (number === null ? null : formatLotNumber(number));

/**
 * The order in which lots can change their numbers among themselves, so that nobody ever claims a number before its
 * holder of the same plan has given it back. A ring (12 → 13 → 12) has no such order: its first lot goes without a
 * number for a moment, `12 → none`, and takes its new one last. `holderOf` names the lot that has a number now.
 */
export function planNumberSteps(
  wishes: readonly NumberStep[],
  holderOf: (number: string) => string | undefined,
): NumberSteps {
  const real = wishes.filter(({ before, after }) => nameOf(before) !== nameOf(after));
  const giving = new Map(real.map((wish) => [wish.lotId, wish]));
  const wanted = new Set<string>();
  const taken: string[] = [];
  for (const { lotId, after } of real) {
    const name = nameOf(after);
    if (name === null) continue;
    if (wanted.has(name)) return { kind: 'twice', number: name };
    wanted.add(name);
    const holder = holderOf(name);
    if (holder !== undefined && holder !== lotId && !giving.has(holder)) taken.push(name);
  }
  if (taken.length > 0) return { kind: 'taken', numbers: taken };

  const steps: NumberStep[] = [];
  const done = new Set<string>();
  for (const first of real) {
    const waiting: NumberStep[] = [];
    let wish: NumberStep | undefined = first;
    while (wish !== undefined && !done.has(wish.lotId)) {
      done.add(wish.lotId);
      waiting.push(wish);
      const name = nameOf(wish.after);
      wish = giving.get((name === null ? undefined : holderOf(name)) ?? '');
    }
    // The way has come back to where it began: every one of them waits for the next.
    const isRing = wish === first && waiting.length > 1;
    if (isRing) steps.push({ ...first, after: null });
    for (const each of waiting.toReversed()) steps.push(isRing && each === first ? { ...each, before: null } : each);
  }
  return { kind: 'steps', steps };
}
