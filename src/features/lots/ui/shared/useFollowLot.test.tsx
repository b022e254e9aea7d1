import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { buildLot, SALE, type Workspace } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from '../editor/LotEditor';
import { LotList } from '../list/LotList';
import { PicturesContext } from './picturesContext';
import { useFollowLot } from './useFollowLot';

/** The list and the editor as the workspace puts them, with the lot that the address names. */
function Both({ lotId, alone }: { lotId: string | null; alone: boolean }) {
  useFollowLot(lotId, alone);
  return (
    <>
      <LotList saleId={SALE} currency="EUR" selectedId={lotId} />
      {lotId !== null && (
        <LotEditor key={lotId} saleId={SALE} lotId={lotId} currency="EUR" saleStatus="open" readOnly />
      )}
    </>
  );
}

async function show(first: string | null, alone = false) {
  const lots = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];
  const shown = await renderWorkspace(<Both lotId={first} alone={alone} />, (space: Workspace) =>
    space.lots.seed(SALE, lots),
  );
  const go = (lotId: string | null): Promise<void> =>
    shown.after(() =>
      shown.rerender(
        <Provider store={shown.store}>
          <PicturesContext value={shown.pictures}>
            <Both lotId={lotId} alone={alone} />
          </PicturesContext>
        </Provider>,
      ),
    );
  return { ...shown, go };
}

describe('the page', () => {
  it('begins at its top where the editor has it to itself, and stays beside a table', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const phone = await show(null, true);
    await phone.go('lot1');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    await phone.store.stop();
    phone.unmount();
    scrollTo.mockClear();
    const desk = await show(null);
    await desk.go('lot1');
    expect(scrollTo).not.toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await desk.store.stop();
    scrollTo.mockRestore();
  });
});

describe('the focus', () => {
  it('begins a lot at its heading, from the list and from its neighbour', async () => {
    const { go, store } = await show(null);
    await go('lot1');
    expect(screen.getByRole('heading', { name: 'Lot 1' })).toHaveFocus();
    await go('lot2');
    expect(screen.getByRole('heading', { name: 'Lot 2' })).toHaveFocus();
    await store.stop();
  });

  it('returns to the row of the lot that was in the editor', async () => {
    const { go, store } = await show('lot2');
    await go(null);
    expect(screen.getByRole('link', { name: /^Lot 2/ })).toHaveFocus();
    await store.stop();
  });

  it('is left alone when the page begins with a lot, and when the lot stays', async () => {
    const { go, store } = await show('lot1');
    expect(document.body).toHaveFocus();
    await go('lot1');
    expect(document.body).toHaveFocus();
    await store.stop();
  });
});
