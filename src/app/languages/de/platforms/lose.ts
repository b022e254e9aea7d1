/** A count of lots. */
export const lose = (count: number): string => (count === 1 ? '1 Los' : `${count} Lose`);
