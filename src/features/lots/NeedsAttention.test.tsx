import { fireEvent, screen } from '@testing-library/react';
import { buildLot, SALE } from '../../testing/makeWorkspace';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { editLot } from './lotsSlice';
import { NeedsAttention } from './NeedsAttention';

async function showRefused() {
  const shown = await renderWorkspace(<NeedsAttention currency="EUR" />, (space) => space.lots.seed(SALE, [buildLot({ number: 12 })]));
  expect(screen.queryByRole('alert')).toBeNull();
  shown.lots.failNext('apply', 'permission-denied');
  const changes = { title: 'A blue vase', estimateLow: null };
  await shown.after(() => void shown.store.dispatch(editLot({ lotId: 'lot1', changes })));
  return shown;
}
const press = (name: string) => (): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('what the server refused', () => {
  it('is named with its lot, all that was typed, and what to do', async () => {
    const { store } = await showRefused();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Needs attention');
    expect(alert).toHaveTextContent('Lot 12');
    expect(alert).toHaveTextContent('Title: A blue vase Low estimate:');
    expect(alert).toHaveTextContent('You no longer have the right to change this. Ask the owner of the sale.');
    await store.stop();
  });

  it('is sent by Retry', async () => {
    const { store, after, lots } = await showRefused();
    await after(press('Retry'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(lots.applied).toHaveLength(1);
    await store.stop();
  });

  it('is gone by Discard', async () => {
    const { store, after, lots, outbox } = await showRefused();
    await after(press('Discard'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect([lots.applied.length, outbox.entries.size]).toEqual([0, 0]);
    await store.stop();
  });

  it('can be copied', async () => {
    const { store, after } = await showRefused();
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await after(press('Copy'));
    expect(writeText).toHaveBeenCalledWith('Title: A blue vase\nLow estimate: ');
    await store.stop();
  });
});
