import 'fake-indexeddb/auto';
import type { Operation } from '../../../domain/operations/operations';
import { createIdbOutbox } from './idbOutbox';
import { createOutboxDatabase } from './outboxDatabase';
import { createPageLife } from './pageLife';

/** The locks of one browser; a page that crashes gives its locks back. */
function locksOfBrowser() {
  const held = new Map<string, string>();
  const waiting = new Map<string, (() => unknown)[]>();
  return {
    of: (page: string): Pick<LockManager, 'request' | 'query'> => ({
      request: ((name: string, ...options: unknown[]) => {
        const work = options.at(-1) as () => unknown;
        if (held.has(name)) return void waiting.set(name, [...(waiting.get(name) ?? []), work]);
        held.set(name, page);
        return Promise.resolve(work());
      }) as LockManager['request'],
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
    }),
    crash(page: string) {
      for (const [name, holder] of held) {
        if (holder !== page) continue;
        held.delete(name);
        for (const work of waiting.get(name) ?? []) work();
        waiting.delete(name);
      }
    },
  };
}

const edit = (id: string): Operation => ({
  id,
  saleId: 'sale',
  lotId: 'lot',
  uid: 'anna',
  kind: 'editLot',
  changes: { title: { before: '', after: id } },
});

function openPages(name: string) {
  const database = createOutboxDatabase(name);
  const locks = locksOfBrowser();
  const open = (page: string) => createIdbOutbox(database, createPageLife(locks.of(page)));
  return { locks, one: open('one'), other: open('other'), third: open('third') };
}

const idsOf = (entries: readonly { operation: Operation }[]) => entries.map(({ operation }) => operation.id);

it('leaves alone what a living page works on, and its own', async () => {
  const { one, other } = openPages('living');
  await one.put(edit('a'));
  expect(await other.adopt('anna')).toEqual([]);
  expect(await one.adopt('anna')).toEqual([]);
});

it('takes over what a crashed page has left, in its order, with what was refused, and once', async () => {
  const { locks, one, other, third } = openPages('crashed');
  await one.put(edit('b'));
  await one.put(edit('a'));
  await one.refuse('a', 'permission-denied');
  await other.put(edit('own'));
  locks.crash('one');
  expect(await other.adopt('ben')).toEqual([]);
  const adopted = await other.adopt('anna');
  expect(idsOf(adopted)).toEqual(['b', 'a']);
  expect(adopted.map(({ refused }) => refused)).toEqual([null, 'permission-denied']);
  expect(await third.adopt('anna')).toEqual([]);
  locks.crash('other');
  expect(idsOf(await third.adopt('anna'))).toEqual(['b', 'a', 'own']);
});

it('learns at once of the end of each page that it has seen', async () => {
  const { locks, one, other, third } = openPages('notified');
  await one.put(edit('a'));
  await third.put(edit('b'));
  await other.adopt('anna');
  await other.adopt('anna');
  const notified = jest.fn();
  const listen = () => other.otherPageEnds().then(notified);
  const first = listen();
  await Promise.resolve();
  expect(notified).not.toHaveBeenCalled();
  locks.crash('one');
  await first;
  expect(idsOf(await other.adopt('anna'))).toEqual(['a']);
  const second = listen();
  locks.crash('third');
  await second;
  expect(notified).toHaveBeenCalledTimes(2);
});

it('takes nothing over where the browser cannot tell which pages live', async () => {
  const database = createOutboxDatabase('blind');
  await createIdbOutbox(database).put(edit('a'));
  expect(await createIdbOutbox(database).adopt('anna')).toEqual([]);
});

it('waits anew for the end of a page where the browser has refused that once', async () => {
  const asked: string[] = [];
  const locks = {
    request: (name: string) => {
      asked.push(name);
      return asked.length === 1
        ? Promise.reject(new DOMException('Not now.', 'AbortError'))
        : new Promise(() => undefined);
    },
    query: async () => ({ held: [{ name: 'lotsmith-page-other', mode: 'exclusive' }], pending: [] }),
  };
  const life = createPageLife(locks as unknown as Pick<LockManager, 'request' | 'query'>);
  expect(await life.living()).toEqual(new Set(['other']));
  for (let looks = 0; looks < 3; looks += 1) await life.living();
  expect(asked).toEqual(['lotsmith-page-other', 'lotsmith-page-other']);
});
