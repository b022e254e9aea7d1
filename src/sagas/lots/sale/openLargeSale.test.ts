import {
  retryLots,
  selectAreLotsSlow,
  selectArePhotosRead,
  selectLotIds,
  selectLotsProgress,
  selectLotsStatus,
  selectPhotosProgress,
  selectIsPrivateRead,
  selectPrivateProgress,
  selectSeesPrivate,
} from '../../../features/lots/model/lots/lotsSlice';
import type { Photo } from '../../../domain/photos/photo';
import type { LotPrivateEvent, LotsEvent } from '../../../services/lots/LotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
let tell: (event: LotsEvent) => Promise<void>;
let tellPrivate: (event: LotPrivateEvent) => Promise<void>;
beforeEach(async () => {
  jest.useFakeTimers();
  space = makeWorkspace();
  let listener: ((event: LotsEvent) => void) | undefined;
  // The server is asked and does not answer by itself.
  space.lots.listen = (_saleId, notified) => {
    listener = notified;
    return () => undefined;
  };
  tell = async (event) => {
    listener?.(event);
    await settle();
  };
  let privateListener: ((event: LotPrivateEvent) => void) | undefined;
  space.lots.listenPrivate = (_saleId, notified) => {
    privateListener = notified;
    return () => undefined;
  };
  tellPrivate = async (event) => {
    privateListener?.(event);
    await settle();
  };
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('a sale that takes its time to open', () => {
  it('says how far it has come, until it is there', async () => {
    await tell({ type: 'progress', of: 'lots', come: 800, total: 10_000 });
    expect(space.read(selectLotsProgress)).toEqual({ come: 800, total: 10_000 });
    await tell({ type: 'lots', changed: [buildLot()], removed: [], fromServer: true });
    expect(space.read(selectLotsProgress)).toBeNull();
    expect(space.read(selectLotsStatus)).toBe('live');
  });

  it('says how many photos have come, also when all lots are there, until the photos are', async () => {
    await tell({ type: 'progress', of: 'photos', come: 200, total: 900 });
    expect(space.read(selectPhotosProgress)).toEqual({ come: 200, total: 900 });
    await tell({ type: 'lots', changed: [buildLot()], removed: [], fromServer: true });
    await tell({ type: 'progress', of: 'photos', come: 600, total: 900 });
    expect(space.read(selectPhotosProgress)).toEqual({ come: 600, total: 900 });
    await tell({ type: 'photos', changed: [], removed: [], fromServer: false });
    expect(space.read(selectPhotosProgress)).toEqual({ come: 600, total: 900 });
    await tell({ type: 'photos', changed: [], removed: [], fromServer: true });
    expect(space.read(selectPhotosProgress)).toBeNull();
  });

  it('says of how many lots has come what only editors see, until all of it is there or is lost', async () => {
    await space.sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
    await settle();
    await tell({ type: 'lots', changed: [buildLot()], removed: [], fromServer: true });
    await tellPrivate({ type: 'progress', come: 1_600, total: 9_000 });
    expect(space.read(selectPrivateProgress)).toEqual({ come: 1_600, total: 9_000 });
    await tellPrivate({ type: 'lotPrivate', changed: [], removed: [], fromServer: false });
    expect(space.read(selectPrivateProgress)).toEqual({ come: 1_600, total: 9_000 });
    // The sale names the person as an editor: without a network, too, a reserve can be written where there is none yet.
    expect(space.read(selectSeesPrivate)).toBe(true);
    // And nothing leaves the sale as long as a reserve may be missing.
    expect(space.read(selectIsPrivateRead)).toBe(false);
    await tellPrivate({ type: 'lotPrivate', changed: [], removed: [], fromServer: true });
    expect(space.read(selectPrivateProgress)).toBeNull();
    expect(space.read(selectIsPrivateRead)).toBe(true);
    await tellPrivate({ type: 'progress', come: 1_600, total: 9_000 });
    await tellPrivate({ type: 'failed', code: 'permission-denied' });
    expect(space.read(selectPrivateProgress)).toBeNull();
  });

  it('says within ten seconds that the server is silent, and takes it back when it speaks', async () => {
    await pass(7_000);
    expect(space.read(selectAreLotsSlow)).toBe(false);
    await pass(2_000);
    expect(space.read(selectAreLotsSlow)).toBe(true);
    await tell({ type: 'progress', of: 'lots', come: 800, total: 10_000 });
    expect(space.read(selectAreLotsSlow)).toBe(false);
    await pass(9_000);
    expect(space.read(selectAreLotsSlow)).toBe(true);
    await tell({ type: 'lots', changed: [], removed: [], fromServer: true });
    expect(space.read(selectAreLotsSlow)).toBe(false);
    await pass(60_000);
    expect(space.read(selectAreLotsSlow)).toBe(false);
    expect(space.read(selectLotsStatus)).toBe('live');
  });

  it('says nothing of an earlier try when it is tried again', async () => {
    await tell({ type: 'progress', of: 'lots', come: 800, total: 10_000 });
    await pass(9_000);
    const says = () => [space.read(selectLotsProgress), space.read(selectAreLotsSlow)];
    expect(says()).toEqual([{ come: 800, total: 10_000 }, true]);
    await tell({ type: 'failed', code: 'unavailable' });
    space.store.dispatch(retryLots());
    await settle();
    expect([space.read(selectLotsStatus), ...says()]).toEqual(['loading', null, false]);
    await pass(9_000);
    expect(says()).toEqual([null, true]);
  });

  it('has its photos as soon as the server has answered, or some came from the device', async () => {
    const photos = (changed: readonly Photo[], fromServer: boolean) =>
      tell({ type: 'photos', changed, removed: [], fromServer });
    await photos([], false);
    expect(space.read(selectArePhotosRead)).toBe(false);
    await photos([buildPhoto()], false);
    expect(space.read(selectArePhotosRead)).toBe(true);
    space.history.push('/sales/saleB000000000000000');
    await settle();
    expect(space.read(selectArePhotosRead)).toBe(false);
    await photos([], true);
    expect(space.read(selectArePhotosRead)).toBe(true);
  });

  it('belongs to the sale that is open', async () => {
    await tell({ type: 'progress', of: 'lots', come: 800, total: 10_000 });
    space.history.push('/sales');
    await settle();
    expect(space.read(selectLotsProgress)).toBeNull();
  });
});

describe('lots that change while the sale is open', () => {
  let shown: readonly string[] = [];
  const come = (id: string): Promise<void> =>
    tell({ type: 'lots', changed: [buildLot({ id, order: id })], removed: [], fromServer: true });
  beforeEach(() => {
    shown = [];
    space.store.subscribe(() => (shown = space.read(selectLotIds)));
  });

  it('are shown at once, and with the next frame when they follow each other closely', async () => {
    await come('a');
    expect(shown).toEqual(['a']);
    await pass(49);
    await come('b');
    await come('c');
    expect(shown).toEqual(['a']);
    await pass(17);
    expect(shown).toEqual(['a', 'b', 'c']);
    await pass(33);
    await come('d');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });
});
