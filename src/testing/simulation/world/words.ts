import type { Random } from './random';

/** Stands in every private value, so that it can be looked for where it must not be. */
export const CANARY = 'ZZCANARY';

const THINGS = ['Vase', 'Clock', 'Bowl', 'Chair', 'Etching', 'Ring', 'Carpet', 'Mirror'];

export function someWords(random: Random): string {
  return `${random.pick(THINGS) ?? ''} ${String(random.whole(1, 9_999))}`;
}

export const privateWords = (random: Random): string => `${CANARY} ${String(random.whole(1, 9_999))}`;
export const someMoney = (random: Random): number => random.whole(1, 500) * 1_000;
