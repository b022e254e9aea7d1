import { FirebaseError } from 'firebase/app';
import { createTransactionLine } from './transactionLine';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Begun {
  readonly end: (result?: string) => void;
  readonly fail: (code: string) => void;
}

function enter() {
  const line = createTransactionLine();
  const begun: Begun[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) =>
      begun.push({ end: (result = 'written') => resolve(result), fail: (code) => reject(new FirebaseError(code, '')) }),
    );
  const said: string[] = [];
  const send = (id: string): void =>
    void line.run(id, work).then(
      (result) => said.push(`${id} ${result}`),
      (error: { code: string }) => said.push(`${id} ${error.code}`),
    );
  const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  return { begun, said, send, pass };
}

it('begins four at a time, in the order in which they came', async () => {
  const { begun, said, send, pass } = enter();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) send(id);
  await pass();
  expect(begun).toHaveLength(4);
  begun[2]?.end();
  await pass();
  expect(begun).toHaveLength(5);
  begun[4]?.end();
  await pass();
  expect(said).toEqual(['c written', 'e written']);
  expect(begun).toHaveLength(6);
});

it('gives nobody up for waiting, as long as others are answered', async () => {
  const { begun, said, send, pass } = enter();
  const ids = Array.from({ length: 12 }, (_, place) => String(place));
  for (const id of ids) send(id);
  for (const place of ids.keys()) {
    await pass(15_000);
    begun[place]?.end();
  }
  await pass();
  expect(said).toEqual(ids.map((id) => `${id} written`));
});

it('notifies those that wait when one of those before them is not answered', async () => {
  const { begun, said, send, pass } = enter();
  for (const id of ['a', 'b', 'c', 'd', 'e']) send(id);
  await pass();
  begun[0]?.fail('unavailable');
  await pass();
  expect(said.toSorted()).toEqual(['a unavailable', 'e unavailable']);
  send('f');
  await pass();
  expect(begun).toHaveLength(5);
});

it('leaves those that wait alone when one before them is refused', async () => {
  const { begun, said, send, pass } = enter();
  for (const id of ['a', 'b', 'c', 'd', 'e']) send(id);
  await pass();
  begun[0]?.fail('permission-denied');
  await pass();
  expect(said).toEqual(['a permission-denied']);
  expect(begun).toHaveLength(5);
});

it('does not begin a second time what hangs: it waits for the end of the first', async () => {
  const { begun, said, send, pass } = enter();
  send('a');
  await pass(20_000);
  expect(said).toEqual(['a unavailable']);
  send('a');
  await pass(5_000);
  expect(begun).toHaveLength(1);
  begun[0]?.end('written at last');
  await pass();
  expect(said).toEqual(['a unavailable', 'a written at last']);
});

it('begins anew what hangs for ever', async () => {
  const { begun, said, send, pass } = enter();
  for (let tries = 1; tries <= 3; tries += 1) {
    send('a');
    await pass(20_000);
  }
  expect(said).toEqual(['a unavailable', 'a unavailable', 'a unavailable']);
  expect(begun).toHaveLength(2);
});

it('leaves no timer behind, whether one was written or refused', async () => {
  const { begun, said, send, pass } = enter();
  send('a');
  send('b');
  await pass();
  expect(jest.getTimerCount()).toBe(2);
  begun[0]?.end();
  await pass();
  expect(jest.getTimerCount()).toBe(1);
  begun[1]?.fail('permission-denied');
  await pass();
  expect(said.toSorted()).toEqual(['a written', 'b permission-denied']);
  expect(jest.getTimerCount()).toBe(0);
});
