import { takeMine, takeTheirs } from '../../../features/lots/model/conflict/conflicts';
import { isContested, selectContestedOfLot } from '../../../features/lots/model/conflict/conflicts';
import { editCells } from '../../../features/lots/model/view/gridSlice';
import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import {
  discardSave,
  retrySave,
  selectNeedsAttention,
  selectEditsStatus,
  selectEditsStatusOfLot,
} from '../../../features/lots/model/saves/savesSlice';
import { selectNextAct } from '../../../features/lots/model/history/undoSlice';
import { GatewayFailure } from '../../../services/failure';
import type { EditableLotFields } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { newId } from '../../../shared/id';
import { settle } from '../../../testing/stores/makeTestStore';
import { ADA, buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const edit = (changes: Partial<EditableLotFields>, before: Partial<EditableLotFields> = {}): void =>
  void space.store.dispatch(editLot({ lotId: 'lot1', changes, before }));
/** A colleague writes at the server; this page gets it at once. */
async function ben(title: string, before: string): Promise<void> {
  const changes = { title: { before, after: title } };
  const operation: Operation = { id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot', changes };
  await space.lots.apply(operation);
}
const title = (): string | undefined => space.read(selectLot, 'lot1')?.title;
const onServer = () => space.lots.documents(SALE).lots.get('lot1');
const waiting = () =>
  space
    .read(selectNeedsAttention)
    .map(({ operation }) => [operation.kind === 'editLot' && operation.changes, theirsOf(operation)]);
const idOf = (): string => space.read(selectNeedsAttention)[0]?.operation.id ?? '';

/** Both have seen "A vase"; Ben was faster. */
async function contested(mine: Partial<EditableLotFields> = { title: 'Mine' }): Promise<void> {
  await ben('Theirs', 'A vase');
  edit(mine, { title: 'A vase' });
  await settle();
}

describe('a field that a colleague has changed in the meantime', () => {
  it('shows theirs, and both values wait for the person, with whose it is', async () => {
    await contested();
    expect(title()).toBe('Theirs');
    expect(onServer()?.title).toBe('Theirs');
    const theirs = { title: { value: 'Theirs', by: 'ben', at: 0 } };
    expect(waiting()).toEqual([[{ title: { before: 'A vase', after: 'Mine' } }, theirs]]);
    expect(space.read(selectEditsStatusOfLot, 'lot1')).toBe('needsAttention');
    expect(isContested(space.read(selectContestedOfLot, 'lot1'), 'title')).toBe(true);
  });

  it('does not hold back the other fields of the same edit, and only those can be undone', async () => {
    await contested({ title: 'Mine', category: 'Ceramics' });
    expect(onServer()).toMatchObject({ title: 'Theirs', category: 'Ceramics' });
    expect(waiting()).toMatchObject([[{ title: { after: 'Mine' } }, {}]]);
    const [undoable] = space.read(selectNextAct, 'undo', SALE)?.operations ?? [];
    expect(undoable?.kind === 'editLot' && Object.keys(undoable.changes)).toEqual(['category']);
  });

  it('survives a reload with both values, is not sent by itself, and can be decided then', async () => {
    await contested();
    const kept = [...space.outbox.entries.values()];
    expect(kept).toHaveLength(1);
    const again = makeWorkspace({ outbox: space.outbox, lots: space.lots });
    await again.signIn(ADA);
    expect(again.read(selectNeedsAttention).map(({ operation }) => theirsOf(operation)?.title?.value)).toEqual([
      'Theirs',
    ]);
    expect(again.read(selectLot, 'lot1')?.title).toBe('Theirs');
    again.store.dispatch(retrySave({ id: idOf() }));
    await settle();
    expect(onServer()?.title).toBe('Theirs');
    again.store.dispatch(takeMine({ id: idOf(), field: 'title', value: 'Mine' }));
    await settle();
    expect(onServer()?.title).toBe('Mine');
    expect(space.outbox.entries.size).toBe(0);
    await again.store.stop();
  });

  it('becomes mine, or what was made of both, over the text that was seen', async () => {
    await contested();
    space.store.dispatch(takeMine({ id: idOf(), field: 'title', value: 'Theirs and mine' }));
    await settle();
    expect(onServer()?.title).toBe('Theirs and mine');
    expect(space.lots.applied.at(-1)).toMatchObject({
      changes: { title: { before: 'Theirs', after: 'Theirs and mine' } },
    });
    expect(space.read(selectEditsStatus)).toBe('sent');
    expect(space.outbox.entries.size).toBe(0);
  });

  it('is shown again when the colleague went on before mine was taken', async () => {
    await contested();
    await ben('Theirs, again', 'Theirs');
    space.store.dispatch(takeMine({ id: idOf(), field: 'title', value: 'Mine' }));
    await settle();
    expect(waiting()).toMatchObject([[{ title: { after: 'Mine' } }, { title: { value: 'Theirs, again' } }]]);
  });

  it.each([
    ['keeping theirs', (id: string) => takeTheirs({ id, field: 'title' })],
    ['discarding mine', (id: string) => discardSave({ id })],
  ])('is theirs by %s', async (_name, decide) => {
    await contested();
    space.store.dispatch(decide(idOf()));
    await settle();
    expect([title(), onServer()?.title, space.outbox.entries.size]).toEqual(['Theirs', 'Theirs', 0]);
    expect(space.read(selectEditsStatus)).toBe('sent');
  });

  it('keeps the newest own text of a chain of edits, and one entry', async () => {
    const answer = space.lots.hang('apply');
    edit({ title: 'Mine' });
    await settle();
    edit({ title: 'Mine and more' });
    edit({ title: 'Mine and more yet' });
    await settle();
    await ben('Theirs', 'A vase');
    expect(title()).toBe('Mine and more yet');
    answer();
    await settle();
    expect(waiting()).toMatchObject([[{ title: { after: 'Mine and more yet' } }, { title: { value: 'Theirs' } }]]);
    expect([title(), space.outbox.entries.size]).toEqual(['Theirs', 1]);
  });

  it('takes the words of both for no conflict when they are the same', async () => {
    await ben('The same', 'A vase');
    edit({ title: 'The same' }, { title: 'A vase' });
    await settle();
    expect([waiting(), title()]).toEqual([[], 'The same']);
  });

  it('is shown although nobody can say whose it is', async () => {
    space.lotHistory.failNext('unavailable');
    await contested();
    expect(waiting()).toMatchObject([[{}, { title: { value: 'Theirs', by: null, at: null } }]]);
  });

  it('of cells is what was there at the moment of the act', async () => {
    const edits = [{ lotId: 'lot1', changes: { title: 'Mine' }, unread: {}, before: { title: 'A vase' } }];
    await ben('Theirs', 'A vase');
    space.store.dispatch(editCells({ edits, note: null }));
    await settle();
    expect(waiting()).toMatchObject([[{ title: { after: 'Mine' } }, { title: { value: 'Theirs' } }]]);
  });
});

describe('the decision', () => {
  const decide = async (...actions: Parameters<typeof space.store.dispatch>[0][]): Promise<void> => {
    for (const action of actions) space.store.dispatch(action);
    await settle();
  };

  it('is of one field; the other one goes on waiting', async () => {
    const category: Operation = {
      ...{ id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot' },
      changes: { category: { before: '', after: 'Delft' } },
    };
    await space.lots.apply(category);
    await ben('Theirs', 'A vase');
    edit({ title: 'Mine', category: 'Glass' }, { title: 'A vase', category: '' });
    await settle();
    await decide(takeTheirs({ id: idOf(), field: 'category' }), takeTheirs({ id: idOf(), field: 'condition' }));
    expect(waiting()).toMatchObject([[{ title: { after: 'Mine' } }, { title: { value: 'Theirs' } }]]);
    expect(Object.keys(space.read(selectNeedsAttention)[0]?.operation ?? {})).toContain('theirs');
    await decide(takeMine({ id: idOf(), field: 'title', value: 'Mine' }));
    expect(onServer()).toMatchObject({ title: 'Mine', category: 'Delft' });
  });

  it('about private words is private too', async () => {
    await space.lots.apply({
      ...{ id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editPrivate' },
      changes: { consignor: { before: '', after: 'House 9' } },
    });
    space.store.dispatch(
      editLotPrivate({ lotId: 'lot1', changes: { consignor: 'House 7' }, before: { consignor: '' } }),
    );
    await settle();
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
    await decide(takeMine({ id: idOf(), field: 'consignor', value: 'House 7' }));
    expect(space.lots.applied.at(-1)).toMatchObject({
      kind: 'editPrivate',
      changes: { consignor: { before: 'House 9', after: 'House 7' } },
    });
    expect(space.read(selectNeedsAttention)).toEqual([]);
  });

  it('can be made of a sale that is not open any more', async () => {
    await contested();
    space.history.push('/sales/saleB000000000000000');
    await settle();
    await decide(takeMine({ id: idOf(), field: 'title', value: 'Mine' }));
    expect([onServer()?.title, space.outbox.entries.size]).toEqual(['Mine', 0]);
  });

  it('empties a private field too, of a sale that is not open any more', async () => {
    const say = (consignor: string, before: string) =>
      editLotPrivate({ lotId: 'lot1', changes: { consignor }, before: { consignor: before } });
    await decide(say('House 7', ''));
    await space.lots.apply({
      ...{ id: newId(), saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editPrivate' },
      changes: { consignor: { before: 'House 7', after: 'House 9' } },
    });
    await decide(say('', 'House 7'));
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
    space.history.push('/sales/saleB000000000000000');
    await settle();
    await decide(takeMine({ id: idOf(), field: 'consignor', value: '' }));
    expect(space.lots.documents(SALE).privates.get('lot1')?.consignor).toBe('');
    expect([space.read(selectNeedsAttention), space.outbox.entries.size]).toEqual([[], 0]);
  });

  it('is not made where a published lot has to stay complete: both go on waiting', async () => {
    await contested();
    const published = buildLot({ ...onServer(), status: 'published' });
    space.lots.seed(SALE, [published]);
    space.lots.emit(SALE, { type: 'lots', changed: [published], removed: [], fromServer: true });
    await decide(takeMine({ id: idOf(), field: 'title', value: '' }));
    expect([onServer()?.title, space.outbox.entries.size]).toEqual(['Theirs', 1]);
    expect(space.state().notifications.list.map(({ message }) => message)).toEqual([
      'A published lot has to stay complete. This change was not made.',
    ]);
    await decide(takeMine({ id: idOf(), field: 'title', value: 'Mine' }));
    expect(onServer()?.title).toBe('Mine');
  });

  it('about anything that does not wait for one does nothing', async () => {
    space.lots.failNext('apply', 'permission-denied');
    edit({ title: 'Refused' });
    await settle();
    const about = { id: idOf(), field: 'title' } as const;
    await decide(takeMine({ ...about, value: 'Mine' }), takeTheirs(about), takeTheirs({ ...about, id: 'nowhere' }));
    await decide(takeMine({ ...about, id: 'nowhere', value: 'Mine' }));
    expect([onServer()?.title, space.read(selectNeedsAttention)]).toMatchObject([
      'A vase',
      [{ operation: { id: about.id } }],
    ]);
    expect(space.failures).toEqual([]);
  });
});

describe('no conflict', () => {
  it('is it that a colleague has gone on from a save whose answer was lost', async () => {
    const apply = space.lots.apply.bind(space.lots);
    jest.spyOn(space.lots, 'apply').mockImplementationOnce(async (operation) => {
      await apply(operation);
      await apply({
        id: newId(),
        saleId: SALE,
        lotId: 'lot1',
        uid: 'ben',
        kind: 'editLot',
        changes: { title: { before: 'Mine', after: 'Theirs' } },
      });
      throw new GatewayFailure('unavailable');
    });
    edit({ title: 'Mine' });
    await settle();
    space.resume.resume('online');
    await settle();
    expect([waiting(), title(), space.outbox.entries.size]).toEqual([[], 'Theirs', 0]);
  });

  it('is an edit that goes on from an own one that was refused', async () => {
    space.lots.failNext('apply', 'permission-denied');
    edit({ title: 'Refused' });
    edit({ title: 'Refused and corrected' });
    await settle();
    expect(onServer()?.title).toBe('Refused and corrected');
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'permission-denied' }]);
  });
});
