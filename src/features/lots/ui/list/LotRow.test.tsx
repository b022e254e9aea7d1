import { screen } from '@testing-library/react';
import type { Lot } from '../../../../domain/lots/lot';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotList } from './LotList';
import { addEmptyLot, editLot } from '../../model/lots/lotsSlice';

const show = (...lots: Lot[]) =>
  renderWorkspace(<LotList saleId={SALE} currency="EUR" selectedId="lot1" />, (space) => space.lots.seed(SALE, lots));

describe('a row of the list', () => {
  it.each([
    [{ number: 12 }, /^Lot 12, A vase, .*draft$/],
    [{ number: 12, suffix: 'A', title: '  ' }, /^Lot 12A, not described yet, /],
    [{ number: null }, /^Lot without a number, A vase/],
    [{ number: 12, estimateLow: null, estimateHigh: null, status: 'ready' as const }, /^Lot 12, A vase, ready$/],
  ])('is named after its lot: %p', async (fields, name) => {
    const { store } = await show(buildLot(fields));
    expect(screen.getByRole('listitem')).toHaveAccessibleName(name);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/sales/${SALE}?lot=lot1`);
    await store.stop();
  });

  it('has a mark in place of a number that is still to come, which nobody takes for one', async () => {
    const { store, network, numbers, after } = await show(buildLot({ number: 12 }));
    network.isThere = false;
    numbers.hang('list');
    await after(() => void store.dispatch(addEmptyLot()));
    await after(() => void store.dispatch(addEmptyLot()));
    const [, one, other] = screen.getAllByRole('listitem');
    expect(one).toHaveAccessibleName(/^New lot 1, /);
    expect(other).toHaveAccessibleName(/^New lot 2, /);
    expect(screen.getByText('new 2')).toBeVisible();
    expect(screen.getByText('new 2').parentElement).toHaveAttribute(
      'title',
      'It gets its number when this device is online again.',
    );
    await store.stop();
  });

  it('says which lot is open, and of the others that they are not', async () => {
    const { store } = await show(buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' }));
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(second).not.toHaveAttribute('aria-current');
    await store.stop();
  });

  it('is named by its words only, not by the file of its photo', async () => {
    const { store, container, after, choose } = await show(buildLot({ number: 12 }));
    await after(() => void choose(['IMG_2041.jpg'], 'lot1'));
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')).not.toHaveAttribute('title');
    await store.stop();
  });

  it('says that a photo of it was not stored', async () => {
    const { store, files, after, choose } = await show(buildLot({ number: 12 }));
    files.failNext('upload', 'unauthorized');
    await after(() => void choose(['IMG_2041.jpg'], 'lot1'));
    expect(screen.getByRole('listitem')).toHaveTextContent('Photo not stored');
    await store.stop();
  });

  it('says how far its save is only while it is not sent', async () => {
    const { store, lots, after } = await show(buildLot());
    expect(screen.queryByText('Saved on this device')).toBeNull();
    const answer = lots.hang('apply');
    await after(() => void store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A blue vase' } })));
    expect(screen.getByText('Saved on this device')).toBeInTheDocument();
    expect(screen.getByText('A blue vase')).toBeInTheDocument();
    await after(answer);
    expect(screen.queryByText('Saved on this device')).toBeNull();
    await store.stop();
  });
});
