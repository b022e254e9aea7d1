import type { Firestore } from 'firebase/firestore';
import { idle } from '../../../testing/waiting/idle';
import { documentIn, Moment, serve, server } from '../../../testing/services/documentsSdk';
import { createSaleLog, type Named } from './saleLog';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

type Change = readonly ['added' | 'modified' | 'removed', ReturnType<typeof documentIn>];
const record = (lotId: string, changes: object = {}, hasPendingWrites = false) =>
  documentIn('sales/s/ops/o', { lotId, changes, at: new Moment(1_000_000) }, { hasPendingWrites });
const snapshot = (changes: readonly Change[], fromCache = false) => ({
  docs: changes.flatMap(([type, doc]) => (type === 'removed' ? [] : [doc])),
  empty: changes.length === 0,
  metadata: { fromCache },
  docChanges: () => changes.map(([type, doc]) => ({ type, doc })),
});
const lot = (lotId: string, isWhole = false): Named => ({ lotId, photoId: null, isWhole });

/** What listens waits for the server with a timer. */
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The log of a sale in which the newest record is of this moment. */
async function follow(newest: readonly ReturnType<typeof documentIn>[] = [record('old')]) {
  serve({});
  const calls: unknown[][] = [];
  const say =
    (name: string) =>
    (...said: readonly unknown[]) =>
      void calls.push([name, ...said]);
  const stop = createSaleLog({} as Firestore, 's', 'ops').follow({
    named: (changes) => {
      if (changes.length > 0) say('named')(...changes);
    },
    sending: (changes) => {
      if (changes.length > 0) say('sending')(...changes);
    },
    connected: say('connected'),
    fail: say('fail'),
  });
  stops.push(stop);
  const [first] = server.listened;
  first?.next(snapshot(newest.map((each): Change => ['added', each])));
  await idle();
  const [records, trash] = server.listened;
  return { calls, stop, first, records, trash };
}

describe('the log of a sale', () => {
  it('begins two minutes before its newest record: others may come into sight late', async () => {
    const { first, records, trash } = await follow();
    expect(first?.asked).toBe('sales/s/ops | at desc | 20');
    expect(server.listened).toHaveLength(2);
    expect(records?.asked).toBe('sales/s/ops | at > 880000');
    expect(trash?.asked).toBe('sales/s/lots | deletedAt != null');
  });

  it('is connected once both parts have come from the server, and not while one has not', async () => {
    const { calls, records, trash } = await follow();
    records?.next(snapshot([]));
    expect(calls).toEqual([]);
    trash?.next(snapshot([]));
    expect(calls).toEqual([['connected', true]]);
    trash?.next(snapshot([], true));
    expect(calls.at(-1)).toEqual(['connected', false]);
    records?.next(snapshot([]));
    expect(calls).toHaveLength(2);
    trash?.next(snapshot([]));
    expect(calls.at(-1)).toEqual(['connected', true]);
  });

  it('is not connected while the server does not even say what was last', () => {
    serve({});
    const connected = jest.fn();
    const ignored = (): void => undefined;
    const listener = { named: ignored, sending: ignored, fail: ignored, connected };
    stops.push(createSaleLog({} as Firestore, 's', 'opsPrivate').follow(listener));
    expect(server.listened[0]?.path).toBe('sales/s/opsPrivate');
    server.listened[0]?.next(snapshot([], true));
    expect(connected.mock.calls).toEqual([[false]]);
  });

  it('takes what the page remembers for no word of the server, and nothing remembered for silence', async () => {
    const { calls, records } = await follow();
    records?.next(snapshot([['added', record('a')]], true));
    expect(calls).toEqual([['named', lot('a')]]);
    records?.next(snapshot([], true));
    expect(calls.at(-1)).toEqual(['connected', false]);
  });

  it('names the photo that came or went, and all of a lot that went into the trash or came out of it', async () => {
    const { calls, records, trash } = await follow();
    records?.next(
      snapshot([
        ['added', record('a', { photo: { before: null, after: 'p' } })],
        ['added', record('b', { photo: { before: 'q', after: null } })],
        ['added', record('c', { photo: { before: null, after: null } })],
        ['added', record('d', { deletedAt: { before: null, after: 5 } })],
      ]),
    );
    expect(calls).toEqual([
      [
        'named',
        { lotId: 'a', photoId: 'p', isWhole: false },
        { lotId: 'b', photoId: 'q', isWhole: false },
        lot('c'),
        lot('d', true),
      ],
    ]);
    // Only a lot that is deleted for ever leaves the trash without a record.
    trash?.next(
      snapshot([
        ['removed', documentIn('sales/s/lots/e', {})],
        ['added', documentIn('sales/s/lots/f', {})],
      ]),
    );
    expect(calls[1]).toEqual(['named', lot('e', true)]);
  });

  it('says what this page sends, and names it once the server has it or has refused it', async () => {
    const { calls, records } = await follow();
    records?.next(snapshot([['added', record('a', {}, true)]]));
    expect(calls).toEqual([['sending', lot('a')]]);
    records?.next(snapshot([['modified', record('a')]]));
    expect(calls[1]).toEqual(['named', lot('a')]);
    records?.next(snapshot([['removed', record('b', {}, true)]]));
    expect(calls[2]).toEqual(['named', lot('b')]);
  });

  it('looks for a record that has arrived, past those that this page is sending', async () => {
    const { records, first } = await follow([record('a', {}, true)]);
    expect(records).toBe(first);
    first?.next(snapshot([['added', record('a')]]));
    await idle();
    expect(server.listened).toHaveLength(2);
  });

  it('begins with the first record of a sale that has none', async () => {
    await follow([]);
    expect(server.listened.map(({ asked }) => asked)).toEqual([
      'sales/s/ops | at > 0',
      'sales/s/lots | deletedAt != null',
    ]);
  });

  it('listens to nothing any more when it is stopped, or after it was refused', async () => {
    const { stop, calls, trash } = await follow();
    trash?.fail(new Error('refused'));
    expect(calls).toEqual([['fail', new Error('refused')]]);
    stop();
    expect(server.listened).toEqual([]);
  });
});
