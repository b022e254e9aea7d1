import {
  retryLots,
  selectIsPrivateRead,
  selectLot,
  selectLotPrivate,
  selectSeesPrivate,
} from '../../../features/lots/model/lots/lotsSlice';
import { selectReservations } from '../../../features/lots/model/numbering/reservationsSlice';
import type { Role } from '../../../domain/sales/sale';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const OTHER = 'saleB000000000000000';

let server = createSaleServer();
let space: Workspace;
beforeEach(() => {
  server = createSaleServer();
  for (const id of [SALE, OTHER]) server.sales.set(id, { ...OPEN_SALE, id });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, [buildLot()]);
  space.lots.seedPrivate(SALE, [{ id: 'lot1', consignor: 'Ms Grey', reserve: 80, notes: 'Attic' } as never]);
  space.lots.documents(SALE).reserved.set('7', { by: 'ben', at: 5 });
  space.lots.documents(SALE).numbers.set('7', 'ahead');
});
afterEach(() => space.store.stop());

async function become(role: Role | null): Promise<void> {
  const others = { ben: 'owner' } as const;
  server.setSale(SALE, { roles: role === null ? others : { ...others, 'user-1': role } });
  await settle();
}
const listened = (): number => space.lots.calls.filter(({ op }) => op === 'listenPrivate').length;
const reservedAsked = (): number => space.numbers.calls.filter(({ op }) => op === 'listenReserved').length;
const notes = (): string => space.read(selectLotPrivate, 'lot1').notes;
const reserved = (): string[] => space.read(selectReservations).reserved.map(({ number }) => number);

describe('what only editors may read', () => {
  it('comes with the sale, is gone with the role, and comes again with it', async () => {
    await space.signIn();
    expect([notes(), space.read(selectSeesPrivate), space.read(selectIsPrivateRead), listened()]).toEqual([
      'Attic',
      true,
      true,
      1,
    ]);
    await become('viewer');
    expect([notes(), space.read(selectSeesPrivate), listened()]).toEqual(['', false, 1]);
    await become('editor');
    expect([notes(), space.read(selectSeesPrivate), listened()]).toEqual(['Attic', true, 2]);
    // Another change of the sale is none of the role.
    server.setSale(SALE, { title: 'Autumn' });
    await settle();
    expect(listened()).toBe(2);
  });

  it('is never asked for by a viewer', async () => {
    await become('viewer');
    await space.signIn();
    expect([listened(), space.read(selectLot, 'lot1')?.title]).toEqual([0, 'A vase']);
  });

  it.each([
    ['the lots are tried again', () => void space.store.dispatch(retryLots())],
    ['the sales have changed', () => server.changed()],
  ])('is asked for again after a failure when %s, and not before', async (_name, change) => {
    space.lots.failNext('listenPrivate', 'unavailable');
    await space.signIn();
    expect([notes(), space.read(selectSeesPrivate), listened()]).toEqual(['', false, 1]);
    change();
    await settle();
    expect([notes(), space.read(selectSeesPrivate), listened()]).toEqual(['Attic', true, 2]);
  });

  it('belongs to its sale, and what comes late of another is not shown', async () => {
    await space.signIn();
    space.history.push(`/sales/${OTHER}`);
    await settle();
    expect([notes(), space.read(selectSeesPrivate), listened()]).toEqual(['', true, 2]);
    space.history.push('/sales');
    await settle();
    expect([space.read(selectSeesPrivate), listened()]).toEqual([false, 2]);
  });
});

describe('what people took along', () => {
  it('is known to all members of the open sale, and to nobody who has left it', async () => {
    await become('viewer');
    await space.signIn();
    expect([reserved(), reservedAsked()]).toEqual([['7'], 1]);
    await become(null);
    space.lots.documents(SALE).reserved.set('8', { by: 'ben', at: 5 });
    space.lots.documents(SALE).numbers.set('8', 'ahead too');
    await space.numbers.release(SALE, []);
    await settle();
    expect([reserved().includes('8'), reservedAsked()]).toEqual([false, 1]);
  });

  it('is listened to sale by sale', async () => {
    await space.signIn();
    space.history.push(`/sales/${OTHER}`);
    await settle();
    expect([reserved(), reservedAsked()]).toEqual([[], 2]);
    space.history.push('/sales');
    await settle();
    await space.numbers.release(OTHER, []);
    await settle();
    expect([space.read(selectReservations).saleId, reservedAsked()]).toEqual([null, 2]);
  });

  it.each([
    ['the lots are tried again', () => void space.store.dispatch(retryLots())],
    ['the sales have changed', () => server.changed()],
  ])('is asked for again after a failure when %s, and not before', async (_name, change) => {
    const { listenReserved } = space.numbers;
    let asked = 0;
    space.numbers.listenReserved = (saleId, listener) => {
      asked += 1;
      if (asked > 1) return listenReserved(saleId, listener);
      queueMicrotask(() => listener({ type: 'failed', code: 'unavailable' }));
      return () => undefined;
    };
    await space.signIn();
    expect([reserved(), asked]).toEqual([[], 1]);
    change();
    await settle();
    expect([reserved(), asked]).toEqual([['7'], 2]);
  });
});
