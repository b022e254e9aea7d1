import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { buildLot, SALE, type Workspace } from '../../testing/makeWorkspace';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { LotEditor } from './LotEditor';
import { LotList } from './LotList';
import { PicturesContext } from './picturesContext';
import { useFollowLot } from './useFollowLot';

/** The list and the editor as the workspace puts them, with the lot that the address names. */
function Both({ lotId }: { lotId: string | null }) {
  useFollowLot(lotId);
  return (
    <>
      <LotList saleId={SALE} currency="EUR" selectedId={lotId} />
      {lotId !== null && (
        <LotEditor key={lotId} saleId={SALE} lotId={lotId} currency="EUR" saleStatus="open" readOnly />
      )}
    </>
  );
}

async function show(first: string | null) {
  const lots = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];
  const shown = await renderWorkspace(<Both lotId={first} />, (space: Workspace) => space.lots.seed(SALE, lots));
  const go = (lotId: string | null): Promise<void> =>
    shown.after(() =>
      shown.rerender(
        <Provider store={shown.store}>
          <PicturesContext value={shown.pictures}>
            <Both lotId={lotId} />
          </PicturesContext>
        </Provider>,
      ),
    );
  return { ...shown, go };
}

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
