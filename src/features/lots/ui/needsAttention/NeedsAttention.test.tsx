import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import type { EditableLotFields } from '../../../../domain/lots/lot';
import { editLot } from '../../model/lots/lotsSlice';
import { NeedsAttention } from './NeedsAttention';
import { GRID_ID } from '../shared/useFollowLot';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function showRefused(editable = false) {
  const shown = await renderWorkspace(<NeedsAttention currencyOf={() => 'EUR'} editable={editable} />, (space) =>
    space.lots.seed(SALE, [buildLot({ number: 12 })]),
  );
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
    expect(alert).toHaveTextContent('Title: A blue vase Low estimate: empty');
    expect(alert).toHaveTextContent('You no longer have the right to change this. Ask the owner of the sale.');
    await store.stop();
  });

  it('shows amounts in the currency of its sale and kinds of lots by their names, never as they are kept', async () => {
    const currencyOf = (saleId: string): string => (saleId === SALE ? 'USD' : 'EUR');
    const { lots, after, store } = await renderWorkspace(<NeedsAttention currencyOf={currencyOf} editable />, (space) =>
      space.lots.seed(SALE, [buildLot({ number: 12 })]),
    );
    lots.failNext('apply', 'permission-denied');
    const changes = { estimateHigh: 12_050, lotType: 'asOneLot', coverPhotoId: null, quantity: 1_200 } as const;
    await after(() => void store.dispatch(editLot({ lotId: 'lot1', changes })));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('High estimate: $120.50');
    expect(alert).toHaveTextContent('Kind of lot: Sold as one lot');
    expect(alert).toHaveTextContent('Quantity: 1,200');
    expect(alert).not.toHaveTextContent(/12050|asOneLot|null/);
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
    expect(writeText).toHaveBeenCalledWith('Title: A blue vase\nLow estimate: empty');
    await store.stop();
  });
});

it('keeps the focus in it from decision to decision, and lets it go on among the lots after the last one', async () => {
  const { after, lots, store } = await renderWorkspace(
    <>
      <NeedsAttention currencyOf={() => 'EUR'} editable />
      <button id={GRID_ID}>Lots</button>
    </>,
    (space) => space.lots.seed(SALE, [buildLot({ number: 12 }), buildLot({ id: 'lot2', number: 13, order: 'a1' })]),
  );
  for (const lotId of ['lot1', 'lot2']) {
    lots.failNext('apply', 'permission-denied');
    await after(() => void store.dispatch(editLot({ lotId, changes: { title: 'A jug' } })));
  }
  const discard = async (): Promise<void> => {
    const [button = document.body] = screen.getAllByRole('button', { name: 'Discard' });
    button.focus();
    await after(() => button.click());
  };
  await discard();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await discard();
  expect(document.getElementById(GRID_ID)).toHaveFocus();
  await store.stop();
});

it('says of what the rules refuse to somebody with the right to it, that the lot has changed since', async () => {
  const { store } = await showRefused(true);
  expect(screen.getByRole('alert')).toHaveTextContent('and this is no longer possible.');
  await store.stop();
});

/** Somebody else, who has written `theirs`, was faster with what both saw as `seen`. */
async function showContested(mine: Partial<EditableLotFields>, theirs: Partial<EditableLotFields>) {
  const shown = await renderWorkspace(<NeedsAttention currencyOf={() => 'EUR'} editable />, (space) =>
    space.lots.seed(SALE, [buildLot({ number: 12, ...theirs })]),
  );
  const before = Object.fromEntries(Object.keys(mine).map((field) => [field, buildLot()[field as 'title']]));
  await shown.after(() => void shown.store.dispatch(editLot({ lotId: 'lot1', changes: mine, before })));
  const onServer = () => shown.lots.documents(SALE).lots.get('lot1');
  return { ...shown, onServer };
}

describe('what two people have changed', () => {
  it('is shown with both texts, the part marked in which they differ, and can be used by ear', async () => {
    const { store, container } = await showContested({ title: 'A blue vase' }, { title: 'A red vase' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Lot 12, Title');
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['A red vase', 'A blue vase']);
    expect([...container.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['red', 'blue']);
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
    await store.stop();
  });

  it.each([
    ['Use mine: Title, Lot 12', 'A blue vase'],
    ['Keep theirs: Title, Lot 12', 'A red vase'],
  ])('is decided by "%s"', async (name, title) => {
    const { store, after, onServer } = await showContested({ title: 'A blue vase' }, { title: 'A red vase' });
    await after(press(name));
    expect(onServer()?.title).toBe(title);
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });

  it('becomes one of both in a dialog that begins with mine and reads amounts', async () => {
    const { store, after, onServer } = await showContested({ estimateLow: 150 }, { estimateLow: 120 });
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['€1.20', '€1.50']);
    await after(press('Edit: Low estimate, Lot 12'));
    const field = screen.getByLabelText('Low estimate');
    expect(field).toHaveValue('1.50');
    fireEvent.change(field, { target: { value: 'much' } });
    await after(press('Save this'));
    expect(onServer()?.estimateLow).toBe(120);
    fireEvent.change(field, { target: { value: '1.35' } });
    await after(press('Save this'));
    expect(onServer()?.estimateLow).toBe(135);
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });
});
