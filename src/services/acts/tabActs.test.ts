import type { Operation } from '../../domain/operations/operations';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import type { KeptAct, KeptStacks } from './KeptActs';
import { readActs } from './readActs';
import { createTabActs } from './tabActs';

const SALE = 'saleA000000000000000';
const edit = (id: string, before: string, after: string, group?: string): Operation => ({
  id,
  saleId: SALE,
  lotId: 'lot1',
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before, after } },
  ...(group !== undefined && { group }),
});
const anAct = (id: string, ...operations: Operation[]): KeptAct => ({ id, saleId: SALE, operations });
const stacks = (...done: KeptAct[]): KeptStacks => ({ done, undone: [], wentTo: {} });
const JUG = anAct('op1', edit('op1', '', 'A jug'));

/** Locks as a browser has them, each for one page until that ends. */
function createLocks(): Pick<LockManager, 'request'> & { end: () => void } {
  const held = new Set<string>();
  const waiting: (() => void)[] = [];
  const request = (name: string, { signal }: LockOptions, got: () => Promise<void>): Promise<unknown> =>
    new Promise((_, reject) => {
      const take = (): void => {
        held.add(name);
        void got();
      };
      if (!held.has(name)) return take();
      waiting.push(take);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return {
    request: request as unknown as LockManager['request'],
    end: () => {
      held.clear();
      waiting.splice(0).forEach((take) => take());
    },
  };
}

const page = (memory = createFakeDeviceMemory(), locks?: Pick<LockManager, 'request'>) =>
  createTabActs({ memory, locks, read: async (text) => readActs(text), whenLeft: () => () => undefined, patience: 20 });

it('gives the next page of the tab what was kept last, once', async () => {
  const memory = createFakeDeviceMemory();
  const first = page(memory);
  expect(await first.claim('ada')).toBeNull();
  const group = anAct('g', edit('op2', 'A jug', 'A pot', 'g'), edit('op3', 'A pot', 'A pan', 'g'));
  first.keep('ada', { done: [JUG, group], undone: [JUG], wentTo: { g: 'Summer' } }, 'end');
  const next = page(memory);
  expect(await next.claim('ada')).toMatchObject({ done: [JUG, group], undone: [JUG], wentTo: { g: 'Summer' } });
  expect(await next.claim('ada')).toBeNull();
  next.keep('ada', stacks(), 'end');
  expect(memory.read('acts')).toBeNull();
});

it('keeps which file an act has imported', async () => {
  const memory = createFakeDeviceMemory();
  const first = page(memory);
  await first.claim('ada');
  const act = { ...anAct('g', edit('op2', 'A jug', 'A pot', 'g')), importOf: 'lots.csv' };
  first.keep('ada', stacks(act), 'end');
  expect((await page(memory).claim('ada'))?.done).toEqual([act]);
});

it('keeps text that grew while it was typed once', async () => {
  const memory = createFakeDeviceMemory();
  page(memory).keep('ada', stacks(anAct('op1', edit('op1', '', 'A'), edit('op2', 'A', 'A jug'))), 'end');
  expect((await page(memory).claim('ada'))?.done).toEqual([anAct('op1', edit('op1', '', 'A jug'))]);
});

it('writes in a pause what is quickly written, and the rest when the page is left', async () => {
  const memory = createFakeDeviceMemory();
  const acts = page(memory);
  const large = anAct('large', edit('large', '', 'x'.repeat(150_000)));
  acts.keep('ada', stacks(JUG), 'pause');
  const small = memory.read('acts');
  expect(small).toContain('A jug');
  acts.keep('ada', stacks(JUG, large), 'pause');
  expect(memory.read('acts')).toBe(small);
  acts.keep('ada', stacks(JUG, large), 'end');
  expect((await page(memory).claim('ada'))?.done).toEqual([JUG, large]);
});

it('keeps that photos were put into a lot before their files were looked at', async () => {
  const memory = createFakeDeviceMemory();
  const photo = { order: 'a1', width: 0, height: 0, bytes: 0, hash: '', source: '', caption: '' };
  const put = (id: string): Operation => ({
    id,
    saleId: SALE,
    lotId: 'lot1',
    uid: 'ada',
    group: 'g',
    kind: 'addPhoto',
    photo: { ...photo, id, lotId: 'lot1', path: `sales/${SALE}/photos/${id}`, rotation: 0 },
    cover: false,
  });
  const placed = anAct('g', put('p1'), put('p2'));
  page(memory).keep('ada', stacks(placed), 'end');
  expect((await page(memory).claim('ada'))?.done).toEqual([placed]);
});

it('gives nothing to another person, and forgets it', async () => {
  const memory = createFakeDeviceMemory();
  page(memory).keep('ada', stacks(JUG), 'end');
  expect(await page(memory).claim('ben')).toBeNull();
  expect(memory.read('acts')).toBeNull();
});

it('keeps the latest for which there is room, and no older ones behind one that has none', async () => {
  const memory = createFakeDeviceMemory();
  const large = anAct('large', edit('large', '', 'x'.repeat(150_000)));
  const half = Array.from({ length: 9 }, (_, i) =>
    anAct(`h${String(i)}`, edit(`h${String(i)}`, '', 'x'.repeat(150_000))),
  );
  page(memory).keep('ada', stacks(JUG, large, ...half), 'end');
  const kept = await page(memory).claim('ada');
  expect(kept?.done.map(({ id }) => id)).toEqual(half.slice(1).map(({ id }) => id));
});

it.each([
  ['no JSON', '{'],
  ['something else', '[]'],
  ['a newer version', JSON.stringify({ version: 2, tab: 'tab', uid: 'ada', done: [], undone: [] })],
])('%s is nothing to undo', async (_, text) => {
  const memory = createFakeDeviceMemory({ acts: text });
  expect(await page(memory).claim('ada')).toBeNull();
});

it('leaves out an act that this build does not wholly know, and reads the others', async () => {
  const memory = createFakeDeviceMemory();
  const newer = { ...edit('op3', '', 'x', 'g'), kind: 'blessLot' } as unknown as Operation;
  page(memory).keep('ada', stacks(JUG, anAct('g', edit('op2', '', 'A pot', 'g'), newer)), 'end');
  expect((await page(memory).claim('ada'))?.done).toEqual([JUG]);
});

describe('with locks', () => {
  it('a page that is reloaded waits for the end of the one before', async () => {
    const [memory, locks] = [createFakeDeviceMemory(), createLocks()];
    const first = page(memory, locks);
    await first.claim('ada');
    first.keep('ada', stacks(JUG), 'end');
    const claimed = page(memory, locks).claim('ada');
    locks.end();
    expect((await claimed)?.done).toEqual([JUG]);
  });

  it('a tab that was duplicated begins with nothing, and the first one keeps what it has', async () => {
    const [memory, locks] = [createFakeDeviceMemory(), createLocks()];
    const first = page(memory, locks);
    await first.claim('ada');
    first.keep('ada', stacks(JUG), 'end');
    const copied = createFakeDeviceMemory({ acts: memory.read('acts') ?? '' });
    expect(await page(copied, locks).claim('ada')).toBeNull();
    expect([copied.read('acts'), memory.read('acts') === null]).toEqual([null, false]);
  });
});

it('says nothing when it cannot be read at all', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const memory = createFakeDeviceMemory({ acts: '{}' });
  const read = async (): Promise<null> => Promise.reject(new Error('The chunk is gone.'));
  const acts = createTabActs({ memory, locks: undefined, read, whenLeft: () => () => undefined });
  expect(await acts.claim('ada')).toBeNull();
});
