import { fireEvent, screen } from '@testing-library/react';
import { newId } from '../../../../shared/id';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from '../editor/LotEditor';
import { selectNeedsAttention } from '../../model/saves/savesSlice';

// What is typed is not saved by a pause of this test.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

async function show() {
  const shown = await renderWorkspace(
    <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={false} />,
    (space) => space.lots.seed(SALE, [buildLot({ number: 12, coverPhotoId: null })]),
  );
  const title = (): HTMLElement => screen.getByLabelText('Title');
  return {
    ...shown,
    title,
    type: (value: string) => shown.after(() => void fireEvent.change(title(), { target: { value } })),
    /** A colleague is faster than what is being typed here. */
    ben: (after: string) =>
      shown.after(() => {
        const base = { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot' } as const;
        const before = shown.lots.documents(SALE).lots.get('lot1')?.title ?? '';
        void shown.lots.apply({ ...base, changes: { title: { before, after } } });
      }),
  };
}
const press = (name: string) => (): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('a field that a colleague changes while it is edited', () => {
  it('keeps the typed text, says so quietly, and shows theirs when asked', async () => {
    const { title, type, ben, after, store } = await show();
    await type('Mine');
    await ben('Theirs');
    expect(title()).toHaveValue('Mine');
    expect(screen.getByText('A colleague has changed this in the meantime.')).toBeVisible();
    expect(screen.queryByText('Theirs')).toBeNull();
    await after(press('Show theirs'));
    expect(screen.getByText('Theirs')).toBeVisible();
    await after(press('Take theirs'));
    expect(title()).toHaveValue('Theirs');
    expect(screen.queryByText('A colleague has changed this in the meantime.')).toBeNull();
    await store.stop();
  });

  it('comes into conflict with both texts when it is left', async () => {
    const { title, type, ben, after, read, lots, store } = await show();
    await type('Mine');
    await ben('Theirs');
    await after(() => void fireEvent.blur(title()));
    expect(title()).toHaveValue('Theirs');
    expect(lots.documents(SALE).lots.get('lot1')?.title).toBe('Theirs');
    expect(read(selectNeedsAttention)).toHaveLength(1);
    expect(screen.getByText(/Your own text is kept under “Needs attention”/)).toBeVisible();
    await store.stop();
  });

  it('keeps mine while I type, over theirs, which I have seen', async () => {
    const { title, type, ben, after, read, lots, store } = await show();
    await type('Mine');
    await ben('Theirs');
    await after(press('Keep mine'));
    expect(title()).toHaveValue('Mine');
    expect(screen.queryByText('A colleague has changed this in the meantime.')).toBeNull();
    await after(() => void fireEvent.blur(title()));
    expect(title()).toHaveValue('Mine');
    expect(lots.documents(SALE).lots.get('lot1')?.title).toBe('Mine');
    expect(read(selectNeedsAttention)).toEqual([]);
    await store.stop();
  });

  it('decides at the field what came into conflict in a pause of the typing, either way', async () => {
    const { title, type, ben, after, read, lots, store } = await show();
    await type('Mine');
    await ben('Theirs');
    await after(() => jest.advanceTimersByTime(500));
    expect(read(selectNeedsAttention)).toHaveLength(1);
    expect(title()).toHaveValue('Mine');
    await type('Mine, and more');
    await after(press('Keep mine'));
    expect([lots.documents(SALE).lots.get('lot1')?.title, read(selectNeedsAttention)]).toEqual(['Mine, and more', []]);
    await after(() => void fireEvent.blur(title()));
    expect(title()).toHaveValue('Mine, and more');

    await type('Mine again');
    await ben('Theirs');
    await after(() => void fireEvent.blur(title()));
    await after(press('Show mine'));
    expect(screen.getByText('Mine again')).toBeVisible();
    await after(press('Take theirs'));
    expect([title(), read(selectNeedsAttention)]).toEqual([expect.objectContaining({ value: 'Theirs' }), []]);

    await type('Mine at last');
    await ben('Others');
    await after(() => void fireEvent.blur(title()));
    await after(press('Keep mine'));
    expect(title()).toHaveValue('Mine at last');
    expect([lots.documents(SALE).lots.get('lot1')?.title, read(selectNeedsAttention)]).toEqual(['Mine at last', []]);
    await store.stop();
  });

  it('says nothing about a colleague who has come to the same text, and saves nothing', async () => {
    const { title, type, ben, after, read, lots, store } = await show();
    await type('The same');
    await ben('The same');
    await after(() => void fireEvent.blur(title()));
    expect(lots.applied).toHaveLength(1);
    expect([read(selectNeedsAttention), title()]).toEqual([[], expect.objectContaining({ value: 'The same' })]);
    await store.stop();
  });
});
