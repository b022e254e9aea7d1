import { fireEvent, screen } from '@testing-library/react';
import type { RowView } from '../../../domain/imports/desk/views';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { RowLine } from './RowLine';

const cell = (text: string) => ({ text, problem: null, changes: [], note: null });
const ROW: RowView = {
  at: 0,
  line: 2,
  act: { kind: 'create', number: null, instead: null },
  problems: [],
  left: null,
  pictures: { come: 0, there: 0 },
  cells: [cell('A vase')],
};
const COLUMNS = [{ target: 'title', column: 0 }] as const;

/** A table of 20 columns shows hundreds of cells: those that stay must cost nothing when others come. */
it('is rendered again only when something of it changes', async () => {
  const fieldOf = jest.fn(() => 'Title');
  const words = { fieldOf, extras: [], nameOfLot: () => 'Lot', valueOf: () => '', earlyResults: null };
  const props = { index: 0, start: 0, measure: () => undefined, columns: COLUMNS, words };
  const table = (row: RowView, scrolled: number) => (
    <div role="table" data-scrolled={scrolled}>
      <RowLine {...props} row={row} />
    </div>
  );
  const { after, replace, store } = await renderWorkspace(table(ROW, 0));
  const field = () => screen.getByLabelText('Title, Line 2');
  expect(field()).toHaveValue('A vase');
  const before = fieldOf.mock.calls.length;
  await after(() => replace(table(ROW, 640)));
  expect(fieldOf.mock.calls).toHaveLength(before);
  await after(() => replace(table({ ...ROW, cells: [cell('A jug')] }, 640)));
  expect(field()).toHaveValue('A jug');
  await store.stop();
});

it('keeps what was typed to the row that it was typed in, when its place shows another one', async () => {
  const words = { fieldOf: () => 'Title', extras: [], nameOfLot: () => 'Lot', valueOf: () => '', earlyResults: null };
  const props = { index: 0, start: 0, measure: () => undefined, columns: COLUMNS, words };
  const empty = { ...ROW, cells: [cell('')] };
  const table = (row: RowView) => (
    <div role="table">
      <RowLine {...props} row={row} />
    </div>
  );
  const { actions, after, replace, store } = await renderWorkspace(table(empty));
  await after(() => fireEvent.change(screen.getByLabelText('Title, Line 2'), { target: { value: 'A chair' } }));
  // Another filter: the first row that is shown is another one of the file.
  await after(() => replace(table({ ...empty, at: 7, line: 9 })));
  const other = screen.getByLabelText('Title, Line 9');
  expect(other).toHaveValue('');
  await after(() => fireEvent.blur(other));
  expect(actions.filter(({ type }) => type === 'import/cellEdited')).toEqual([]);
  await store.stop();
});

it('names the columns that have a problem where it says what becomes of the row: their cells may be out of sight', async () => {
  const words = {
    fieldOf: (target: string) => `the ${target}`,
    extras: [],
    nameOfLot: () => 'Lot',
    valueOf: () => '',
    earlyResults: null,
  };
  const columns = [...COLUMNS, { target: 'quantity', column: 1 }, { target: 'estimate', column: 2 }] as const;
  const wrong = { text: 'ask me', problem: { column: 2, rule: 'notANumber' }, changes: [], note: null } as const;
  const act = { kind: 'refused', place: null } as const;
  const row: RowView = { ...ROW, act, cells: [cell('A vase'), { ...wrong }, { ...wrong }] };
  const { store } = await renderWorkspace(
    <div role="table">
      <RowLine {...{ row, columns, words }} index={0} start={0} measure={() => undefined} />
    </div>,
  );
  expect(screen.getByText('the quantity, the estimate')).toBeVisible();
  expect(screen.getByText('Cannot be imported', { exact: false })).toBeVisible();
  await store.stop();
});

it('says how many pictures come to the lot of a row, and how many it has', async () => {
  const words = { fieldOf: () => 'Title', extras: [], nameOfLot: () => 'Lot', valueOf: () => '', earlyResults: null };
  const row: RowView = { ...ROW, pictures: { come: 2, there: 1 } };
  const { store } = await renderWorkspace(
    <div role="table">
      <RowLine {...{ row, columns: COLUMNS, words }} index={0} start={0} measure={() => undefined} />
    </div>,
  );
  expect(screen.getByText('with 2 pictures, 1 picture is there already')).toBeVisible();
  await store.stop();
});
