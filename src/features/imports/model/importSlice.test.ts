import type { CheckView, ColumnView, FileView } from '../../../domain/imports/desk/views';
import { signedOut } from '../../auth/model/authSlice';
import importSlice, {
  checkBegan,
  checked,
  choiceMade,
  columnMatched,
  importFailed,
  importLeft,
  matchingAsked,
  readingBegan,
  selectImport,
  selectImportRun,
  tableRead,
  writingBegan,
  writingStepped,
  written,
} from './importSlice';

const { reducer } = importSlice;
type State = ReturnType<typeof reducer>;

const FILE = { name: 'lots.csv', rows: 2 } as FileView;
const column = (name: string, target: ColumnView['target']): ColumnView => ({ name, target, by: 'name', examples: [] });
const COLUMNS = [column('A', 'number'), column('B', 'title'), column('C', 'photos'), column('D', null)];
const CHECK = { shown: 2 } as CheckView;
const NO_ROWS = { from: 0, rows: [] };

const START = reducer(undefined, { type: 'start' });
const READING = reducer(START, readingBegan({ saleId: 'S', name: 'lots.csv', reading: { delimiter: ';' } }));
const MAPPING = reducer(READING, tableRead({ file: FILE, columns: COLUMNS }));
const CHECKING = reducer(MAPPING, checkBegan());
const targets = ({ run }: State) => (run.status === 'mapping' ? run.columns.map(({ target }) => target) : null);

it('goes from a file to lots, with the sale and the way of reading that were chosen', () => {
  expect(READING).toMatchObject({ saleId: 'S', reading: { delimiter: ';' }, run: { status: 'reading' } });
  expect(CHECKING.run).toMatchObject({ status: 'checking', check: null, columns: COLUMNS });
  const writing = reducer(CHECKING, writingBegan({ saleId: 'S', name: 'lots.csv', total: 2, done: 0 }));
  const half = reducer(writing, writingStepped({ done: 1 }));
  expect(half.run).toEqual({ status: 'writing', name: 'lots.csv', total: 2, done: 1 });
  const done = reducer(half, written({ importId: 'i', created: 2, updated: 0, left: 0 }));
  expect(done.run).toEqual({ status: 'done', name: 'lots.csv', importId: 'i', created: 2, updated: 0, left: 0 });
  expect(reducer(done, importLeft({ importId: 'i' })).run).toEqual({ status: 'idle' });
});

it('gives a field to one column only, but pictures to many', () => {
  expect(targets(reducer(MAPPING, columnMatched({ column: 3, target: 'title' })))).toEqual([
    'number',
    null,
    'photos',
    'title',
  ]);
  expect(targets(reducer(MAPPING, columnMatched({ column: 3, target: 'photos' })))).toEqual([
    'number',
    'title',
    'photos',
    'photos',
  ]);
  expect(targets(reducer(MAPPING, columnMatched({ column: 0, target: null })))).toEqual([
    null,
    'title',
    'photos',
    null,
  ]);
});

it('counts how often the sale made other rows of those that were shown, and says so until something is done', () => {
  const shown = reducer(CHECKING, checked({ check: CHECK, window: NO_ROWS, isRenewed: false }));
  const renewed = reducer(shown, checked({ check: CHECK, window: NO_ROWS, isRenewed: true }));
  expect(renewed.run).toMatchObject({ renewals: 1, isRenewed: true });
  expect(reducer(renewed, checked({ check: CHECK, window: NO_ROWS, isRenewed: null })).run).toMatchObject({
    renewals: 1,
    isRenewed: true,
  });
  expect(reducer(renewed, checked({ check: CHECK, window: NO_ROWS, isRenewed: false })).run).toMatchObject({
    renewals: 1,
    isRenewed: false,
  });
});

it('takes no answer that comes too late', () => {
  expect(reducer(START, tableRead({ file: FILE, columns: COLUMNS }))).toBe(START);
  expect(reducer(MAPPING, checked({ check: CHECK, window: NO_ROWS, isRenewed: false }))).toBe(MAPPING);
  const writing = reducer(CHECKING, writingBegan({ saleId: 'S', name: 'lots.csv', total: 2, done: 0 }));
  expect(reducer(writing, readingBegan({ saleId: 'S', name: 'other.csv', reading: {} }))).toBe(writing);
});

it('leads back to the columns, and from a failure to another file', () => {
  expect(reducer(CHECKING, matchingAsked()).run).toEqual({ status: 'mapping', file: FILE, columns: COLUMNS });
  const failed = reducer(CHECKING, importFailed({ reason: { rule: 'gaveUp' } }));
  expect(failed.run).toEqual({ status: 'failed', name: 'lots.csv', reason: { rule: 'gaveUp' }, sheets: [] });
  expect(reducer(failed, readingBegan({ saleId: 'S', name: 'next.csv', reading: {} })).run.status).toBe('reading');
});

it('is idle for another sale, keeps the rules for the next file, and forgets all with the session', () => {
  const chosen = reducer(MAPPING, choiceMade({ choice: { collision: 'letter' } }));
  expect(selectImportRun({ import: chosen }, 'S').status).toBe('mapping');
  expect(selectImportRun({ import: chosen }, 'T')).toEqual({ status: 'idle' });
  const kept = { collision: 'letter', drafts: false, blank: 'keep', pictures: true };
  expect(selectImport({ import: chosen }).choice).toEqual(kept);
  expect(reducer(chosen, signedOut({ reason: 'asked' } as never))).toEqual(START);
});
