import { runCases } from '../support/cases';
import { merge, update, type Data } from '../support/firestoreClient';
import { type Actor } from '../support/actors';
import { SALE } from '../support/fixture';
import { admin, as } from '../support/harness';

const sale = `sales/${SALE}`;
const SHELF = { ownText_a1: 'Shelf' };
const STATE = { ...SHELF, ownChoice_a2: 'State' };
const MINE = { own_a1: '{"v":1,"name":"Mine"}' };
const BOTH = { ...MINE, own_a2: '{"v":1,"name":"Other"}' };

/** 500 categories whose names have 100,000 signs together. */
const LONG_NAMES = Object.fromEntries(
  Array.from({ length: 500 }, (_, nth) => [`hiBid/${String(nth).padStart(194, 'x')}`, 'Art']),
);

/** A person changes the columns of a sale that has these. */
async function change(after: Data, before: Data = {}, by: Actor = 'owner') {
  await admin.commit(update(sale, before));
  return as(by).commit(merge(sale, after));
}

/** As `change`, with nothing left of what these fields had. */
async function replace(after: Data, before: Data, by: Actor = 'owner') {
  await admin.commit(update(sale, before));
  return as(by).commit(update(sale, after));
}

runCases([
  ...(['editor', 'viewer', 'stranger', 'visitor', 'ended'] as const).flatMap((by) => [
    {
      name: `a column of the house, made by: ${by}`,
      denied: () => change({ extraColumns: SHELF }, {}, by),
      allowed: () => change({ extraColumns: SHELF }),
    },
    {
      name: `a name of a category on a platform, given by: ${by}`,
      denied: () => change({ categoryNames: { 'hiBid/Art': 'Fine art' } }, {}, by),
      allowed: () => change({ categoryNames: { 'hiBid/Art': 'Fine art' } }),
    },
  ]),
  ...(['viewer', 'stranger', 'visitor', 'ended'] as const).flatMap((by) => [
    {
      name: `a platform of the house, made by: ${by}`,
      denied: () => change({ ownPlatforms: MINE }, {}, by),
      allowed: () => change({ ownPlatforms: MINE }, {}, 'editor'),
    },
    {
      name: `a platform of the house, changed by: ${by}`,
      denied: () => change({ ownPlatforms: { own_a1: '{}' } }, { ownPlatforms: MINE }, by),
      allowed: () => change({ ownPlatforms: { own_a1: '{}' } }, { ownPlatforms: MINE }, 'editor'),
    },
  ]),
  ...(['editor', 'viewer', 'stranger', 'visitor', 'ended'] as const).flatMap((by) => [
    {
      name: `a platform of the house, taken away by: ${by}`,
      denied: () => replace({ ownPlatforms: MINE }, { ownPlatforms: BOTH }, by),
      allowed: () => replace({ ownPlatforms: MINE }, { ownPlatforms: BOTH }),
    },
    {
      name: `how the sale goes out, said by: ${by}`,
      denied: () => change({ exportSettings: { language: 'de' } }, {}, by),
      allowed: () => change({ exportSettings: { language: 'de' } }),
    },
  ]),
  {
    name: 'an editor who changes a platform of the house and something else',
    denied: () => change({ ownPlatforms: MINE, platforms: { own_a1: true } }, {}, 'editor'),
    allowed: () => change({ ownPlatforms: MINE, platforms: { own_a1: true } }),
  },
  {
    name: 'an editor who makes more platforms of the house than there is room for',
    denied: () => change({ ownPlatforms: { own_a1: 'x'.repeat(100_001) } }, {}, 'editor'),
    allowed: () => change({ ownPlatforms: { own_a1: 'x'.repeat(100_000) } }, {}, 'editor'),
  },
  {
    name: 'a number as the name of a category beside one that an older build let in',
    denied: () => change({ categoryNames: { 'hiBid/b': 5 } }, { categoryNames: { 'hiBid/a': 7 } }),
    allowed: () => change({ title: 'Winter sale' }, { categoryNames: { 'hiBid/a': 7 } }),
  },
  {
    name: 'categories whose own names together are too long',
    denied: () => change({ categoryNames: { ...LONG_NAMES, x: 'Art' } }),
    allowed: () => change({ categoryNames: LONG_NAMES }),
  },
  {
    name: 'a column that goes, and not only is hidden',
    denied: () => change({ extraColumns: SHELF }, { extraColumns: STATE }),
    allowed: () => change({ hiddenExtras: { ownChoice_a2: true } }, { extraColumns: STATE }),
  },
  {
    name: 'another kind of a column',
    denied: () => change({ extraColumns: { ownNumber_a1: 'Shelf' } }, { extraColumns: SHELF }),
    allowed: () => change({ extraColumns: { ownText_a1: 'Shelves' } }, { extraColumns: SHELF }),
  },
  {
    name: 'choices of a column that is not there',
    denied: () => change({ extraChoices: { ownChoice_a3: 'good' } }, { extraColumns: STATE }),
    allowed: () => change({ extraChoices: { ownChoice_a2: 'good\nworn' } }, { extraColumns: STATE }),
  },
  {
    name: 'more choices than there is room for',
    denied: () => change({ extraChoices: { ownChoice_a2: 'x'.repeat(10_001) } }, { extraColumns: STATE }),
    allowed: () => change({ extraChoices: { ownChoice_a2: 'x'.repeat(10_000) } }, { extraColumns: STATE }),
  },
  {
    name: 'a column hidden with anything but yes',
    denied: () => change({ hiddenExtras: { ownText_a1: 'yes' } }, { extraColumns: SHELF }),
    allowed: () => change({ hiddenExtras: { ownText_a1: true } }, { extraColumns: SHELF }),
  },
]);
