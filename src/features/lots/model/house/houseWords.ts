import { createSelector } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import type { LotTemplate } from '../../../../domain/lots/template';
import { matchingOffers, mostUsed } from './matchingWords';
import { createBucketFacts } from '../../../../shared/bucketFacts';
import { selectLotBuckets } from '../lots/lotsSlice';
import { selectLotTemplates } from '../templates/templatesSlice';

/** The fields in which a house writes the same words again and again. */
const FIELDS = ['category', 'creator'] as const;
export type HouseField = (typeof FIELDS)[number];

export const isHouseField = (field: string): field is HouseField => (FIELDS as readonly string[]).includes(field);

type Counts = ReadonlyMap<string, number>;

/** As many lines as are read at a glance. */
const MOST_OFFERED = 8;

const add = (counts: Map<string, number>, text: string | null | undefined, times = 1): void => {
  if (text) counts.set(text, (counts.get(text) ?? 0) + times);
};

function countsIn(lots: readonly Lot[]): Readonly<Record<HouseField, Counts>> {
  const counts = { category: new Map<string, number>(), creator: new Map<string, number>() };
  for (const lot of lots) {
    if (lot.deletedAt === null) for (const field of FIELDS) add(counts[field], lot[field]);
  }
  return counts;
}

const selectCounts = createSelector([selectLotBuckets], createBucketFacts(countsIn));

function wordsOf(field: HouseField) {
  return createSelector([selectCounts, selectLotTemplates], (buckets, templates: readonly LotTemplate[]) => {
    const all = new Map<string, number>();
    for (const counts of buckets) for (const [text, times] of counts[field]) add(all, text, times);
    if (field === 'category') for (const { fields } of templates) add(all, fields.category);
    return mostUsed(all);
  });
}

const SELECTORS = { category: wordsOf('category'), creator: wordsOf('creator') };
type State = Parameters<(typeof SELECTORS)[HouseField]>[0];

/** What the house has written into this field, the most used first. For events: it reads all lots that have changed. */
export const selectHouseWords = (state: State, field: HouseField): readonly string[] => SELECTORS[field](state);

/** Those that go with what is typed. */
export const offersFor = (words: readonly string[], typed: string): readonly string[] =>
  matchingOffers(words, typed, MOST_OFFERED);
