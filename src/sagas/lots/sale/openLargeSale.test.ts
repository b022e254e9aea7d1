import {
  selectAreLotsSlow,
  selectLotsProgress,
  selectLotsStatus,
  selectPhotosProgress,
} from '../../../features/lots/model/lots/lotsSlice';
import type { LotsEvent } from '../../../services/lots/LotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
let tell: (event: LotsEvent) => Promise<void>;
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

  it('belongs to the sale that is open', async () => {
    await tell({ type: 'progress', of: 'lots', come: 800, total: 10_000 });
    space.history.push('/sales');
    await settle();
    expect(space.read(selectLotsProgress)).toBeNull();
  });
});
