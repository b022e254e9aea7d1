import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { idle } from '../../../testing/waiting/idle';
import { documentIn, Moment, serve, server } from '../../../testing/services/documentsSdk';
import type { LotsEvent } from '../LotsGateway';
import { createFirebaseLotsGateway } from './firebaseLotsGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

type Document = ReturnType<typeof documentIn>;
type Change = readonly ['added' | 'modified' | 'removed', Document];
const snapshot = (
  docs: readonly Document[],
  { fromCache = false, changes }: { fromCache?: boolean; changes?: readonly Change[] } = {},
) => ({
  docs,
  empty: docs.length === 0,
  metadata: { fromCache },
  docChanges: () => (changes ?? docs.map((doc): Change => ['added', doc])).map(([type, doc]) => ({ type, doc })),
});
const lot = (id: string, more: object = {}, hasPendingWrites = false) =>
  documentIn(
    `sales/s/lots/${id}`,
    { order: 'a0', status: 'draft', title: 'Old', updatedAt: new Moment(5), ...more },
    { hasPendingWrites },
  );

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A sale that is opened, with few lots and photos; what the server says comes from the test. */
async function open(ownsCache = true) {
  serve({ 'sales/s/lots/a': { title: 'Old', updatedAt: new Moment(5) } });
  const gateway = createFirebaseLotsGateway({} as Firestore, () => ownsCache);
  const events: LotsEvent[] = [];
  const stop = gateway.listen('s', (event) => events.push(event));
  stops.push(stop);
  const listener = (path: string) => {
    const found = server.listened.find((each) => each.path === path);
    if (found === undefined) throw new Error(`Nobody listens to ${path}.`);
    return found;
  };
  const [lots, photos] = [() => listener('sales/s/lots'), () => listener('sales/s/photos')];
  lots().next(snapshot([lot('a')]));
  photos().next(snapshot([]));
  await idle();
  return { gateway, events, stop, lots, photos };
}
const titles = (event: LotsEvent | undefined) =>
  event?.type === 'lots' ? event.changed.map(({ id, title }) => [id, title]) : event?.type;

describe('the lots of a sale that is open', () => {
  it('are asked for by a few of them first, which say about how many there are', async () => {
    serve({});
    const stop = createFirebaseLotsGateway({} as Firestore).listen('s', () => undefined);
    expect(server.listened.map(({ asked }) => asked)).toEqual([
      'sales/s/lots | __name__ | 32',
      'sales/s/photos | __name__ | 32',
    ]);
    stop();
    expect(server.listened).toEqual([]);
  });

  it('are one event for each snapshot, with what has changed in it and what is gone', async () => {
    const { events, lots } = await open();
    lots().next(snapshot([lot('a'), lot('b')]));
    lots().next(
      snapshot([lot('b', { title: 'New' })], {
        changes: [
          ['removed', lot('a')],
          ['modified', lot('b', { title: 'New' })],
        ],
      }),
    );
    expect(events).toMatchObject([
      { type: 'lots', changed: [{ id: 'a' }, { id: 'b' }], removed: [], fromServer: true },
      { type: 'lots', changed: [{ id: 'b', title: 'New' }], removed: ['a'], fromServer: true },
    ]);
    expect(events[0]).not.toHaveProperty('unreadable');
  });

  it('are named when they cannot be read, and are not taken for gone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events, lots } = await open();
    lots().next(snapshot([lot('odd', { status: 'burnt', number: 7, suffix: 'B' })]));
    warn.mockRestore();
    expect(events).toEqual([
      { type: 'lots', changed: [], removed: [], fromServer: true, unreadable: [{ id: 'odd', number: '7B' }] },
    ]);
  });

  it('are said to be known once, and again when the connection is cut and comes back', async () => {
    const { events, lots } = await open();
    lots().next(snapshot([]));
    lots().next(snapshot([]));
    lots().next(snapshot([], { fromCache: true }));
    lots().next(snapshot([]));
    expect(events.map((event) => 'fromServer' in event && event.fromServer)).toEqual([true, false, true]);
  });

  it('are not shown from what somebody else had read in this page, and then all at once', async () => {
    const { events, lots } = await open(false);
    lots().next(snapshot([lot('a')], { fromCache: true }));
    expect(events).toEqual([]);
    lots().next(snapshot([lot('a'), lot('b')], { changes: [['added', lot('b')]] }));
    expect(titles(events[0])).toEqual([
      ['a', 'Old'],
      ['b', 'Old'],
    ]);
  });

  it('are shown from what the person has read before', async () => {
    const { events, lots } = await open();
    lots().next(snapshot([lot('a')], { fromCache: true }));
    expect(events).toMatchObject([{ changed: [{ id: 'a' }], fromServer: false }]);
  });

  it('end with the first refusal, for photos too, and say it once', async () => {
    const { events, lots, photos } = await open();
    const late = photos();
    lots().fail(new Error('of the SDK'));
    expect(events).toEqual([{ type: 'failed', code: 'unknown' }]);
    expect(server.listened).toEqual([]);
    late.fail(new Error('of the SDK'));
    expect(events).toHaveLength(1);
  });

  it('end with a code that callers know, also when the SDK has no token to ask with', async () => {
    const { events, lots } = await open();
    lots().fail(new FirebaseError('auth/user-token-expired', 'of the SDK'));
    expect(events).toEqual([{ type: 'failed', code: 'unknown' }]);
  });

  it.each([
    ['are listened to when the smallest ids say that there are few', 'y', 'sales/s/lots'],
    ['are read in parts when the smallest ids lie close together', '01', 'sales/s/ops'],
  ])('%s', async (_name, last, listened) => {
    serve({});
    const limits = { lotsTogether: 40, photosTogether: 40 };
    const stop = createFirebaseLotsGateway({} as Firestore, () => true, limits).listen('s', () => undefined);
    stops.push(stop);
    const ids = Array.from({ length: 32 }, (_, at) => (at < 31 ? `00${at}` : last));
    server.listened[0]?.next(snapshot(ids.map((id) => lot(id))));
    await idle();
    const [, ofLots] = server.listened;
    expect([ofLots?.path, ofLots?.asked.endsWith('32')]).toEqual([listened, false]);
  });

  it('have their photos beside them', async () => {
    const { events, photos } = await open();
    const photo = { lotId: 'a', order: 'a0', path: 'p', width: 4, height: 3 };
    photos().next(snapshot([documentIn('sales/s/photos/p', photo)]));
    expect(events).toMatchObject([{ type: 'photos', changed: [{ id: 'p', ...photo }], fromServer: true }]);
  });
});

describe('what this page has written', () => {
  const base = { id: 'op', saleId: 's', lotId: 'a', uid: 'ada' };
  const saveTitle = (gateway: Awaited<ReturnType<typeof open>>['gateway']) =>
    gateway.apply({ ...base, kind: 'editLot', changes: { title: { before: 'Old', after: 'Mine' } } });

  it('stands over what the stream still shows of before, until that is later', async () => {
    const { gateway, events, lots } = await open();
    await saveTitle(gateway);
    lots().next(snapshot([lot('a', { creator: 'Theirs' })]));
    expect(events.at(-1)).toMatchObject({ changed: [{ title: 'Mine', creator: 'Theirs' }] });
    // The time of a document with a write of its own says nothing.
    lots().next(snapshot([lot('a', { updatedAt: new Moment(9) }, true)]));
    expect(titles(events.at(-1))).toEqual([['a', 'Mine']]);
    lots().next(snapshot([lot('a', { title: 'Later', updatedAt: new Moment(9) })]));
    expect(titles(events.at(-1))).toEqual([['a', 'Later']]);
    lots().next(snapshot([lot('a')]));
    expect(titles(events.at(-1))).toEqual([['a', 'Old']]);
  });

  it('is not what a colleague’s work has kept from being written', async () => {
    const { gateway, events, lots } = await open();
    server.documents.set('sales/s/lots/a', { title: 'Theirs', updatedAt: new Moment(5) });
    expect(await saveTitle(gateway)).toEqual({ title: 'Theirs' });
    lots().next(snapshot([lot('a', { title: 'Theirs' })]));
    expect(titles(events.at(-1))).toEqual([['a', 'Theirs']]);
  });

  it('is also the number of a lot, but not the device’s time of throwing it away', async () => {
    const { gateway, events, lots } = await open();
    server.documents.set('sales/s/lots/a', { number: 12, suffix: '', deletedAt: null, updatedAt: new Moment(5) });
    const number = (value: number) => ({ number: value, suffix: '' });
    await gateway.apply({ ...base, kind: 'setNumber', before: number(12), after: number(13) });
    lots().next(snapshot([lot('a', { number: 12, suffix: '', deletedAt: null })]));
    expect(events.at(-1)).toMatchObject({ changed: [{ number: 13 }] });
    await gateway.apply({ ...base, id: 'op2', kind: 'trashLot', number: number(13), deletedAt: 7 });
    lots().next(snapshot([lot('a', { number: 13, suffix: '', deletedAt: null })]));
    expect(events.at(-1)).toMatchObject({ changed: [{ number: 13, deletedAt: null }] });
  });
});

describe('what only editors see', () => {
  it('is a list of its own, which ends with a code of ours', async () => {
    serve({});
    const events: unknown[] = [];
    const stop = createFirebaseLotsGateway({} as Firestore).listenPrivate('s', (event) => events.push(event));
    stops.push(stop);
    server.listened[0]?.next(snapshot([]));
    await idle();
    const [one] = server.listened;
    expect(one?.path).toBe('sales/s/lotPrivate');
    one?.next(snapshot([documentIn('sales/s/lotPrivate/a', { reserve: 500 })]));
    expect(events).toMatchObject([{ type: 'lotPrivate', changed: [{ id: 'a', reserve: 500 }], fromServer: true }]);
    one?.fail(new Error('of the SDK'));
    expect(events[1]).toEqual({ type: 'failed', code: 'unknown' });
  });
});
