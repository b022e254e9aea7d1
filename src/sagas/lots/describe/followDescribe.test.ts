import { refusedBy } from '../../../domain/lots/describeQueue';
import { dayOf } from '../../../domain/values/dayOf';
import {
  backAsked,
  describingRestored,
  nextAsked,
  queueChosen,
  selectDescribe,
} from '../../../features/lots/model/describe/describeSlice';
import {
  selectDescribedToday,
  selectNeedy,
  selectQueueProgress,
} from '../../../features/lots/model/describe/describeSelectors';
import { editLot, markLotReady } from '../../../features/lots/model/lots/lotsSlice';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import { filterChosen, sortChosen } from '../../../features/lots/model/view/gridSlice';
import checksSlice from '../../../features/lots/model/checks/checksSlice';
import { navigate, selectPlace } from '../../../features/navigation/model/navigationSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { settle } from '../../../testing/stores/makeTestStore';
import { editLotPrivate, trashLots } from '../../../features/lots/model/operations/lotCommands';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';

/** Ids as documents have them: an address takes no others. */
const lot = (number: number): string => `lot${String(number)}`.padEnd(20, '0');
const EMPTY = { title: '', description: '', estimateLow: null, estimateHigh: null, coverPhotoId: null };
/** 1 and 4 are described; 2, 3 and 5 are not. */
const LOTS = [1, 2, 3, 4, 5].map((number) =>
  buildLot({ id: lot(number), number, order: `a${number}`, ...([2, 3, 5].includes(number) && EMPTY) }),
);
const OTHER = 'saleB000000000000000';
const VIEW = `/sales/${SALE}?view=describe`;

async function open(at = VIEW, gateways: Parameters<typeof makeWorkspace>[0] = {}) {
  const space = makeWorkspace(gateways, at);
  space.lots.seed(SALE, LOTS, [buildPhoto({ lotId: lot(3) })]);
  await space.signIn();
  const ask = (action: Parameters<typeof space.store.dispatch>[0]): string => {
    space.store.dispatch(action);
    return space.read(selectDescribe).lotId ?? '';
  };
  return { ...space, ask, address: () => space.read(selectPlace).search, at: () => space.read(selectDescribe) };
}

const words = { title: 'A cup', description: 'Red.', estimateLow: 100, estimateHigh: 200 };
const describeIt = (lotId: string) => editLot({ lotId, changes: words });

describe('describing lot after lot', () => {
  it('begins at the first lot that needs something, and leads to the next ones and back', async () => {
    const { ask, address, at, store, history } = await open();
    expect([address(), at().lotId, at().status]).toEqual([`?view=describe&lot=${lot(2)}`, lot(2), 'describing']);
    expect(history.calls.at(-1)).toBe(`replace ${VIEW}&lot=${lot(2)}`);
    expect([ask(nextAsked()), ask(nextAsked()), ask(nextAsked())]).toEqual([lot(3), lot(5), lot(2)]);
    expect([ask(backAsked()), ask(backAsked()), ask(backAsked())]).toEqual([lot(5), lot(3), lot(2)]);
    // From where one began it is the lot before, whatever it needs.
    expect([ask(backAsked()), ask(backAsked())]).toEqual([lot(1), lot(1)]);
    await store.stop();
  });

  it('leads back past lots that have gone meanwhile', async () => {
    const { ask, at, lots, store } = await open();
    expect([ask(nextAsked()), ask(nextAsked())]).toEqual([lot(3), lot(5)]);
    store.dispatch(trashLots({ lotIds: [lot(3)] }));
    await settle();
    expect([ask(backAsked()), at().trail]).toEqual([lot(2), []]);
    expect([ask(nextAsked()), ask(nextAsked())]).toEqual([lot(5), lot(2)]);
    lots.emit(SALE, { type: 'lots', changed: [], removed: [lot(5)], fromServer: true });
    await settle();
    // What is left of the way is this very lot: then it is the one before.
    expect([ask(backAsked()), at().trail]).toEqual([lot(1), []]);
    await store.stop();
  });

  it('begins at the lot of the address, and leaves it where it is when words come', async () => {
    const { ask, at, address, store } = await open(`${VIEW}&lot=${lot(5)}`);
    expect(at().lotId).toBe(lot(5));
    store.dispatch(describeIt(lot(5)));
    await settle();
    expect([at().lotId, address()]).toEqual([lot(5), `?view=describe&lot=${lot(5)}`]);
    expect(ask(nextAsked())).toBe(lot(2));
    await store.stop();
  });

  it('says when nothing is left, and goes on when another queue is chosen', async () => {
    const { ask, at, read, store } = await open();
    for (const id of [lot(2), lot(3), lot(5)]) store.dispatch(describeIt(id));
    await settle();
    expect(ask(nextAsked())).toBe(lot(2));
    expect([at().status, read(selectQueueProgress)]).toEqual(['finished', { done: 5, total: 5 }]);
    expect(ask(queueChosen({ queue: 'photo' }))).toBe(lot(2));
    expect([at().status, [...read(selectNeedy)].sort()]).toEqual(['describing', [lot(1), lot(2), lot(4), lot(5)]]);
    await store.stop();
  });

  it('goes through the lots as the view shows them', async () => {
    const { ask, read, store } = await open(`${VIEW}&lot=${lot(5)}`);
    store.dispatch(sortChosen({ column: 'number', direction: 'descending' }));
    expect([ask(nextAsked()), ask(nextAsked())]).toEqual([lot(3), lot(2)]);
    store.dispatch(filterChosen({ problem: 'needs' }));
    expect(read(selectQueueProgress).total).toBeLessThan(5);
    await store.stop();
  });

  it('has the lots that a platform refuses', async () => {
    const { ask, read, store } = await open(`${VIEW}&lot=${lot(1)}`);
    const { checksStarted, problemsFound } = checksSlice.actions;
    const refused = { lotId: lot(4), severity: 'refused', header: 'Title', detail: { rule: 'required' } };
    store.dispatch(checksStarted({ platforms: [{ id: 'invaluable', name: 'Invaluable', limits: {} }] as never }));
    store.dispatch(problemsFound({ sale: {}, lots: [[lot(4), { invaluable: [refused] }]] } as never));
    expect(ask(queueChosen({ queue: refusedBy('invaluable') }))).toBe(lot(4));
    expect(read(selectQueueProgress)).toEqual({ done: 4, total: 5 });
    await store.stop();
  });

  it('has the lots that have something to be checked, and goes on when it is', async () => {
    const { ask, at, read, store } = await open(`${VIEW}&lot=${lot(1)}`);
    const note = (lotId: string, toCheck: string) => store.dispatch(editLotPrivate({ lotId, changes: { toCheck } }));
    note(lot(4), 'Signature? Ask Jane');
    note(lot(5), 'Measure again');
    note(lot(2), 'Is it silver?');
    store.dispatch(trashLots({ lotIds: [lot(2)] }));
    await settle();
    expect(ask(queueChosen({ queue: 'toCheck' }))).toBe(lot(4));
    expect(read(selectQueueProgress)).toEqual({ done: 2, total: 4 });
    note(lot(4), '');
    await settle();
    expect([ask(nextAsked()), read(selectQueueProgress).done]).toEqual([lot(5), 3]);
    expect([...read(selectNeedy)]).toEqual([lot(5)]);
    note(lot(5), ' ');
    await settle();
    ask(nextAsked());
    expect(at().status).toBe('finished');
    await store.stop();
  });

  it('begins at the first lot of the view where none needs anything, and of the sale where the view shows none', async () => {
    const { at, store } = await open();
    for (const id of [lot(2), lot(3), lot(5)]) store.dispatch(describeIt(id));
    await settle();
    const enter = (): string | null => {
      store.dispatch(navigate(VIEW));
      return at().lotId;
    };
    store.dispatch(navigate(`/sales/${SALE}`));
    store.dispatch(sortChosen({ column: 'number', direction: 'descending' }));
    expect(enter()).toBe(lot(5));
    store.dispatch(navigate(`/sales/${SALE}?lot=${lot(3)}`));
    expect(at()).toMatchObject({ status: 'away', lotId: null });
    store.dispatch(filterChosen({ status: 'sold' }));
    expect(enter()).toBe(lot(1));
    await store.stop();
  });

  it('waits for lots, and begins as soon as they come', async () => {
    const space = makeWorkspace({}, VIEW);
    await space.signIn();
    expect(space.read(selectDescribe)).toMatchObject({ status: 'looking', lotId: null });
    // Nothing is left to describe only once there are lots.
    for (const action of [queueChosen({ queue: 'undescribed' }), nextAsked(), backAsked()]) {
      space.store.dispatch(action);
      expect(space.read(selectDescribe)).toMatchObject({ status: 'looking', lotId: null });
    }
    space.lots.emit(SALE, { type: 'lots', changed: LOTS, removed: [], fromServer: true });
    await settle();
    expect(space.read(selectDescribe)).toMatchObject({ status: 'describing', lotId: lot(2) });
    await space.store.stop();
  });

  it('stays where it is when another queue is empty, or begins here; elsewhere a queue leads nowhere', async () => {
    const { ask, at, store } = await open();
    expect([ask(queueChosen({ queue: refusedBy('invaluable') })), at().status]).toEqual([lot(2), 'finished']);
    expect([ask(queueChosen({ queue: 'title' })), at().status]).toEqual([lot(2), 'describing']);
    store.dispatch(navigate(`/sales/${SALE}`));
    expect([ask(queueChosen({ queue: 'photo' })), at().status]).toEqual(['', 'away']);
    await store.stop();
  });

  it('is over with its address', async () => {
    const { at, address, lots, store, unknown } = await open();
    store.dispatch(nextAsked());
    store.dispatch(navigate(`/sales/${SALE}`));
    expect(at()).toMatchObject({ status: 'away', lotId: null, trail: [] });
    store.dispatch(nextAsked());
    store.dispatch(backAsked());
    expect(at()).toMatchObject({ status: 'away', lotId: null });
    // What comes of the sale, and a lot that is opened there, describe nothing.
    lots.emit(SALE, { type: 'lots', changed: LOTS, removed: [], fromServer: true });
    await settle();
    expect(address()).toBe('');
    store.dispatch(navigate(`/sales/${SALE}?lot=${lot(3)}`));
    expect([at().status, unknown]).toEqual(['away', []]);
    store.dispatch(navigate(VIEW));
    expect(at()).toMatchObject({ status: 'describing', lotId: lot(2) });
    await store.stop();
  });

  it('begins in another sale at a lot of that sale', async () => {
    const { at, address, lots, store } = await open();
    const other = buildLot({ id: lot(7), number: 7, order: 'a7', ...EMPTY });
    lots.seed(OTHER, [other]);
    store.dispatch(navigate(`/sales/${OTHER}?view=describe`));
    await settle();
    expect([address(), at().lotId]).toEqual([`?view=describe&lot=${lot(7)}`, lot(7)]);
    await store.stop();
  });
});

describe('what was described today', () => {
  it('counts each lot that got the last of its words, and not what others or one act over many did', async () => {
    const { read, store } = await open();
    store.dispatch(editLot({ lotId: lot(2), changes: { title: 'A cup' } }));
    store.dispatch(editLot({ lotId: lot(1), changes: { title: 'Another vase' } }));
    await settle();
    expect(read(selectDescribedToday).lots).toBe(0);
    store.dispatch(describeIt(lot(2)));
    store.dispatch(editLots({ edits: [lot(3), lot(5)].map((lotId) => ({ lotId, changes: words })) }));
    await settle();
    expect(read(selectDescribedToday)).toEqual({ lots: 1, pace: null });
    store.dispatch(editLot({ lotId: lot(2), changes: { title: '' } }));
    await settle();
    expect(read(selectDescribedToday).lots).toBe(0);
    store.dispatch(editLot({ lotId: lot(2), changes: { title: 'A cup' } }));
    await settle();
    expect(read(selectDescribedToday).lots).toBe(1);
    await store.stop();
  });

  it('is remembered on this device with the queue, for the day', async () => {
    const memory = createFakeDeviceMemory();
    const first = await open(VIEW, { memory });
    first.store.dispatch(queueChosen({ queue: 'title' }));
    first.store.dispatch(describeIt(lot(2)));
    await settle();
    await first.store.stop();
    const kept = memory.read('describing') ?? '';
    const second = await open(VIEW, { memory: createFakeDeviceMemory({ describing: kept }) });
    expect([second.at().queue, second.at().today.lots]).toMatchObject(['title', [{ saleId: SALE, lotId: lot(2) }]]);
    await second.store.stop();
    const third = await open(VIEW, { memory });
    third.store.dispatch(queueChosen({ queue: 'photo' }));
    await third.store.stop();
    expect(memory.read('describing')).toContain('"queue":"photo"');
    const yesterday = kept.replace(/"day":"[^"]*"/, '"day":"2001-01-01"');
    for (const describing of [yesterday, '{broken', '{"queue":"x","today":{"lots":[1]}}', 'null']) {
      const other = await open(VIEW, { memory: createFakeDeviceMemory({ describing }) });
      expect(other.at().today.lots).toEqual([]);
      await other.store.stop();
    }
  });

  it('is taken from this device as far as it can be read, without the queue of a platform', async () => {
    const one = { saleId: SALE, lotId: lot(2), at: 5 };
    const odd = [null, 7, { ...one, saleId: 7 }, { ...one, lotId: null }, { ...one, at: 'now' }];
    const today = { day: dayOf(Date.now()), lots: [...odd, one] };
    const describing = JSON.stringify({ queue: refusedBy('invaluable'), today });
    const { at, store } = await open(VIEW, { memory: createFakeDeviceMemory({ describing }) });
    expect(at()).toMatchObject({ queue: 'undescribed', today: { lots: [one] } });
    await store.stop();
    const none = await open(VIEW, { memory: createFakeDeviceMemory() });
    expect(none.actions.some(describingRestored.match)).toBe(false);
    await none.store.stop();
  });

  it('is nothing that changes no words', async () => {
    const { read, store, failures } = await open();
    store.dispatch(markLotReady({ lotId: lot(1) }));
    store.dispatch(trashLots({ lotIds: [lot(4)] }));
    await settle();
    expect([read(selectDescribedToday).lots, failures]).toEqual([0, []]);
    await store.stop();
  });
});
