import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLot } from '../../model/lots/lotsSlice';
import { selectUnkeptCount } from '../../model/saves/savesSlice';
import { cellActivated } from '../../model/view/gridSlice';
import { LotViews } from '../workspace/LotViews';

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
  return {
    ...space,
    user,
    cell,
    title: () => space.read(selectLot, 'lot1')?.title,
    colleagueWrites: (title: string) =>
      act(async () => {
        space.lots.emit(SALE, {
          type: 'lots',
          changed: [buildLot({ ...fields, title })],
          removed: [],
          fromServer: true,
        });
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

  it('says what a colleague has written, and Escape takes it', async () => {
    const { user, cell, title, colleagueWrites, lots, store } = await editTitle();
    await user.type(cell, ', blue');
    await colleagueWrites('A bowl');
    expect(note()).toHaveTextContent('“A bowl”');
    await user.keyboard('{Escape}');
    await act(() => settle());
    expect([title(), lots.applied]).toEqual(['A bowl', []]);
    await store.stop();
  });
});
