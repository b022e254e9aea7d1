import type { CollectionReference } from 'firebase/firestore';
import { documentIn, serve, server } from '../../../testing/services/documentsSdk';
import { idle } from '../../../testing/waiting/idle';
import { createWrittenFields } from '../write/writtenFields';
import type { Changes } from './collectionChanges';
import { followLarge } from './followLarge';
import type { LogListener } from './saleLog';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

interface Thing {
  readonly id: string;
  readonly title: string;
}
const place = (id: string) => `sales/s/lots/${id}`;
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Lots that are followed, of which as many as `count` are thought to be there; two may be listened to. */
function start(count: number, { after }: { after?: Promise<void> } = {}) {
  serve({ [place('a')]: {}, [place('b')]: {}, [place('c')]: {} });
  let log: LogListener | undefined;
  const [events, failures, steps, ended]: [Changes<Thing>[], unknown[], [number, number][], jest.Mock] = [
    [],
    [],
    [],
    jest.fn(),
  ];
  const source = { path: 'sales/s/lots', firestore: {} } as unknown as CollectionReference;
  const stop = followLarge<Thing>(
    source,
    {
      trusted: true,
      together: 2,
      read: (id, { title }) => (typeof title === 'string' ? { id, title } : null),
      written: createWrittenFields(),
      log: {
        follow(listener) {
          log = listener;
          return ended;
        },
      },
      names: 'lotId',
      ...(after !== undefined && { after }),
      fail: (error) => failures.push(error),
      emit: (changes) => events.push(changes),
      progress: (come, total) => void steps.push([come, total]),
    },
    count,
  );
  stops.push(stop);
  if (log === undefined) throw new Error('It follows no log.');
  const lot = (id: string, title: unknown) => ({ ...documentIn(place(id), { title }), metadata: { fromCache: false } });
  /** The server answers the part that is asked for. */
  async function part(...ids: readonly string[]): Promise<string> {
    const [one] = server.listened;
    const docs = ids.map((id) => lot(id, 'Old'));
    one?.next({ docs, empty: docs.length === 0, metadata: { fromCache: false } });
    await idle();
    return one?.asked ?? 'nothing is asked';
  }
  return { log, events, failures, steps, ended, stop, part, lot };
}
const named = (...ids: readonly string[]) => ids.map((lotId) => ({ lotId, photoId: null, isWhole: false }));

describe('a collection that comes in parts', () => {
  it('is asked for in ranges of ids, of the size of half as much again as is listened to, and says how far it is', async () => {
    const { log, events, steps, part } = start(7);
    expect(server.listened).toEqual([]);
    log.connected(true);
    await idle();
    const asked = [await part('a', 'b'), await part('m'), await part('z')];
    expect(asked).toEqual([
      'sales/s/lots | __name__ | before Kf',
      'sales/s/lots | __name__ | from Kf | before fK',
      'sales/s/lots | __name__ | from fK',
    ]);
    expect(steps.map(([come]) => come)).toEqual([0, 2, 3, 4]);
    // The exact number comes when it comes, and nothing waits for it.
    expect(steps.at(-1)).toEqual([4, 3]);
    expect(events).toHaveLength(1);
    expect(events[0]?.changed.map(({ id }) => id)).toEqual(['a', 'b', 'm', 'z']);
  });

  it('waits for what a person works with first', async () => {
    let goOn = (): void => undefined;
    const { log, part } = start(3, { after: new Promise((resolve) => (goOn = resolve)) });
    log.connected(true);
    await idle();
    expect(server.listened).toEqual([]);
    goOn();
    await idle();
    expect(await part()).toBe('sales/s/lots | __name__');
  });

  it('is not known while the connection is lost before all of it has come, which is said once', async () => {
    const { log, events, part } = start(3);
    log.connected(true);
    await idle();
    log.connected(false);
    log.connected(false);
    expect(events).toEqual([{ changed: [], removed: [], fromServer: false }]);
    await part('a');
    expect(events.at(-1)).toMatchObject({ changed: [{ id: 'a' }], fromServer: false });
  });

  it('is not shown in part when the connection is lost between two parts', async () => {
    const { log, events, part } = start(7);
    log.connected(true);
    await idle();
    await part('a', 'b');
    log.connected(false);
    expect(events).toEqual([{ changed: [], removed: [], fromServer: false }]);
    await part('m');
    log.connected(true);
    await part('z');
    expect(events.slice(1).map(({ changed }) => changed.map(({ id }) => id))).toEqual([['a', 'b', 'm', 'z']]);
  });

  it('names what it cannot read, and takes it for nothing else', async () => {
    const { log, events } = start(3);
    log.connected(true);
    await idle();
    const odd = documentIn(place('odd'), { number: 7 });
    server.listened[0]?.next({ docs: [odd], empty: false, metadata: { fromCache: false } });
    await idle();
    expect(events).toEqual([{ changed: [], removed: [], fromServer: true, unreadable: [{ id: 'odd', number: '7' }] }]);
  });

  it('ends with the first refusal, of a part or of the log', async () => {
    const one = start(3);
    one.log.connected(true);
    await idle();
    const refused = new Error('refused');
    server.listened[0]?.fail(refused);
    await idle();
    expect([one.failures, one.ended.mock.calls.length]).toEqual([[refused], 1]);
    const other = start(3);
    other.log.fail(refused);
    expect([other.failures, other.ended.mock.calls.length]).toEqual([[refused], 1]);
  });

  it('asks for nothing any more when it is stopped', async () => {
    const { log, events, stop, ended } = start(3);
    log.connected(true);
    await idle();
    stop();
    expect([server.listened, ended.mock.calls.length, events]).toEqual([[], 1, []]);
  });
});

describe('what is named in a large collection', () => {
  it('is read thirty at a time, and emitted as it comes', async () => {
    const { log, events, part, lot } = start(3);
    log.named(named('before')); // It is read with the rest.
    log.connected(true);
    await idle();
    await part('a');
    const ids = Array.from({ length: 31 }, (_, at) => `n${at}`);
    log.named(named(...ids, 'n0'));
    log.connected(true);
    await idle();
    expect(server.listened.map(({ path }) => path)).toEqual(ids.slice(0, 30).map(place));
    for (const { path, next } of [...server.listened]) next(lot(path.slice(place('').length), 'New'));
    await idle();
    expect(events.at(-1)?.changed).toHaveLength(30);
    expect(server.listened.map(({ path }) => path)).toEqual([place('n30')]);
    server.listened[0]?.next(lot('n30', 'New'));
    await idle();
    expect(events.at(-1)?.changed).toEqual([{ id: 'n30', title: 'New' }]);
  });
});
