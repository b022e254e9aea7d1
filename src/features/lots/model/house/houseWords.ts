import { createSelector } from '@reduxjs/toolkit';
import { HOUSE_FIELDS, type HouseField, type HouseWords, MOST_WORDS } from '../../../../domain/lots/houseWords';
import type { Lot } from '../../../../domain/lots/lot';
import type { LotTemplate } from '../../../../domain/lots/template';
import { matchingOffers, mostUsed, plainText } from './matchingWords';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { selectLotBuckets } from '../lots/lotsSlice';
import { selectLotTemplates } from '../templates/templatesSlice';
import { selectOtherWords } from './houseSlice';

export const isHouseField = (field: string): field is HouseField => (HOUSE_FIELDS as readonly string[]).includes(field);

type Counts = ReadonlyMap<string, number>;

/** As many lines as are read at a glance. */
const MOST_OFFERED = 8;
/** So many of each field are known of other sales. Each of them is looked at with each letter that is typed. */
const MOST_OF_OTHERS = 500;

const add = (counts: Map<string, number>, text: string | null | undefined, times = 1): void => {
  if (text) counts.set(text, (counts.get(text) ?? 0) + times);
};

const countsIn =
  (field: HouseField) =>
  (lots: readonly Lot[]): Counts => {
    const counts = new Map<string, number>();
    for (const lot of lots) if (lot.deletedAt === null) add(counts, lot[field]);
    return counts;
  };

const isSame = (before: Counts, now: Counts): boolean =>
  before === now || (before.size === now.size && [...now].every(([text, times]) => before.get(text) === times));

/** An edit of another field changes no counts: then nothing is sorted anew. */
const areSame = (before: readonly Counts[], now: readonly Counts[]): boolean =>
  before.length === now.length && before.every((counts, at) => isSame(counts, now[at] ?? new Map()));

function wordsOf(field: HouseField) {
  const selectCounts = createSelector([selectLotBuckets], createBucketFacts(countsIn(field)), {
    memoizeOptions: { resultEqualityCheck: areSame },
  });
  const selectOwn = createSelector([selectCounts, selectLotTemplates], (buckets, templates: readonly LotTemplate[]) => {
    const all = new Map<string, number>();
    for (const counts of buckets) for (const [text, times] of counts) add(all, text, times);
    if (field === 'category') for (const { fields } of templates) add(all, fields.category);
    return mostUsed(all);
  });
  const selectAll = createSelector([selectOwn, selectOtherWords], (own, others) => {
    const known = new Set(own.map(plainText));
    return [...own, ...others[field].filter((text) => !known.has(plainText(text)))];
  });
  return { selectOwn, selectAll };
}

const SELECTORS = { category: wordsOf('category'), creator: wordsOf('creator') };
type State = Parameters<(typeof SELECTORS)[HouseField]['selectAll']>[0];

/**
 * What the house has written into this field, the most used first: in this sale, then in others that this device remembers.
 * For events: it reads all lots that have changed.
 */
export const selectHouseWords = (state: State, field: HouseField): readonly string[] =>
  SELECTORS[field].selectAll(state);

/** What is remembered of the open sale for the others. */
export const selectOwnWords = createSelector(
  [SELECTORS.category.selectOwn, SELECTORS.creator.selectOwn],
  (category, creator): HouseWords => ({
    category: category.slice(0, MOST_WORDS),
    creator: creator.slice(0, MOST_WORDS),
  }),
);

/** The words of several sales as those of one: what stands first in many of them stands first. */
export function wordsTogether(sales: readonly HouseWords[]): HouseWords {
  const of = (field: HouseField): readonly string[] => {
    const all = new Map<string, number>();
    for (const words of sales) words[field].forEach((text, place) => add(all, text, MOST_WORDS - place));
    return mostUsed(all).slice(0, MOST_OF_OTHERS);
  };
  return { category: of('category'), creator: of('creator') };
}

/** Those that go with what is typed. */
export const offersFor = (words: readonly string[], typed: string): readonly string[] =>
  matchingOffers(words, typed, MOST_OFFERED);
