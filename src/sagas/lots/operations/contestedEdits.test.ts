import { takeMine, takeTheirs } from '../../../features/lots/model/conflict/conflicts';
import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import { discardSave, selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import type { EditableLotFields } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { GatewayFailure } from '../../../services/failure';
import { newId } from '../../../shared/id';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [
    buildLot({ title: 'Old', category: 'Glass' }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Mine' }),
  ]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page is opened again, with the same device and the same server. */
async function again(): Promise<void> {
  await space.store.stop();
  const { outbox, lots, lotHistory, auth, memory } = space;
  space = { ...makeWorkspace({ outbox, lots, lotHistory, auth, memory }), outbox, lots, lotHistory, auth, memory };
  await settle();
}
const apply = (uid: string, work: Pick<Operation, 'kind'> & { readonly changes: object }): Promise<unknown> =>
  space.lots.apply({ id: newId(), saleId: SALE, lotId: 'lot1', uid, ...work } as Operation);
/** Somebody writes at the server; this page gets it at once. */
const writes = (uid: string, field: keyof EditableLotFields, before: string, after: string): Promise<unknown> =>
  apply(uid, { kind: 'editLot', changes: { [field]: { before, after } } });
/** An older build writes at the server: no record says whose it is. */
function writeWithoutRecord(title: string): void {
  const written = buildLot({ title, category: 'Glass' });
  space.lots.seed(SALE, [written]);
  space.lots.emit(SALE, { type: 'lots', changed: [written], removed: [], fromServer: true });
}
async function edit(changes: Partial<EditableLotFields>, seen: Partial<EditableLotFields> = {}, lotId = 'lot1') {
  space.store.dispatch(editLot({ lotId, changes, before: seen }));
  await settle();
}
const waiting = () =>
  space.read(selectNeedsAttention).map(({ operation }) => {
    const changes = operation.kind === 'editLot' || operation.kind === 'editPrivate' ? operation.changes : {};
    return [changes, theirsOf(operation)];
  });
const idOf = (): string => space.read(selectNeedsAttention)[0]?.operation.id ?? '';
const kept = () => [...space.outbox.entries.values()].map(({ operation }) => theirsOf(operation));

/** Ben was faster in both fields. */
async function contestTwo(): Promise<void> {
  await writes('ben', 'title', 'Old', 'Theirs');
  await writes('ben', 'category', 'Glass', 'Their class');
  await edit({ title: 'Mine', category: 'My class' }, { title: 'Old', category: 'Glass' });
}
const title = { value: 'Theirs', by: 'ben', at: 0 };
const category = { value: 'Their class', by: 'ben', at: 60_000 };

describe('the person whose text stands there', () => {
  it('is named by the latest record of the field, where that holds what stands there', async () => {
    await writes('ben', 'title', 'Old', 'Theirs');
    await writes('eve', 'title', 'Theirs', 'Hers');
    await writes('ben', 'period', '', '1900');
    await edit({ title: 'Mine' }, { title: 'Old' });
    expect(waiting()).toMatchObject([[{}, { title: { value: 'Hers', by: 'eve', at: 60_000 } }]]);
  });

  it('is not known of what is in no record, as an older build wrote it', async () => {
    await writes('ben', 'title', 'Old', 'Theirs');
    writeWithoutRecord('By an older build');
    await edit({ title: 'Mine' }, { title: 'Old' });
    expect(waiting()).toMatchObject([[{}, { title: { value: 'By an older build', by: null, at: null } }]]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is in no record, as an older build wrote it', async () => writeWithoutRecord('Another')],
    ['is of the same person, from another device', () => writes('user-1', 'title', 'Old', 'Another')],
  ])('is named of one field also where the text of another %s', async (_, write) => {
    await write();
    await writes('ben', 'category', 'Glass', 'Their class');
    await edit({ title: 'Mine', category: 'My class' }, { title: 'Old', category: 'Glass' });
    expect(waiting()).toMatchObject([
      [{}, { title: { value: 'Another' }, category: { value: 'Their class', by: 'ben' } }],
    ]);
  });

  it('is asked of the records for editors only where the field is one of theirs', async () => {
    const read = jest.spyOn(space.lotHistory, 'read');
    // Not at all for what is in no conflict.
    await edit({ period: '1900' });
    await apply('ben', { kind: 'editPrivate', changes: { notes: { before: '', after: 'Theirs' } } });
    space.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { notes: 'Mine' }, before: { notes: '' } }));
    await settle();
    expect(waiting()).toEqual([
      [{ notes: { before: '', after: 'Mine' } }, { notes: { value: 'Theirs', by: 'ben', at: 60_000 } }],
    ]);
    await writes('ben', 'title', 'Old', 'Theirs');
    await edit({ title: 'Mine' }, { title: 'Old' });
    expect(read.mock.calls).toEqual([
      [SALE, 'lot1', true],
      [SALE, 'lot1', false],
    ]);
  });

  it('is waited for no longer than five seconds, and both texts are there then', async () => {
    jest.spyOn(space.lotHistory, 'read').mockReturnValue(new Promise(() => undefined));
    await writes('ben', 'title', 'Old', 'Theirs');
    await edit({ title: 'Mine' }, { title: 'Old' });
    await jest.advanceTimersByTimeAsync(4_900);
    expect([waiting(), kept()]).toEqual([[], [undefined]]);
    await jest.advanceTimersByTimeAsync(200);
    const theirs = { title: { value: 'Theirs', by: null, at: null } };
    expect([waiting(), kept()]).toEqual([[[{ title: { before: 'Old', after: 'Mine' } }, theirs]], [theirs]]);
  });
});

it('an edit that was written in part before its answer was lost shows what colleagues have made of that part since', async () => {
  await writes('ben', 'title', 'Old', 'Theirs');
  const { apply: send } = space.lots;
  jest.spyOn(space.lots, 'apply').mockImplementationOnce(async (operation, onKnown) => {
    await send(operation, onKnown);
    await send({
      ...operation,
      id: newId(),
      uid: 'ben',
      changes: { category: { before: 'Mine', after: 'Theirs' } },
    } as Operation);
    throw new GatewayFailure('unavailable');
  });
  await edit({ title: 'Mine', category: 'Mine' }, { title: 'Old', category: 'Glass' });
  space.resume.resume('online');
  await settle();
  expect(space.read(selectLot, 'lot1')).toMatchObject({ title: 'Theirs', category: 'Theirs' });
  expect(waiting()).toMatchObject([[{ title: { after: 'Mine' } }, { title: { value: 'Theirs', by: 'ben' } }]]);
});

it('so it does in the next visit, which knows of no answer', async () => {
  const changes = { title: { before: 'Old', after: 'Mine' }, category: { before: 'Glass', after: 'Mine' } };
  const operation: Operation = { id: 'op1', saleId: SALE, lotId: 'lot1', uid: 'user-1', kind: 'editLot', changes };
  // A colleague has put the category back since.
  space.lots.documents(SALE).ops.set('op1', { ...operation, changes: { category: changes.category } });
  await writes('ben', 'title', 'Old', 'Theirs');
  space.outbox.leave(operation);
  await settle();
  expect(space.read(selectLot, 'lot1')).toMatchObject({ title: 'Theirs', category: 'Glass' });
  expect(waiting()).toEqual([[{ title: changes.title }, { title: { value: 'Theirs', by: 'ben', at: 0 } }]]);
});

it('words are not taken for earlier ones of the person because somebody wrote them in this browser', async () => {
  const changes = { title: { before: 'Old', after: 'Theirs' } };
  await space.lots.apply({ id: 'op of ben', saleId: SALE, lotId: 'lot1', uid: 'ben', kind: 'editLot', changes });
  space.memory.write('ownEdits', JSON.stringify({ 'lot1 title': 'op of ben' }));
  await again();
  await edit({ title: 'Mine' }, { title: 'Old' });
  expect([waiting().length, space.lots.documents(SALE).lots.get('lot1')?.title]).toEqual([1, 'Theirs']);
});

describe('of two edits that wait for a decision', () => {
  beforeEach(async () => {
    await writes('ben', 'title', 'Old', 'Theirs');
    await writes('ben', 'category', 'Glass', 'Their class');
    await edit({ title: 'Mine' }, { title: 'Old' });
    await edit({ category: 'My class' }, { category: 'Glass' });
  });

  it('the one is over that is decided, and the other waits on', async () => {
    const id = space.read(selectNeedsAttention)[1]?.operation.id ?? '';
    space.store.dispatch(takeTheirs({ id, field: 'category' }));
    await settle();
    expect([waiting(), kept()]).toEqual([[[{ title: { before: 'Old', after: 'Mine' } }, { title }]], [{ title }]]);
  });

  it('none is over because its person writes on over the text of the colleague', async () => {
    await edit({ title: 'Theirs, corrected', category: 'Silver' }, { title: 'Theirs', category: 'Their class' });
    expect(space.lots.documents(SALE).lots.get('lot1')?.title).toBe('Theirs, corrected');
    expect(waiting().map(([changes]) => changes)).toMatchObject([
      { title: { after: 'Mine' } },
      { category: { after: 'My class' } },
    ]);
  });

  it('one may be given up in the moment in which it is decided', async () => {
    const id = idOf();
    space.store.dispatch(takeMine({ id, field: 'title', value: 'Mine' }));
    space.store.dispatch(discardSave({ id }));
    await settle();
    expect([waiting().length, space.failures]).toEqual([1, []]);
    expect(space.lots.documents(SALE).lots.get('lot1')?.title).toBe('Mine');
  });
});

describe('of two fields that wait for a decision', () => {
  beforeEach(contestTwo);

  it('the other one waits on when one is decided, on the device too', async () => {
    expect(waiting()).toMatchObject([[{}, { title, category }]]);
    space.store.dispatch(takeTheirs({ id: idOf(), field: 'title' }));
    await settle();
    const left = [[{ category: { before: 'Glass', after: 'My class' } }, { category }]];
    expect([waiting(), kept()]).toEqual([left, [{ category }]]);
    await again();
    expect([waiting(), space.read(selectLot, 'lot1')?.category]).toEqual([left, 'Their class']);
  });

  it.each([
    ['theirs twice', [takeTheirs, takeTheirs], ['Theirs', 'Their class']],
    ['mine twice', [takeMine, takeMine], ['Mine', 'My class']],
    ['one of each', [takeMine, takeTheirs], ['Mine', 'Their class']],
  ] as const)('both may be decided in the same moment: %s', async (_name, [first, second], shown) => {
    const id = idOf();
    space.store.dispatch(first({ id, field: 'title', value: 'Mine' }));
    space.store.dispatch(second({ id, field: 'category', value: 'My class' }));
    await settle();
    const { title: text, category: word } = space.lots.documents(SALE).lots.get('lot1') ?? buildLot();
    expect([waiting(), kept(), [text, word]]).toEqual([[], [], shown]);
  });

  it('only the one is over from whose text its person goes on, in this lot', async () => {
    await edit({ title: 'Mine, and more' }, { title: 'Mine' }, 'lot2');
    await edit({ period: 'My class' });
    await edit({ period: '1900' });
    expect(waiting()).toMatchObject([[{}, { title, category }]]);
    await edit({ title: 'Mine, and more', period: '1901' }, { title: 'Mine', period: '1900' });
    expect(waiting().map(([changes]) => changes)).toEqual([
      { category: { before: 'Glass', after: 'My class' } },
      { title: { before: 'Mine', after: 'Mine, and more' } },
    ]);
  });
});

it('words that go on from own earlier ones are written once, also where the page dies between two parts of an edit', async () => {
  await edit({ title: 'Mine' });
  await again();
  const { apply: send } = space.lots;
  let sent = 0;
  jest.spyOn(space.lots, 'apply').mockImplementation(async (operation, onKnown) => {
    sent += 1;
    // The second part never comes to the server from this page.
    return sent === 1 ? send(operation, onKnown) : new Promise(() => undefined);
  });
  await edit({ title: 'Mine, and more', period: '1900' }, { title: 'Old', period: '' });
  const unsent = [...space.outbox.entries.values()];
  jest.restoreAllMocks();
  // The device had no time to note what the server has of it.
  space.outbox.leave({
    ...(space.lots.applied[1] as Operation),
    changes: { title: { before: 'Old', after: 'Mine, and more' }, period: { before: '', after: '1900' } },
  } as Operation);
  await again();
  expect(unsent).toHaveLength(1);
  expect(space.lots.applied).toMatchObject([
    { changes: { title: { before: 'Old', after: 'Mine' } } },
    { changes: { period: { before: '', after: '1900' } } },
    { changes: { title: { before: 'Mine', after: 'Mine, and more' } } },
  ]);
  expect([waiting(), space.outbox.entries.size]).toEqual([[], 0]);
});
