import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { createSaleServer } from '../../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../../testing/fakes/fakeSalesGateway';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLot } from '../../model/lots/lotsSlice';
import { selectNeedsAttention, selectUnkeptCount } from '../../model/saves/savesSlice';
import { newId } from '../../../../shared/id';
import { cellActivated } from '../../model/view/gridSlice';
import type { GridColumnId } from '../../model/fields/gridColumns';
import { LotViews } from '../workspace/LotViews';
import { cellId } from './cellId';

/** A grid with one lot, whose title is being edited. */
async function editTitle(fields: Partial<Lot> = {}) {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="published" wide />,
    (workspace) => workspace.lots.seed(SALE, [buildLot({ title: 'A vase', ...fields })]),
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  act(() => {
    grid.focus();
    space.store.dispatch(cellActivated({ lotId: 'lot1', column: 'title' }));
  });
  await user.keyboard('{F2}');
  const cell = screen.getByRole('textbox', { name: 'Title, Lot 1' });
  const server = () => space.lots.documents(SALE).lots.get('lot1');
  return {
    ...space,
    user,
    grid,
    cell,
    title: () => space.read(selectLot, 'lot1')?.title,
    /** What this person has sent. */
    own: () => space.lots.applied.filter(({ uid }) => uid !== 'ben'),
    colleagueWrites: (title: string) =>
      act(async () => {
        const base = { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot' } as const;
        const before = server()?.title ?? '';
        await space.lots.apply({ ...base, changes: { title: { before, after: title } } });
        await settle();
      }),
    hide: () =>
      act(async () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        await settle();
        jest.restoreAllMocks();
      }),
  };
}

const note = () => screen.queryByText(/A colleague has changed this/);
const choice = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const cellOf = (lotId: string, column: GridColumnId) => document.getElementById(cellId(lotId, column));
const active = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

/** The prices of two published lots, the first of them active. */
async function typePrices() {
  const user = userEvent.setup();
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status: 'published', date: '2026-01-16' });
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="published" wide />,
    (workspace) =>
      workspace.lots.seed(
        SALE,
        ['lot1', 'lot2', 'lot3'].map((id, at) =>
          buildLot({ id, number: at + 1, order: `a${String(at)}`, status: 'published' }),
        ),
      ),
    { sales: createFakeSalesGateway(null, server) },
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  act(() => {
    grid.focus();
    space.store.dispatch(cellActivated({ lotId: 'lot1', column: 'hammer' }));
  });
  return {
    ...space,
    type: (keys: string) =>
      act(async () => {
        await user.keyboard(keys);
        await settle();
      }),
    resultOf: (lotId: string) => {
      const lot = space.read(selectLot, lotId);
      return [lot?.status, lot?.hammer];
    },
    cellOf: (lot: string) => screen.getByRole('row', { name: new RegExp(`^${lot},`) }),
  };
}

describe('the price of a lot in the table', () => {
  it('is typed down the column, with a word where there is none', async () => {
    const { type, resultOf, cellOf, store } = await typePrices();
    await type('120{Enter}p');
    expect(screen.getByText('Understood as passed')).toBeInTheDocument();
    await type('{Enter}withdrawn{Enter}');
    expect(['lot1', 'lot2', 'lot3'].map(resultOf)).toEqual([
      ['sold', 12_000],
      ['passed', null],
      ['withdrawn', null],
    ]);
    expect(cellOf('Lot 2').querySelector('[data-column="hammer"]')).toHaveTextContent('passed');
    await store.stop();
  });

  it('says what may stand there when it is neither', async () => {
    const { type, resultOf, store } = await typePrices();
    await type('soon');
    expect(screen.getByText('Write the price in figures, such as 1,200, or “passed” or “withdrawn”.')).toBeVisible();
    await type('{Escape}');
    expect(resultOf('lot1')).toEqual(['published', null]);
    await store.stop();
  });
});

describe('a cell that is typed into', () => {
  it('saves when the page is hidden, and goes on from its own text', async () => {
    const { user, cell, title, hide, lots, store, read } = await editTitle();
    await user.type(cell, ', blue');
    expect([title(), read(selectUnkeptCount)]).toEqual(['A vase', 1]);
    await hide();
    expect([title(), note()]).toEqual(['A vase, blue', null]);
    await user.type(cell, ' and white{Enter}');
    await act(() => settle());
    const titles = lots.applied.map((each) => each.kind === 'editLot' && each.changes.title);
    expect(titles).toEqual([
      { before: 'A vase', after: 'A vase, blue' },
      { before: 'A vase, blue', after: 'A vase, blue and white' },
    ]);
    await store.stop();
  });

  it('does not take the text that a refused edit leaves for that of a colleague', async () => {
    const { user, cell, title, hide, store } = await editTitle({ status: 'published' });
    await user.clear(cell);
    await hide();
    expect(title()).toBe('A vase');
    expect(note()).toBeNull();
    await store.stop();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['the button', null],
  ])('says what a colleague has written, and %s takes it', async (_, key) => {
    const { user, cell, grid, title, colleagueWrites, own, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('A bowl');
    expect(note()).toHaveTextContent('“A bowl”');
    if (key === null) await user.click(choice('Take theirs'));
    else await user.keyboard(key);
    await act(() => settle());
    expect([title(), own(), note()]).toEqual(['A bowl', [], null]);
    expect(grid).toHaveFocus();
    await store.stop();
  });

  it('says that a colleague has emptied it', async () => {
    const { user, cell, colleagueWrites, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('');
    expect(screen.getByText(/A colleague has emptied this/)).toBeVisible();
    await store.stop();
  });

  it('keeps mine over theirs by the button, and is typed into further', async () => {
    const { user, cell, title, own, colleagueWrites, lots, read, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('A bowl');
    await user.click(choice('Keep mine'));
    await act(() => settle());
    expect([title(), note()]).toEqual(['A vase, blue', null]);
    expect(cell).toHaveFocus();
    expect(cell).toHaveValue('A vase, blue');
    await user.keyboard(' and white{Enter}');
    await act(() => settle());
    const titles = own().map((each) => each.kind === 'editLot' && each.changes.title);
    expect(titles).toEqual([
      { before: 'A bowl', after: 'A vase, blue' },
      { before: 'A vase, blue', after: 'A vase, blue and white' },
    ]);
    expect([lots.documents(SALE).lots.get('lot1')?.title, read(selectNeedsAttention)]).toEqual([
      'A vase, blue and white',
      [],
    ]);
    await store.stop();
  });

  it('keeps mine by Ctrl+Enter, which stays at the cell, also when nothing was typed since it began', async () => {
    const { user, cell, grid, title, colleagueWrites, read, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('A bowl');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await act(() => settle());
    expect([title(), note(), read(selectNeedsAttention)]).toEqual(['A vase, blue', null, []]);
    expect(grid).toHaveFocus();
    expect(active(grid)).toHaveTextContent('A vase, blue');

    await user.keyboard('{F2}');
    await colleagueWrites('A jug');
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    await act(() => settle());
    expect([title(), read(selectNeedsAttention)]).toEqual(['A vase, blue', []]);
    await store.stop();
  });

  it('stays at the cell with Ctrl+Enter where no colleague has changed it', async () => {
    const { user, cell, grid, title, store } = await editTitle();
    await user.type(cell, ', blue{Control>}{Enter}{/Control}');
    await act(() => settle());
    expect(title()).toBe('A vase, blue');
    expect(active(grid)).toHaveTextContent('A vase, blue');
    await store.stop();
  });

  it.each(['Enter', 'Tab'])('never writes over theirs with %s: theirs stands, and mine waits', async (key) => {
    const { user, cell, title, colleagueWrites, lots, read, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('A bowl');
    expect(note()).toHaveTextContent('With Enter, what you have typed waits under “Needs attention”.');
    await user.keyboard(`{${key}}`);
    await act(() => settle());
    expect([title(), lots.documents(SALE).lots.get('lot1')?.title, note()]).toEqual(['A bowl', 'A bowl', null]);
    expect(read(selectNeedsAttention)).toEqual([
      expect.objectContaining({
        operation: expect.objectContaining({ changes: { title: { before: 'A vase', after: 'A vase, blue' } } }),
      }),
    ]);
    expect(cellOf('lot1', 'title')).toHaveTextContent(/You and somebody else have changed this.* A bowl$/);
    await store.stop();
  });

  it.each(['Enter', 'Tab'])('takes theirs with %s where nothing was typed', async (key) => {
    const { user, title, colleagueWrites, own, read, store } = await editTitle();
    await colleagueWrites('A bowl');
    await user.keyboard(`{${key}}`);
    await act(() => settle());
    expect([title(), own(), read(selectNeedsAttention)]).toEqual(['A bowl', [], []]);
    await store.stop();
  });
});
