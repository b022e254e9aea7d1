import { importsParts } from '../../../app/modules/importsParts';
import {
  photosToCarry,
  selectCarrying,
  selectImport,
  writingStepped,
} from '../../../features/imports/model/importSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { discardAndLeave, signOutAsked } from '../../../features/signOutFlow/signOutFlowSlice';
import { NEW_LOT } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import type { KeptImport } from '../../../services/imports/ImportPlans';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { createFakeImportPlans, type FakeImportPlans } from '../../../testing/fakes/imports/fakeImportPlans';
import { createFakeImportReader } from '../../../testing/fakes/imports/fakeImportReader';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import { buildSale } from '../../../testing/stores/makeTransfers';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

/** A plan that an earlier page has left on this device: two new lots, and one that changes. */
const KEPT: KeptImport = {
  id: 'import1',
  saleId: SALE,
  name: 'lots.csv',
  created: 2,
  updated: 1,
  parts: 2,
  left: [['Title']],
  carried: [],
  isNoted: true,
};
const of = { saleId: SALE, uid: 'user-1', group: 'import1' };
const create = (lotId: string, number: number): Operation => {
  const order = `a${number}`;
  return { ...of, id: `op ${lotId}`, lotId, kind: 'createLot', number, suffix: '', order, fields: { title: lotId } };
};
const changes = { title: { before: 'A vase', after: 'A blue vase' } };
const EDIT: Operation = { ...of, id: 'op edit', lotId: 'lot1', kind: 'editLot', changes };
const PARTS = [[EDIT, create('new2', 2)], [create('new3', 3)]];

let plans: FakeImportPlans;
let space: Workspace;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  plans = createFakeImportPlans();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function pass(ms = 1_000): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}
/** `before`: what is different when the page begins. */
async function open(before = (): void => undefined, at = `/sales/${SALE}`): Promise<void> {
  const sales = createFakeSalesGateway();
  sales.sales.set(SALE, buildSale({}));
  const more = { sales, importReader: createFakeImportReader(), importFiles: createChosenFiles() };
  space = makeWorkspace({ ...more, importPlans: plans, fileSaver: { save: () => undefined } }, at);
  space.store.injectModule(onFakes(importsParts));
  space.lots.seed(SALE, [buildLot()]);
  before();
  await space.signIn();
  await pass();
}
const run = () => selectImport(space.store.getState() as never).run;
const titles = (): string[] => [...space.lots.documents(SALE).lots.values()].map(({ title }) => title);
const ALL = ['A blue vase', 'new2', 'new3'];

it('makes what an earlier page has not come to, says how far it is, and lets go of the plan', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  await open();
  expect(titles()).toEqual(ALL);
  expect(run()).toEqual({ status: 'done', name: 'lots.csv', importId: 'import1', created: 2, updated: 1, left: 0 });
  const steps = space.actions.flatMap((action) => (writingStepped.match(action) ? [action.payload.done] : []));
  expect(steps).toEqual([2, 3]);
  expect(plans.kept.size).toBe(0);
  // It has no photos.
  expect(space.types()).not.toContain(photosToCarry.type);
});

it('makes no lot a second time, and takes all of it back in one act', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  await open(() =>
    space.lots.seed(SALE, [{ ...NEW_LOT, id: 'new2', number: 2, suffix: '', order: 'a2', title: 'new2' }]),
  );
  expect(titles()).toEqual(['A blue vase', 'new2', 'new3']);
  expect(space.lots.applied.map(({ id }) => id).toSorted()).toEqual(['op edit', 'op new3']);
  space.store.dispatch(undoAsked());
  await pass();
  expect(space.read(selectLots).map(({ title }) => title)).toEqual(['A vase']);
  expect(space.state().notifications.list.at(-1)?.message).toBe('Undone: Import of lots.csv.');
});

it('keeps the plan when the session ends before all of it was made, and goes on at the next sign-in', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  const { part } = plans;
  const never = new Promise<never>(() => undefined);
  Object.assign(plans, { part: async (uid: string, id: string, at: number) => (at === 1 ? never : part(uid, id, at)) });
  await open();
  expect([titles(), run().status]).toEqual([['A blue vase', 'new2'], 'writing']);
  await space.auth.signOut();
  await pass();
  expect([
    plans.kept.get('import1')?.head.parts,
    space.types().filter((type) => /written$|importMade/.test(type)),
  ]).toEqual([2, []]);
  Object.assign(plans, { part });
  await space.signIn();
  await pass();
  space.history.push(`/sales/${SALE}`);
  await pass();
  expect([titles(), plans.kept.size]).toEqual([ALL, 0]);
});

it('passes over an import whose parts cannot be read, and makes the next one', async () => {
  await plans.keep('user-1', { ...KEPT, id: 'damaged' }, PARTS);
  await plans.keep('user-1', KEPT, PARTS);
  const { part } = plans;
  const read = async (uid: string, id: string, at: number) => {
    if (id === 'damaged') throw new DOMException('Damaged.', 'OperationError');
    return part(uid, id, at);
  };
  Object.assign(plans, { part: read });
  await open();
  await pass(20_000);
  expect([titles(), [...plans.kept.keys()]]).toEqual([ALL, ['damaged']]);
});

it('says that an import cannot go on whose parts cannot be read', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  Object.assign(plans, { part: async () => Promise.reject(new DOMException('Damaged.', 'OperationError')) });
  await open();
  expect([run(), plans.kept.size]).toEqual([
    { status: 'failed', name: 'lots.csv', reason: { rule: 'notResumed' }, sheets: [] },
    1,
  ]);
});

it('is not tried again when its sale is opened anew, nor by another page, after its parts could not be read', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  const read = jest.fn(async () => Promise.reject(new DOMException('Damaged.', 'OperationError')));
  Object.assign(plans, { part: read });
  await open();
  space.history.push('/sales');
  await pass();
  space.history.push(`/sales/${SALE}`);
  await pass();
  expect([read.mock.calls.length, run().status]).toEqual([1, 'failed']);
  expect(await plans.claim('import1')).toBe(false);
});

it('says how many rows of an earlier page were left out, once the rest is made', async () => {
  await plans.keep('user-1', { ...KEPT, left: [['Title'], ['A jug'], ['A mug']] }, PARTS);
  await open();
  expect(run()).toMatchObject({ status: 'done', left: 2 });
});

it('goes on at the next sign-in when the session ended before the browser gave the claim', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  const { claim } = plans;
  const never = new Promise<never>(() => undefined);
  const late = async (id: string) => {
    await claim(id);
    return never;
  };
  Object.assign(plans, { claim: late });
  await open();
  await space.auth.signOut();
  await pass();
  Object.assign(plans, { claim });
  await space.signIn();
  await pass();
  space.history.push(`/sales/${SALE}`);
  await pass();
  expect([titles(), plans.kept.size]).toEqual([ALL, 0]);
});

it('makes nothing new while a person who signs out discards what is not sent', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  const { part } = plans;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  Object.assign(plans, {
    part: async (uid: string, id: string, at: number) => {
      if (at === 1) await held;
      return part(uid, id, at);
    },
  });
  await open(() => void space.lots.hang('apply'));
  const made = () => space.actions.flatMap((action) => (operationsMade.match(action) ? action.payload.operations : []));
  space.store.dispatch(signOutAsked());
  await pass();
  jest.spyOn(space.encryptedOutbox, 'discard').mockImplementation(() => new Promise(() => undefined));
  space.store.dispatch(discardAndLeave());
  answer();
  await pass();
  expect(made().map(({ id }) => id)).toEqual(['op edit', 'op new2']);
  // The device gives no answer: the person stays, and so does the work.
  await pass(30_000);
  expect(made().map(({ id }) => id)).toEqual(['op edit', 'op new2', 'op new3']);
});

it('leaves the plan of somebody else, of another sale, and of a page that is at it', async () => {
  await plans.keep('user-2', { ...KEPT, id: 'theirs' }, PARTS);
  await plans.keep('user-1', { ...KEPT, id: 'elsewhere', saleId: 'another' }, PARTS);
  await plans.keep('user-1', KEPT, PARTS);
  await plans.claim('import1');
  await open();
  expect([titles(), run().status, plans.kept.size]).toEqual([['A vase'], 'idle', 3]);
});

it('goes on when the sale is opened later', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  await open(undefined, '/sales');
  expect(titles()).toEqual(['A vase']);
  space.history.push(`/sales/${SALE}`);
  await pass();
  expect(titles()).toEqual(ALL);
});

it('goes on when the person has left the sale before its lots were there, and comes back', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  let come = (): void => undefined;
  await open(() => {
    const { listen } = space.lots;
    Object.assign(space.lots, {
      listen: (...args: Parameters<typeof listen>) => {
        come = () => void listen(...args);
        return () => undefined;
      },
    });
  });
  // Against half a sale nothing is made.
  expect(titles()).toEqual(['A vase']);
  space.history.push('/sales');
  await pass();
  space.history.push(`/sales/${SALE}`);
  await pass();
  come();
  await pass();
  expect([titles(), run().status]).toEqual([ALL, 'done']);
});

it('keeps the plan until the device has all operations', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  let go = (): void => undefined;
  await open(() => {
    const { putAll, put } = space.outbox;
    const held = new Promise<void>((resolve) => (go = resolve));
    space.outbox.putAll = async (...args) => held.then(() => putAll(...args));
    space.outbox.put = async (...args) => held.then(() => put(...args));
    space.lots.hang('apply');
  });
  await pass(100);
  expect([run().status, plans.kept.get('import1')?.head.parts]).toEqual(['writing', 2]);
  go();
  await pass();
  expect([run().status, plans.kept.size]).toEqual(['done', 0]);
});

it('ends although the server refuses some of it', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  await open(() => space.lots.failNext('apply', 'permission-denied'));
  expect([run().status, plans.kept.size]).toEqual(['done', 0]);
});

it('ends although the server refuses some of it, and the device gives no answer', async () => {
  await plans.keep('user-1', KEPT, PARTS);
  await open(() => {
    const never = async () => new Promise<never>(() => undefined);
    Object.assign(space.outbox, { put: never, putAll: never, refuse: never });
    space.lots.failNext('apply', 'permission-denied');
  });
  await pass(60_000);
  expect([run().status, plans.kept.size, space.lots.applied.length]).toEqual(['done', 0, 2]);
});

describe('an import that is made', () => {
  const MADE = { ...KEPT, parts: 0 };
  const LEFT = [['Title'], ['A jug'], ['A mug']];

  it('offers its rows that were left out', async () => {
    await plans.keep('user-1', { ...MADE, left: LEFT }, []);
    await open();
    expect(run()).toEqual({ status: 'done', name: 'lots.csv', importId: 'import1', created: 2, updated: 1, left: 2 });
    expect(plans.kept.size).toBe(1);
    // Nothing is said of photos: none are still to come.
    expect(selectCarrying(space.store.getState() as never, SALE)).toBeNull();
  });

  it('offers nothing when none was', async () => {
    await plans.keep('user-1', { ...MADE, carried: [], isNoted: false }, []);
    await open();
    expect(run()).toEqual({ status: 'idle' });
  });

  it('offers the first of several', async () => {
    await plans.keep('user-1', { ...MADE, left: LEFT }, []);
    await plans.keep('user-1', { ...MADE, id: 'import2', left: LEFT }, []);
    await open();
    expect(run()).toMatchObject({ importId: 'import1' });
  });
});

it('opens the sale although the device cannot say what it has', async () => {
  await open(() => plans.fail());
  expect(space.read(selectLots)).toHaveLength(1);
  expect(run().status).toBe('idle');
});
