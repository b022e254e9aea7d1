import { findHelp, type HelpGroup } from './findHelp';

const GROUPS: readonly HelpGroup[] = [
  { title: 'Words', entries: [{ term: 'Reserve', says: 'The lowest price.' }], isKeys: false },
  {
    title: 'Keys in the table',
    entries: [
      { term: 'Enter', says: 'Edit the cell' },
      { term: 'Delete', says: 'Clear the chosen cells' },
    ],
    isKeys: true,
  },
];
const terms = (query: string) => findHelp(GROUPS, query).flatMap(({ entries }) => entries.map(({ term }) => term));

it.each([
  ['', ['Reserve', 'Enter', 'Delete']],
  ['  LOWEST ', ['Reserve']],
  ['table clear', ['Delete']],
  ['cell', ['Enter', 'Delete']],
  ['unheard of', []],
])('finds for "%s" what holds all of its words, with the name of the part', (query, found) => {
  expect(terms(query)).toEqual(found);
});
