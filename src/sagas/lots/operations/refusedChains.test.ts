import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { discardSave, selectNeedsAttention, selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import type { EditableLotFields } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { newId } from '../../../shared/id';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [
    buildLot({ title: 'Old', category: 'Glass' }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Refused', category: 'Glass' }),
  ]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const edit = (changes: Partial<EditableLotFields>, lotId = 'lot1'): void =>
  void space.store.dispatch(editLot({ lotId, changes }));
async function refuse(changes: Partial<EditableLotFields>): Promise<string> {
  space.lots.failNext('apply', 'invalid-argument');
  edit(changes);
  await settle();
  return space.read(selectNeedsAttention).at(-1)?.operation.id ?? '';
}
async function giveUp(id: string): Promise<void> {
  space.store.dispatch(discardSave({ id }));
  await settle();
}
/** The page is opened again, with the same device and the same server. */
async function again(): Promise<void> {
  await space.store.stop();
  const { outbox, lots, lotHistory, auth, memory } = space;
  space = { ...makeWorkspace({ outbox, lots, lotHistory, auth, memory }), outbox, lots, lotHistory, auth, memory };
  await settle();
}
const changesSent = (): unknown[] =>
  space.lots.applied.map((operation) => operation.kind === 'editLot' && operation.changes);
const waiting = (): string[] => space.read(selectNeedsAttention).map(({ operation }) => operation.id);

describe('an edit that goes on from one that was refused', () => {
  it('stands on what that one stood on, in each of its fields, and through a chain of refusals', async () => {
    await refuse({ title: 'Refused', category: 'Silver' });
    await refuse({ title: 'Refused too' });
    edit({ title: 'Last', category: 'Ceramics', period: '1900' });
    await settle();
    expect(changesSent()).toEqual([
      {
        title: { before: 'Old', after: 'Last' },
        category: { before: 'Glass', after: 'Ceramics' },
        period: { before: '', after: '1900' },
      },
    ]);
    expect(waiting()).toHaveLength(2);
  });

  it('is not taken for one of another lot, or of another field with the same words', async () => {
    await refuse({ title: 'Refused' });
    edit({ title: 'Next' }, 'lot2');
    edit({ category: 'Refused' });
    edit({ category: 'Silver' });
    await settle();
    expect(changesSent()).toEqual([
      { title: { before: 'Refused', after: 'Next' } },
      { category: { before: 'Glass', after: 'Refused' } },
      { category: { before: 'Refused', after: 'Silver' } },
    ]);
  });

  it('is the last that does: the next one goes on from it, whatever its words', async () => {
    await refuse({ title: 'Refused' });
    edit({ title: 'Last' });
    await settle();
    edit({ title: 'Refused' });
    edit({ title: 'After all' });
    await settle();
    expect(changesSent().slice(1)).toEqual([
      { title: { before: 'Last', after: 'Refused' } },
      { title: { before: 'Refused', after: 'After all' } },
    ]);
  });

  it('waits for a decision where it puts back what a colleague has replaced meanwhile', async () => {
    await refuse({ title: 'Refused' });
    const changes = { title: { before: 'Old', after: 'Theirs' } };
    const theirs: Operation = { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot', changes };
    await space.lots.apply(theirs);
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Old' }, before: { title: 'Refused' } }));
    await settle();
    const records = space.read(selectNeedsAttention).map(({ operation }) => theirsOf(operation)?.title?.value);
    expect(records).toEqual([undefined, 'Theirs']);
    expect(space.lots.documents(SALE).lots.get('lot1')?.title).toBe('Theirs');
  });

  it('does so in the next visit too, in which both are found on the device', async () => {
    const id = await refuse({ title: 'Refused' });
    space.lots.hang('apply');
    edit({ category: 'Silver' });
    edit({ title: 'Last' });
    await settle();
    await again();
    expect(changesSent()).toEqual([
      { category: { before: 'Glass', after: 'Silver' } },
      { title: { before: 'Old', after: 'Last' } },
    ]);
    expect(waiting()).toEqual([id]);
  });
});

describe('a refused edit that is given up', () => {
  it('leaves a later one that still waits for its turn in no conflict with the text that was there before', async () => {
    const id = await refuse({ title: 'Refused' });
    const answer = space.lots.hang('apply');
    edit({ category: 'Silver' });
    edit({ title: 'Last' });
    await settle();
    await giveUp(id);
    answer();
    await settle();
    expect([space.read(selectLot, 'lot1')?.title, waiting()]).toEqual(['Last', []]);
    expect(changesSent().at(-1)).toEqual({ title: { before: 'Old', after: 'Last' } });
  });

  it('leaves a later one in none either that the next visit sends, which knows of the refused one no more', async () => {
    const id = await refuse({ title: 'Refused' });
    space.lots.hang('apply');
    edit({ title: 'Last' });
    await settle();
    await giveUp(id);
    await again();
    expect([space.read(selectLot, 'lot1')?.title, waiting(), space.read(selectUnsentCount)]).toEqual(['Last', [], 0]);
  });

  it('is forgotten when nothing goes on from it: a colleague may write the same words', async () => {
    const id = await refuse({ title: 'Refused' });
    const answer = space.lots.hang('apply');
    edit({ category: 'Silver' });
    await settle();
    await giveUp(id);
    answer();
    await settle();
    const changes = { title: { before: 'Old', after: 'Refused' } };
    const theirs: Operation = { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot', changes };
    await space.lots.apply(theirs);
    edit({ title: 'Last' });
    await settle();
    expect([space.read(selectLot, 'lot1')?.title, waiting()]).toEqual(['Last', []]);
  });
});
