/** The fields in which a house writes the same words again and again. */
export const HOUSE_FIELDS = ['category', 'creator'] as const;
export type HouseField = (typeof HOUSE_FIELDS)[number];

/** What was written into these fields, the most used first. */
export type HouseWords = Readonly<Record<HouseField, readonly string[]>>;

export const NO_WORDS: HouseWords = { category: [], creator: [] };

/** So many of each field are remembered of a sale. */
export const MOST_WORDS = 100;
/** The words of so many sales are offered in another one, so that old ones do not slow it down. */
export const MOST_SALES = 30;
