import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  discardSave,
  retrySave,
  selectNeedsAttention,
  selectEditsStatus,
  selectEditsStatusOfLot,
} from '../../../features/lots/model/saves/savesSlice';
import { setLotNumber } from '../../../features/lots/model/operations/lotCommands';
import { settle } from '../../../testing/stores/makeTestStore';
import { ADA, buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const edit = (title: string): void => void space.store.dispatch(editLot({ lotId: 'lot1', changes: { title } }));

async function refusedEdit(): Promise<string> {
  space.lots.failNext('apply', 'permission-denied');
  edit('A blue vase');
  await settle();
  const id = space.read(selectNeedsAttention)[0]?.operation.id;
  if (id === undefined) throw new Error('Nothing was refused.');
  return id;
}

describe('a save the server refused', () => {
  it('needs attention, is noted on the device, and keeps the text on the screen', async () => {
    const id = await refusedEdit();
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'permission-denied' }]);
    expect(space.outbox.entries.get(id)?.refused).toBe('permission-denied');
    expect(space.read(selectLot, 'lot1')?.title).toBe('A blue vase');
    expect(space.read(selectEditsStatusOfLot, 'lot1')).toBe('needsAttention');
  });

  it('does not hold back what comes after it', async () => {
    space.lots.failNext('apply', 'invalid-argument');
    edit('refused');
    edit('accepted');
    await settle();
    expect(space.lots.applied).toHaveLength(1);
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
  });

  it('is sent when the person tries again', async () => {
    const id = await refusedEdit();
    space.store.dispatch(retrySave({ id }));
    await settle();
    expect(space.lots.applied.map((operation) => operation.id)).toEqual([id]);
    expect(space.read(selectEditsStatus)).toBe('sent');
    expect(space.outbox.entries.size).toBe(0);
  });

  it('is refused no more to the device once the person tries again: the next visit goes on by itself', async () => {
    const id = await refusedEdit();
    space.lots.hang('apply');
    space.store.dispatch(retrySave({ id }));
    await settle();
    expect(space.outbox.entries.get(id)?.refused).toBeNull();
    expect(space.read(selectEditsStatusOfLot, 'lot1')).toBe('onDevice');
    const { outbox, lots, auth } = space;
    await space.store.stop();
    space = { ...makeWorkspace({ outbox, lots, auth }), outbox, lots, auth };
    await settle();
    expect([lots.applied.map((operation) => operation.id), outbox.entries.size]).toEqual([[id], 0]);
  });

  it('goes back to what the server has when the person discards it', async () => {
    const id = await refusedEdit();
    space.store.dispatch(discardSave({ id }));
    await settle();
    expect(space.read(selectLot, 'lot1')?.title).toBe('A vase');
    expect(space.outbox.entries.size).toBe(0);
    expect(space.read(selectEditsStatus)).toBe('sent');
  });

  it('holds no number, and gives back what was held ahead for it when it is discarded', async () => {
    const { numbers, reserved } = space.lots.documents(SALE);
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(setLotNumber({ lotId: 'lot1', number: { number: 29, suffix: '' } }));
    await settle();
    expect(numbers.has('29')).toBe(false);
    space.store.dispatch(discardSave({ id: space.read(selectNeedsAttention)[0]?.operation.id ?? '' }));
    numbers.set('30', 'lot1');
    reserved.set('30', { by: 'user-1', at: 1 });
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(setLotNumber({ lotId: 'lot1', number: { number: 30, suffix: '' } }));
    await settle();
    space.store.dispatch(discardSave({ id: space.read(selectNeedsAttention)[0]?.operation.id ?? '' }));
    await settle();
    expect(numbers.has('30')).toBe(false);
  });

  it('cannot be discarded or tried again while it is on its way', async () => {
    const answer = space.lots.hang('apply');
    edit('A blue vase');
    await settle();
    const id = [...space.outbox.entries.keys()][0] ?? '';
    space.store.dispatch(discardSave({ id }));
    space.store.dispatch(retrySave({ id }));
    await settle();
    expect(space.outbox.entries.has(id)).toBe(true);
    answer();
    await settle();
    expect(space.lots.calls.filter(({ op }) => op === 'apply')).toHaveLength(1);
  });

  it('leaves all other work alone when it is gone already, as after a second press', async () => {
    const id = await refusedEdit();
    space.store.dispatch(discardSave({ id }));
    await settle();
    space.store.dispatch(discardSave({ id }));
    space.store.dispatch(retrySave({ id }));
    edit('A green vase');
    await settle();
    expect(space.lots.applied).toMatchObject([{ changes: { title: { before: 'A vase', after: 'A green vase' } } }]);
    expect(space.failures).toEqual([]);
  });

  it('waits for its person while somebody else is signed in', async () => {
    await refusedEdit();
    await space.auth.signOut();
    await settle();
    await space.signIn({ email: 'ben@example.com', password: 'secret-2', displayName: 'Ben' });
    expect(space.read(selectNeedsAttention)).toEqual([]);
    await space.auth.signOut();
    await settle();
    await space.signIn(ADA);
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
  });
});
