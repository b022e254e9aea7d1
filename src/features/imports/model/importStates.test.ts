import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { CheckView, ColumnView, FileView, RowView } from '../../../domain/imports/desk/views';
import importSlice, {
  type Carrying,
  checkBegan,
  checked,
  columnMatched,
  importFailed,
  importFound,
  importLeft,
  matchingAsked,
  photosCarried,
  readingBegan,
  rowsShown,
  selectCarrying,
  selectImport,
  selectImportRun,
  tableRead,
  writingBegan,
  writingStepped,
  written,
} from './importSlice';

const reducer = combineReducers({ import: importSlice.reducer });
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const runOf = (...actions: readonly UnknownAction[]) => selectImportRun(run(...actions), 'S');

const FILE = { name: 'lots.csv', rows: 2 } as FileView;
const COLUMNS: readonly ColumnView[] = [{ name: 'A', target: 'number', by: 'name', examples: [] }];
const CHECK = { shown: 2 } as CheckView;
const WINDOW = { from: 50, rows: [{ at: 50 } as unknown as RowView] };
const SHEETS = [{ name: 'Lots', rows: 3 }] as unknown as NonNullable<Parameters<typeof importFailed>[0]['sheets']>;

const reading = readingBegan({ saleId: 'S', name: 'lots.csv', reading: { delimiter: ';' } });
const read = tableRead({ file: FILE, columns: COLUMNS });
const check = checkBegan();
const answer = checked({ check: CHECK, window: { from: 0, rows: [] }, isRenewed: false });
const writing = writingBegan({ saleId: 'S', name: 'lots.csv', total: 2, done: 1 });
const done = written({ importId: 'i', created: 1, updated: 1, left: 3 });
const failed = importFailed({ reason: { rule: 'gaveUp' }, sheets: SHEETS });
const found = importFound({ saleId: 'S', importId: 'j', name: 'old.csv', created: 1, updated: 0, left: 2 });
const left = importLeft({ importId: null });

const READING = { status: 'reading', name: 'lots.csv' };
const MAPPING = { status: 'mapping', file: FILE, columns: COLUMNS };
const CHECKING = {
  ...MAPPING,
  status: 'checking',
  check: null,
  window: { from: 0, rows: [] },
  renewals: 0,
  isRenewed: false,
};
const WRITING = { status: 'writing', name: 'lots.csv', total: 2, done: 1 };
const DONE = { status: 'done', name: 'lots.csv', importId: 'i', created: 1, updated: 1, left: 3 };
const FAILED = { status: 'failed', name: 'lots.csv', reason: { rule: 'gaveUp' }, sheets: SHEETS };

it.each([
  ['is none', [], { status: 'idle' }],
  ['is read', [reading], READING],
  ['is read in another way', [reading, reading], READING],
  ['is matched', [reading, read], MAPPING],
  ['is checked', [reading, read, check], CHECKING],
  ['is shown', [reading, read, check, answer], { ...CHECKING, check: CHECK }],
  [
    'is shown further down',
    [reading, read, check, answer, rowsShown({ window: WINDOW })],
    { ...CHECKING, check: CHECK, window: WINDOW },
  ],
  ['is matched once more', [reading, read, check, answer, matchingAsked()], MAPPING],
  ['is written', [reading, read, check, answer, writing], WRITING],
  ['is written further', [reading, read, check, writing, writingStepped({ done: 2 })], { ...WRITING, done: 2 }],
  ['is there', [reading, read, check, writing, done], DONE],
  [
    'is found again by another visit',
    [found],
    { status: 'done', importId: 'j', name: 'old.csv', created: 1, updated: 0, left: 2 },
  ],
  ['goes on by itself in another visit', [writing], WRITING],
  ['goes on after it was there', [writing, done, writing], WRITING],
  ['goes on after a failure', [writing, failed, writing], WRITING],
  ['fails while it is read', [reading, failed], FAILED],
  ['fails while it is matched', [reading, read, failed], FAILED],
  ['fails while it is checked', [reading, read, check, failed], FAILED],
  ['fails while it is written', [writing, failed], FAILED],
  [
    'fails with no other sheet',
    [reading, importFailed({ reason: { rule: 'empty' } })],
    { ...FAILED, reason: { rule: 'empty' }, sheets: [] },
  ],
  ['is left while it is read', [reading, left], { status: 'idle' }],
  ['is left while it is matched', [reading, read, left], { status: 'idle' }],
  ['is left while it is checked', [reading, read, check, left], { status: 'idle' }],
  ['is not left while it is written', [writing, left], WRITING],
  ['is left when it is there', [writing, done, left], { status: 'idle' }],
  ['is left after a failure', [reading, failed, left], { status: 'idle' }],
  ['gives way to another file while it is matched', [reading, read, reading], READING],
  ['gives way to another file while it is checked', [reading, read, check, reading], READING],
  ['gives way to another file when it is there', [writing, done, reading], READING],
  ['gives way to another file after a failure', [reading, failed, reading], READING],
  ['is not found where one is under way', [reading, found], READING],
] as const)('an import %s', (_name, actions, expected) => {
  expect(runOf(...actions)).toEqual(expected);
  expect(selectImportRun(run(...actions), 'T')).toEqual({ status: 'idle' });
});

it('is of the sale of its file, in which it stays in later steps', () => {
  const there = [reading, read, columnMatched({ column: 0, target: null }), check, answer];
  expect(selectImport(run(...there))).toMatchObject({ saleId: 'S', reading: { delimiter: ';' } });
  const other = run(...there, readingBegan({ saleId: 'T', name: 'other.csv', reading: {} }));
  expect(selectImport(other)).toMatchObject({ saleId: 'T', reading: {} });
  // A step that is not taken takes no sale along.
  expect(selectImport(run(writing, readingBegan({ saleId: 'T', name: 'other.csv', reading: {} }))).saleId).toBe('S');
});

it('says of a column that a person has chosen it, and of no other', () => {
  const columns = [...COLUMNS, { name: 'B', target: 'title', by: 'name', examples: ['Vase'] } as ColumnView];
  const matched = runOf(reading, tableRead({ file: FILE, columns }), columnMatched({ column: 0, target: 'title' }));
  expect(matched).toEqual({
    ...MAPPING,
    columns: [
      { name: 'A', target: 'title', by: null, examples: [] },
      { name: 'B', target: null, by: null, examples: ['Vase'] },
    ],
  });
});

it('has the photos that come to one sale', () => {
  const carrying: Carrying = { importId: 'i', saleId: 'S', total: 9, done: 2, missing: 1, isOver: false };
  const state = run(reading, photosCarried(carrying));
  expect([selectCarrying(state, 'S'), selectCarrying(state, 'T'), selectCarrying({}, 'S')]).toEqual([
    carrying,
    null,
    null,
  ]);
  expect(selectImportRun(state, 'S')).toEqual(READING);
  // The next file does not end them.
  expect(selectCarrying(reducer(state, left), 'S')).toEqual(carrying);
});
