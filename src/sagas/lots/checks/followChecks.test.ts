import {
  selectChecksStatus,
  selectCheckedPlatforms,
  selectLotProblems,
} from '../../../features/lots/model/checks/checksSelectors';
import { fixProblems } from '../../../features/lots/model/checks/checksSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { editField, editLots } from '../../../features/lots/model/operations/lotCommands';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Lot, LotPrivate } from '../../../domain/lots/lot';
import type { Role } from '../../../domain/sales/sale';
import type { SaleChecker } from '../../../services/checks/SaleChecker';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSaleChecker } from '../../../testing/fakes/fakeSaleChecker';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { ME } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';

const LONG = 'A very long title of a jar and its cover in blue glass';
const server = createSaleServer();
let space: ReturnType<typeof makeWorkspace>;
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

/** Lets the check see what has changed: it waits for a pause. */
async function seen(): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(20);
  await settle();
  await jest.advanceTimersByTimeAsync(60);
  await settle();
}

async function open(
  platforms: readonly string[],
  {
    lots = [buildLot({ title: LONG }), buildLot({ id: 'lot2', number: 2, order: 'a1' })],
    privates = [],
    role = 'owner',
    checker,
    late = null,
  }: {
    lots?: readonly Lot[];
    privates?: readonly LotPrivate[];
    role?: Role;
    checker?: SaleChecker;
    /** What of the sale does not come by itself. */
    late?: 'lots' | 'photos' | null;
  } = {},
) {
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.clear();
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, platforms, createdBy: 'olga' });
  space = makeWorkspace({ sales: createFakeSalesGateway(ME, server), ...(checker && { checker }) });
  const photos = lots.map(({ id }) => buildPhoto({ id: `photo${id}`, lotId: id, bytes: 20_000 }));
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, [...privates]);
  const { listen } = space.lots;
  let held = (): void => undefined;
  const listenLate: typeof listen = (saleId, listener) =>
    listen(saleId, (event) => {
      if (event.type === late) held = () => listener(event);
      else listener(event);
    });
  Object.assign(space.lots, { listen: listenLate });
  await space.signIn();
  await seen();
  /** What was late comes. */
  return async () => {
    held();
    await seen();
  };
}

const rulesOf = (lotId: string, platformId: string) =>
  space.read(selectLotProblems, lotId)?.[platformId]?.map(({ detail }) => detail.rule);
const sentLots = () =>
  space.checker.requests.map((request) => ('changed' in request ? request.changed.map(({ id }) => id) : 'setup'));

it('starts nothing for a sale without platforms, and nothing for those that only a newer build knows', async () => {
  await open([]);
  expect(space.checker.started).toBe(0);
  expect(space.read(selectCheckedPlatforms)).toEqual([]);
  server.setSale(SALE, { platforms: ['ofANewerBuild'] });
  await seen();
  expect(space.read(selectChecksStatus)).toBe('idle');
  expect(space.checker.running).toBe(0);
});

it('says what each platform of the sale does not take, and sends each lot once', async () => {
  await open(['proxibid', 'hiBid']);
  expect(space.read(selectCheckedPlatforms).map(({ name }) => name)).toEqual(['Proxibid', 'HiBid / AuctionFlex 360']);
  expect(space.read(selectCheckedPlatforms)[1]?.limits).toEqual({ title: { most: 50 } });
  expect(rulesOf('lot1', 'hiBid')).toEqual(['shortened']);
  expect(rulesOf('lot1', 'proxibid')).toBeUndefined();
  expect(space.read(selectLotProblems, 'lot2')).toBeUndefined();
  expect(space.read(selectChecksStatus)).toBe('live');
  expect(sentLots()).toEqual(['setup', ['lot1', 'lot2']]);
});

it('looks again only at the lot that was changed, and only once the text is kept', async () => {
  await open(['hiBid']);
  const before = space.read(selectLotProblems, 'lot1');
  space.store.dispatch(editField({ lotId: 'lot2', field: 'title', changes: { title: '' }, seen: 'A vase' }));
  await seen();
  expect(sentLots().slice(2)).toEqual([['lot2']]);
  expect(rulesOf('lot2', 'hiBid')).toEqual(['required']);
  expect(space.read(selectLotProblems, 'lot1')).toBe(before);
  space.store.dispatch(editField({ lotId: 'lot2', field: 'title', changes: { title: 'A jug' }, seen: '' }));
  await seen();
  expect(space.read(selectLotProblems, 'lot2')).toBeUndefined();
});

it('sends many lots in parts', async () => {
  await open(['hiBid'], {
    lots: Array.from({ length: 600 }, (_, place) =>
      buildLot({ id: `many${place}`, number: place + 1, order: `a${String(place).padStart(4, '0')}`, title: '' }),
    ),
  });
  expect(space.checker.requests.map((each) => ('changed' in each ? each.changed.length : 'setup'))).toEqual([
    'setup',
    250,
    250,
    100,
  ]);
  expect(rulesOf('many599', 'hiBid')).toEqual(['required']);
});

it('sends nothing empty, and does nothing while nothing changes', async () => {
  await open(['hiBid'], {
    lots: Array.from({ length: 250 }, (_, at) => buildLot({ id: `many${at}`, number: at + 1, order: `b${at}` })),
  });
  expect(
    sentLots()
      .slice(1)
      .map(({ length }) => length),
  ).toEqual([250]);
  const { length } = space.actions;
  await seen();
  await seen();
  expect(space.actions.slice(length)).toEqual([]);
});

it('says that two lots have the same number, and no more once one has another', async () => {
  await open(['proxibid'], { lots: [buildLot(), buildLot({ id: 'lot2', number: 1, order: 'a1' })] });
  expect(rulesOf('lot1', 'proxibid')).toEqual(['duplicateNumber']);
  space.lots.emit(SALE, {
    type: 'lots',
    changed: [buildLot({ id: 'lot2', number: 2, order: 'a1' })],
    removed: [],
    fromServer: true,
  });
  await settle();
  await seen();
  expect([rulesOf('lot1', 'proxibid'), rulesOf('lot2', 'proxibid')]).toEqual([undefined, undefined]);
});

it('forgets a lot that stays here', async () => {
  await open(['hiBid']);
  space.lots.emit(SALE, {
    type: 'lots',
    changed: [buildLot({ title: LONG, status: 'withdrawn' })],
    removed: [],
    fromServer: true,
  });
  await settle();
  await seen();
  expect(space.read(selectLotProblems, 'lot1')).toBeUndefined();
  expect(space.checker.requests.at(-1)).toEqual({ changed: [{ id: 'lot1', lot: null, photos: [] }] });
});

it('follows the platforms of the sale, and ends with the last of them', async () => {
  await open(['hiBid']);
  server.setSale(SALE, { platforms: ['liveAuctioneers'] });
  await seen();
  expect(rulesOf('lot1', 'hiBid')).toBeUndefined();
  expect(rulesOf('lot1', 'liveAuctioneers')).toEqual(['required']);
  expect(space.checker.running).toBe(1);
  server.setSale(SALE, { platforms: [] });
  await seen();
  expect(space.checker.running).toBe(0);
  expect(space.read(selectLotProblems, 'lot1')).toBeUndefined();
});

it('says nothing of private fields to those who may not read them', async () => {
  const privates = [{ id: 'lot1', reserve: 90_000, consignor: '', notes: '', toCheck: '' }];
  const lots = [buildLot({ startPrice: 50 })];
  await open(['liveAuctioneers', 'proxibid'], { lots, privates });
  expect(rulesOf('lot1', 'liveAuctioneers')).toEqual(['priceOrder']);
  await space.store.stop();
  await open(['liveAuctioneers', 'proxibid'], { lots, privates, role: 'viewer' });
  expect(space.read(selectChecksStatus)).toBe('live');
  expect(space.read(selectLotProblems, 'lot1')).toBeUndefined();
});

it.each(['photos', 'lots'] as const)('waits for the %s of the sale, for those who may only look', async (late) => {
  const come = await open(['hiBid'], { role: 'viewer', late });
  expect([space.read(selectChecksStatus), sentLots()]).toEqual(['working', ['setup']]);
  await come();
  expect([space.read(selectChecksStatus), sentLots()]).toEqual(['live', ['setup', ['lot1', 'lot2']]]);
  expect(space.read(selectLotProblems, 'lot2')).toBeUndefined();
});

it('says when the check has broken, and lets go of its worker', async () => {
  await open(['hiBid']);
  space.checker.breakNext();
  space.store.dispatch(editField({ lotId: 'lot2', field: 'title', changes: { title: '' }, seen: 'A vase' }));
  await seen();
  expect(space.read(selectChecksStatus)).toBe('failed');
  expect(space.checker.running).toBe(0);
  expect(space.failures).toHaveLength(1);
});

it('mends what a click can mend as one act, which is taken back as one', async () => {
  await open(['hiBid'], {
    lots: [buildLot({ title: LONG }), buildLot({ id: 'lot2', number: 2, order: 'a1', title: `${LONG} jar` })],
  });
  const problems = ['lot1', 'lot2'].flatMap((id) => space.read(selectLotProblems, id)?.['hiBid'] ?? []);
  space.store.dispatch(fixProblems({ problems }));
  await seen();
  const titles = () => ['lot1', 'lot2'].map((id) => space.read(selectLot, id)?.title);
  expect(titles()).toEqual(Array(2).fill('A very long title of a jar and its cover in blue'));
  expect(space.read(selectLotProblems, 'lot1')).toBeUndefined();
  space.store.dispatch(undoAsked());
  await seen();
  expect(titles()).toEqual([LONG, `${LONG} jar`]);
});

it('mends nothing where there is nothing to mend', async () => {
  await open(['hiBid']);
  space.store.dispatch(fixProblems({ problems: [] }));
  await seen();
  expect(space.actions.some(editLots.match)).toBe(false);
});

it('looks again at a lot whose photos have changed, and at none for what concerns no lot', async () => {
  await open(['hiBid']);
  const changed = [buildPhoto({ id: 'second', lotId: 'lot2', order: 'a1', bytes: 20_000 })];
  space.lots.emit(SALE, { type: 'photos', changed, removed: [], fromServer: true });
  await seen();
  expect(sentLots().slice(2)).toEqual([['lot2']]);
  const { length } = space.checker.requests;
  space.lots.emit(SALE, { type: 'photos', changed, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'lots', changed: [], removed: ['nowhere'], fromServer: true });
  await seen();
  expect(space.checker.requests).toHaveLength(length);
});

it('takes what comes shortly after each other in one look', async () => {
  await open(['hiBid']);
  const change = (lotId: string, title: string) =>
    space.store.dispatch(editField({ lotId, field: 'title', changes: { title }, seen: null }));
  change('lot1', 'A jar');
  await jest.advanceTimersByTimeAsync(30);
  change('lot2', 'A jug');
  await seen();
  expect(sentLots().slice(2)).toEqual([['lot1', 'lot2']]);
});

it('looks again at what was changed while it was still looking', async () => {
  const fake = createFakeSaleChecker();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const start: SaleChecker['start'] = (setup) => {
    const check = fake.start(setup);
    return { ...check, change: async (changed) => held.then(() => check.change(changed)) };
  };
  await open(['hiBid'], { checker: { start } });
  space.store.dispatch(editField({ lotId: 'lot2', field: 'title', changes: { title: '' }, seen: 'A vase' }));
  // All that is said of this edit is said by now.
  await seen();
  answer();
  await seen();
  expect(space.read(selectChecksStatus)).toBe('live');
  expect(rulesOf('lot2', 'hiBid')).toEqual(['required']);
});

it('begins anew with other platforms after it has broken', async () => {
  await open(['hiBid']);
  space.checker.breakNext();
  space.store.dispatch(editField({ lotId: 'lot2', field: 'title', changes: { title: '' }, seen: 'A vase' }));
  await seen();
  expect(space.read(selectChecksStatus)).toBe('failed');
  server.setSale(SALE, { platforms: ['proxibid'] });
  await seen();
  expect([space.read(selectChecksStatus), rulesOf('lot2', 'proxibid')]).toEqual(['live', ['required']]);
});
