import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import { saveConflicted, selectNeedsAttention, selectEditsStatus } from '../../../features/lots/model/saves/savesSlice';
import { selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { EditableLotFields } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { newId } from '../../../shared/id';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

/** The page of now; its browser and its server outlive it. */
let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot({ title: 'Old', category: 'Glass' })]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

async function reload(): Promise<void> {
  const { lots, lotHistory, outbox, memory } = space;
  await space.store.stop();
  space = makeWorkspace({ lots, lotHistory, outbox, memory });
  // The page of now reads what the one before has written.
  space = { ...space, lots, lotHistory, outbox, memory };
  await space.signIn();
}

const edit = (changes: Partial<EditableLotFields>, seen: Partial<EditableLotFields> = {}): void =>
  void space.store.dispatch(editLot({ lotId: 'lot1', changes, before: seen }));
async function elsewhere(uid: string, title: string, before: string): Promise<void> {
  const changes = { title: { before, after: title } };
  const operation: Operation = { id: newId(), saleId: SALE, lotId: 'lot1', uid, kind: 'editLot', changes };
  await space.lots.apply(operation);
}
const onServer = () => space.lots.documents(SALE).lots.get('lot1');
const contested = () => space.read(selectNeedsAttention).map(({ operation }) => theirsOf(operation));
const titlesWritten = () =>
  space.lots.applied.flatMap((each) => (each.kind === 'editLot' && each.changes.title ? [each.changes.title] : []));
const wasInConflict = (): boolean => space.actions.some((action) => saveConflicted.match(action));
const uidOf = (): string => space.lots.applied[0]?.uid ?? '';

/** "Mine" is with the server, and the page that comes shows what stood there before it. */
async function writeAndReload(): Promise<void> {
  edit({ title: 'Mine' });
  await settle();
  await reload();
}

describe('the later words of a person', () => {
  it('go on over their own earlier ones, which the page did not show, and never need attention', async () => {
    await writeAndReload();
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    expect([onServer()?.title, space.read(selectLot, 'lot1')?.title]).toEqual(['Mine, and more', 'Mine, and more']);
    expect([wasInConflict(), space.read(selectEditsStatus), space.outbox.entries.size]).toEqual([false, 'sent', 0]);
    expect(titlesWritten()).toEqual([
      { before: 'Old', after: 'Mine' },
      { before: 'Mine', after: 'Mine, and more' },
    ]);
  });

  it('are undone to those earlier ones, and other acts stay where they were', async () => {
    await writeAndReload();
    const answer = space.lots.hang('apply');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    edit({ category: 'Ceramics' });
    answer();
    await settle();
    const [undoable] = space.read(selectNextAct, 'undo', SALE)?.operations ?? [];
    expect(undoable?.kind === 'editLot' && Object.keys(undoable.changes)).toEqual(['category']);
    space.store.dispatch(undoAsked());
    space.store.dispatch(undoAsked());
    await settle();
    expect(onServer()).toMatchObject({ title: 'Mine', category: 'Glass' });
  });

  it('do so also where the page dies before the server has answered', async () => {
    await writeAndReload();
    space.lots.hang('apply');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    await reload();
    await settle();
    expect([onServer()?.title, wasInConflict(), space.outbox.entries.size]).toEqual(['Mine, and more', false, 0]);
  });

  it('are kept with what they go on from before anything is sent again', async () => {
    await writeAndReload();
    const put = jest.spyOn(space.outbox, 'put');
    const apply = jest.spyOn(space.lots, 'apply');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    const [, again] = put.mock.calls.map(([operation]) => operation);
    expect(again).toMatchObject({ changes: { title: { before: 'Mine', after: 'Mine, and more' } } });
    expect(put.mock.invocationCallOrder[1]).toBeLessThan(apply.mock.invocationCallOrder[1] ?? 0);
  });

  it('go on where other fields of the same edit are written, or are in conflict with a colleague', async () => {
    edit({ title: 'Mine' });
    await settle();
    await space.lots.apply({
      id: newId(),
      saleId: SALE,
      lotId: 'lot1',
      uid: 'ben',
      kind: 'editLot',
      changes: { category: { before: 'Glass', after: 'Theirs' } },
    });
    await reload();
    edit(
      { title: 'Mine, and more', category: 'Silver', period: '1900' },
      { title: 'Old', category: 'Glass', period: '' },
    );
    await settle();
    expect(onServer()).toMatchObject({ title: 'Mine, and more', category: 'Theirs', period: '1900' });
    expect(contested()).toMatchObject([{ category: { value: 'Theirs', by: 'ben' } }]);
    expect(space.outbox.entries.size).toBe(1);
    const undoable = space.read(selectNextAct, 'undo', SALE)?.operations ?? [];
    expect(undoable.flatMap((each) => (each.kind === 'editLot' ? [each.changes] : []))).toEqual([
      { period: { before: '', after: '1900' } },
      { title: { before: 'Mine', after: 'Mine, and more' } },
    ]);
  });

  it('go on in what only editors read', async () => {
    const write = (notes: string, seen?: string) =>
      space.store.dispatch(
        editLotPrivate({
          lotId: 'lot1',
          changes: { notes },
          ...(seen === undefined ? {} : { before: { notes: seen } }),
        }),
      );
    write('Call first.');
    await settle();
    await reload();
    write('Call first, then write.', '');
    await settle();
    expect(space.lots.documents(SALE).privates.get('lot1')?.notes).toBe('Call first, then write.');
    expect(wasInConflict()).toBe(false);
  });
});

describe('both texts still wait for a person', () => {
  it('of whom an older edit arrives late, from another device', async () => {
    await writeAndReload();
    await elsewhere(uidOf(), 'Mine, from the shed', 'Mine');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    expect(contested()).toMatchObject([{ title: { value: 'Mine, from the shed', by: uidOf() } }]);
  });

  it('whose earlier text a colleague has written again', async () => {
    await writeAndReload();
    await elsewhere('ben', 'Theirs', 'Mine');
    await elsewhere('ben', 'Mine', 'Theirs');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    expect(contested()).toMatchObject([{ title: { value: 'Mine', by: 'ben' } }]);
  });

  it('when the history does not answer', async () => {
    await writeAndReload();
    space.lotHistory.failNext('unavailable');
    edit({ title: 'Mine, and more' }, { title: 'Old' });
    await settle();
    expect(contested()).toMatchObject([{ title: { value: 'Mine', by: null } }]);
  });

  it('when the edit was made before the page that began after the earlier one', async () => {
    await writeAndReload();
    const changes = { title: { before: 'Old', after: 'Made before' } };
    const made: Operation = { id: newId(), saleId: SALE, lotId: 'lot1', uid: uidOf(), kind: 'editLot', changes };
    space.outbox.leave(made);
    await reload();
    await settle();
    expect(contested()).toMatchObject([{ title: { value: 'Mine' } }]);
  });
});

it('remembers no words, and not more than is of use', async () => {
  const others = Array.from({ length: 100 }, (_, place) => [`lot${String(place)} title`, newId()]);
  space.memory.write('ownEdits', JSON.stringify(Object.fromEntries(others)));
  edit({ title: 'Mine', category: 'Ceramics' });
  await settle();
  const remembered = space.memory.read('ownEdits') ?? '';
  const keys = Object.keys(JSON.parse(remembered) as object);
  expect([keys.length, keys.slice(-3)]).toEqual([100, ['lot99 title', 'lot1 title', 'lot1 category']]);
  expect(remembered).not.toMatch(/Mine|Ceramics/);
});

it('keeps what another page of this browser has written meanwhile', async () => {
  edit({ title: 'Mine' });
  await settle();
  space.memory.write('ownEdits', JSON.stringify({ 'lot9 title': 'another' }));
  edit({ category: 'Ceramics' });
  await settle();
  const remembered = JSON.parse(space.memory.read('ownEdits') ?? '') as object;
  expect(Object.keys(remembered)).toEqual(['lot9 title', 'lot1 category']);
});

it.each(['no JSON', '[7]', '{"lot1 title":7}', 'null'])('is no hindrance where it holds %s', async (text) => {
  space.memory.write('ownEdits', text);
  await reload();
  edit({ title: 'Mine' }, { title: 'Old' });
  await settle();
  expect([onServer()?.title, space.failures]).toEqual(['Mine', []]);
  expect(Object.keys(JSON.parse(space.memory.read('ownEdits') ?? '') as object)).toEqual(['lot1 title']);
});
