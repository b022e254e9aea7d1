import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { waitingExport, waitingExportsContract } from '../../testing/contracts/waitingExports.contract';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { createIdbWaitingExports } from './idbWaitingExports';

let counter = 0;

waitingExportsContract('fake', () => createFakeWaitingExports());
waitingExportsContract('IndexedDB', () => createIdbWaitingExports(`waiting-${String((counter += 1))}`));

it('names neither the person nor what was sent, and is there for the next page', async () => {
  await createIdbWaitingExports('waiting-again').keep('anna', waitingExport('one', 'sale-of-clocks'));
  expect(await createIdbWaitingExports('waiting-again').list('anna')).toEqual([waitingExport('one', 'sale-of-clocks')]);
  const database = await openDB('waiting-again');
  const values = (await database.getAll('waiting')) as { data: ArrayBuffer }[];
  const held = [
    JSON.stringify([await database.getAllKeys('waiting'), values]),
    ...values.map(({ data }) => new TextDecoder().decode(data)),
  ].join();
  database.close();
  expect(values).toHaveLength(1);
  expect(['anna', 'clocks', 'Reserve'].filter((text) => held.includes(text))).toEqual([]);
});

it('lists the others when one of them cannot be opened', async () => {
  const device = createIdbWaitingExports('waiting-damaged');
  await device.keep('anna', waitingExport('one'));
  await device.keep('anna', waitingExport('two'));
  const database = await openDB('waiting-damaged');
  const [place] = await database.getAllKeys('waiting');
  await database.put('waiting', { iv: new Uint8Array(12), data: new ArrayBuffer(40) }, place);
  database.close();
  expect(await device.list('anna')).toHaveLength(1);
});

it('waits in memory where the browser keeps nothing, and says so', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage.', 'SecurityError');
  });
  const device = createIdbWaitingExports('waiting-nowhere');
  expect(await device.keep('anna', waitingExport('one'))).toBe(false);
  expect(await device.list('anna')).toEqual([waitingExport('one')]);
  expect(await device.list('ben')).toEqual([]);
  await device.drop('anna', 'one');
  expect(await device.list('anna')).toEqual([]);
  open.mockRestore();
});

it('waits in memory, too, where the browser gives no answer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const device = createIdbWaitingExports('waiting-silent');
  const pass = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isOver = false;
    void work.finally(() => (isOver = true));
    while (!isOver) {
      // Keys are made by the browser's own hash, which answers in a turn of its own.
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(1_000);
    }
    return work;
  };
  expect(await pass(device.keep('anna', waitingExport('one')))).toBe(false);
  expect(await pass(device.list('anna'))).toEqual([waitingExport('one')]);
  await pass(device.drop('anna', 'one'));
  expect(await pass(device.list('anna'))).toEqual([]);
  open.mockRestore();
  jest.useRealTimers();
});
