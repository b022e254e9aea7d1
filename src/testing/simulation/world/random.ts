/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  /** One of a list; undefined of an empty one. */
  pick<Each>(list: readonly Each[]): Each | undefined;
  /** Some of a list, at most `most`, in its order. */
  some<Each>(list: readonly Each[], most: number): Each[];
  /** One of a list, the more likely the larger its weight. */
  weighted<Each extends { readonly weight: number }>(list: readonly Each[]): Each | undefined;
}

/** The generator known as mulberry32: small, and good enough to choose from lists. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)],
    some(list, most) {
      const count = Math.min(list.length, whole(1, Math.max(1, most)));
      const places = new Set<number>();
      while (places.size < count) places.add(whole(0, list.length - 1));
      return list.filter((_, place) => places.has(place));
    },
    weighted(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      return list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1);
    },
  };
}
