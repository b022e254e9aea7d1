import type { CollectionReference, QueryDocumentSnapshot } from 'firebase/firestore';
import { createStreamReader } from '../../firebase/read/askStream';
import type { WrittenFields } from '../write/writtenFields';
import type { Changes } from './collectionChanges';
import { followLarge } from './followLarge';
import type { LogListener, Named } from './saleLog';

jest.mock('firebase/firestore', () => ({
  doc: (_source: unknown, id: string) => id,
  documentId: () => null,
  endBefore: () => null,
  getCountFromServer: () => Promise.reject(new Error('Not counted.')),
  orderBy: () => null,
  query: () => null,
  startAt: () => null,
}));
jest.mock('../../firebase/read/askStream', () => ({ createStreamReader: jest.fn() }));

interface Thing {
  readonly id: string;
  readonly title: string;
}

/** What the server has of a photo; null: it is gone. */
const found = (id: string, title: string | null) =>
  ({
    id,
    exists: () => title !== null,
    get: () => 'L1',
    data: () => ({ title }),
  }) as unknown as QueryDocumentSnapshot;
const photo = (photoId: string): Named => ({ lotId: 'L1', photoId, isWhole: false });
const wholeLot: Named = { lotId: 'L1', photoId: null, isWhole: true };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Photos of one lot; the log and all answers are the test's. */
function start() {
  const lists: ((ids: readonly string[]) => void)[] = [];
  const asked: { readonly id: string; answer(title: string | null): void }[] = [];
  jest.mocked(createStreamReader).mockReturnValue({
    list: () =>
      new Promise((resolve) =>
        lists.push((ids) => resolve({ docs: ids.map((id) => found(id, 'Old')) } as unknown as never)),
      ),
    one: (source) =>
      new Promise((resolve) => {
        const id = source as unknown as string;
        asked.push({ id, answer: (title) => resolve(found(id, title)) });
      }),
    stop: () => undefined,
  });
  let log: LogListener | undefined;
  const events: Changes<Thing>[] = [];
  followLarge<Thing>(
    {} as CollectionReference,
    {
      trusted: true,
      together: 2,
      read: (id, { title }) => ({ id, title: String(title) }),
      written: { over: (each: QueryDocumentSnapshot) => each.data() } as unknown as WrittenFields,
      log: {
        follow: (listener) => {
          log = listener;
          return () => undefined;
        },
      },
      names: 'photoId',
      fail: (error) => {
        throw error;
      },
      emit: (changes) => events.push(changes),
    },
    6,
  );
  if (log === undefined) throw new Error('It follows no log.');
  return { lists, asked, log, events };
}

/** With the photos a, b, c and d. */
async function opened() {
  const all = start();
  all.log.connected(true);
  await settle();
  all.lists[0]?.(['a', 'b']);
  await settle();
  all.lists[1]?.(['c', 'd']);
  await settle();
  return all;
}

describe('a large collection', () => {
  it('is read once the log is followed, part by part, and emitted when all of it has come', async () => {
    const { lists, log, events } = start();
    await settle();
    expect(lists).toHaveLength(0);
    log.connected(true);
    await settle();
    expect(lists).toHaveLength(1);
    lists[0]?.(['a', 'b']);
    await settle();
    expect([lists.length, events.length]).toEqual([2, 0]);
    lists[1]?.(['c']);
    await settle();
    expect(events).toEqual([
      { changed: ['a', 'b', 'c'].map((id) => ({ id, title: 'Old' })), removed: [], fromServer: true },
    ]);
  });

  it('is emitted with what was named between two parts', async () => {
    const { lists, asked, log, events } = start();
    log.connected(true);
    await settle();
    lists[0]?.(['a', 'b']);
    await settle();
    log.named([photo('a'), photo('b')]);
    lists[1]?.([]);
    await settle();
    expect(asked.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(events).toHaveLength(0);
    asked[0]?.answer('New');
    asked[1]?.answer(null);
    await settle();
    expect(events).toEqual([{ changed: [{ id: 'a', title: 'New' }], removed: ['b'], fromServer: true }]);
  });

  it('asks for nothing but what is named, and for all of a lot where that is', async () => {
    const { asked, log, events } = await opened();
    log.named([photo('c')]);
    log.connected(true);
    await settle();
    expect(asked.map(({ id }) => id)).toEqual(['c']);
    asked[0]?.answer('New');
    await settle();
    expect(events.at(-1)).toEqual({ changed: [{ id: 'c', title: 'New' }], removed: [], fromServer: true });
    log.named([wholeLot]);
    log.connected(true);
    await settle();
    expect(asked.slice(1).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not emitted as it was before a change that this page is sending', async () => {
    const { asked, log, events } = await opened();
    log.named([photo('a')]);
    log.connected(true);
    await settle();
    log.sending([photo('a')]);
    asked[0]?.answer('Older than what the page shows');
    await settle();
    expect(events).toHaveLength(1);
    log.sending([]);
    log.named([photo('a')]);
    log.connected(true);
    await settle();
    asked[1]?.answer('As this page has made it');
    await settle();
    expect(events.slice(1).flatMap(({ changed }) => changed)).toEqual([{ id: 'a', title: 'As this page has made it' }]);
  });

  it('is not called connected after a cut before all that was missed has been read', async () => {
    const { asked, log, events } = await opened();
    log.connected(false);
    expect(events.at(-1)).toEqual({ changed: [], removed: [], fromServer: false });
    log.named([photo('d')]);
    log.connected(true);
    await settle();
    expect(events.at(-1)?.fromServer).toBe(false);
    asked[0]?.answer(null);
    await settle();
    expect(events.slice(2)).toEqual([{ changed: [], removed: ['d'], fromServer: true }]);
  });
});
