import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Operation } from '../../../../domain/operations/operations';
import { newId } from '../../../../shared/id';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { salesReceived } from '../../../sales/salesSlice';
import { selectPlatformLots } from '../../model/outgoing/platformLots';
import { undoAsked } from '../../model/history/undoSlice';
import { selectShownColumns } from '../../model/view/gridSelectors';
import { arrangeLots, NO_FILTER } from '../../model/view/arrangeLots';
import { selectLot, selectLots, selectPrivateReader } from '../../model/lots/lotsSlice';
import { LotEditor } from './LotEditor';

const editor = <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={false} />;

async function show(platforms: readonly string[], fields = {}) {
  const shown = await renderWorkspace(editor, (space) =>
    space.lots.seed(SALE, [buildLot(fields), buildLot({ id: 'lot2', number: 2, order: 'a1' })]),
  );
  const details = { id: SALE, title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', createdBy: 'user-1' };
  const sale = { ...details, status: 'open', roles: { 'user-1': 'owner' }, platforms } as const;
  await shown.after(() => void shown.store.dispatch(salesReceived({ sales: [sale] })));
  return shown;
}

const leaveWith = (label: string, value: string) => (): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const group = () => screen.queryByRole('group', { name: 'For the platforms' });

describe('what the platforms of a sale want of a lot', () => {
  it('is asked only in sales that go there', async () => {
    const { store, read, after } = await show([]);
    expect(group()).toBeNull();
    expect(read(selectShownColumns).filter((column) => column.startsWith('extras.'))).toEqual([]);
    const sale = read((state) => state.sales?.byId[SALE]);
    if (sale === undefined) throw new Error('There is no sale.');
    await after(() => void store.dispatch(salesReceived({ sales: [{ ...sale, platforms: ['bidlogix'] }] })));
    expect(within(group() as HTMLElement).getAllByRole('textbox')).toHaveLength(3);
    // What the platform wants of every lot has a column at once.
    expect(read(selectShownColumns).filter((column) => column.startsWith('extras.'))).toHaveLength(3);
    expect((await axe.run(document.body)).violations).toEqual([]);
    await store.stop();
  });

  it('is saved field by field, found by its text, exported and taken back', async () => {
    const { store, read, after, lots } = await show(['bidlogix', 'liveAuctioneers']);
    await after(leaveWith('End time', '18:00'));
    await after(leaveWith('Bid increment', '10'));
    await after(leaveWith('Is a firearm', 'No'));
    const changes = lots.applied.map((each) => each.kind === 'editLot' && each.changes);
    expect(changes).toEqual([
      { 'extras.endTime': { before: null, after: '18:00' } },
      { 'extras.bidIncrement': { before: null, after: 1_000 } },
      { 'extras.isFirearm': { before: null, after: false } },
    ]);
    const [lot] = read(selectPlatformLots, { lots: 'all', numbers: '' });
    expect(lot?.extras).toEqual({ bidIncrement: 1_000, endTime: '18:00', isFirearm: false });
    const search = { sort: null, filter: NO_FILTER, query: '18:00' };
    expect(arrangeLots(read(selectLots), search, read(selectPrivateReader), null)).toEqual(['lot1']);
    await after(() => void store.dispatch(undoAsked()));
    expect(read(selectLot, 'lot1')?.['extras.isFirearm']).toBeNull();
    await store.stop();
  });

  it('stays in its field as it was typed when it cannot be read', async () => {
    const { store, after, lots } = await show(['bidlogix']);
    await after(leaveWith('Bid increment', 'ten'));
    expect(screen.getByLabelText('Bid increment')).toHaveValue('ten');
    expect(screen.getByLabelText('Bid increment')).toBeInvalid();
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('keeps what a colleague says meanwhile of another one, and shows both where it is the same', async () => {
    const { store, after, lots, read } = await show(['bidlogix']);
    const ben = (field: `extras.${string}`, value: string): Operation => {
      const changes = { [field]: { before: null, after: value } };
      return { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot', changes };
    };
    const box = screen.getByLabelText('End time');
    fireEvent.change(box, { target: { value: '18:00' } });
    await act(async () => {
      await lots.apply(ben('extras.endDate', '1/5/2027'));
      await settle();
    });
    await after(() => fireEvent.blur(box));
    expect(read(selectLot, 'lot1')).toMatchObject({ 'extras.endDate': '1/5/2027', 'extras.endTime': '18:00' });
    await store.stop();
  });
});
