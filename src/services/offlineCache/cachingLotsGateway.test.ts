import type { Operation } from '../../domain/operations/operations';
import { buildLot } from '../../testing/stores/makeWorkspace';
import type { LotsEvent, LotsGateway } from '../lots/LotsGateway';
import { createCachingLotsGateway } from './cachingLotsGateway';
import type { CopyPart, OfflineCache } from './OfflineCache';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const edit: Operation = {
  id: 'op',
  saleId: 's',
  lotId: 'a1',
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before: 'Old', after: 'Mine' } },
};
const lots: LotsEvent = { type: 'lots', changed: [buildLot({ id: 'a1' })], removed: [], fromServer: true };
const photos: LotsEvent = { type: 'photos', changed: [], removed: [], fromServer: true };

/** A page over a device that the test watches; what the server says is the test's. */
function openPage({ person = 'ada' as string | null, note = async () => 1 } = {}) {
  const saved: CopyPart[] = [];
  const kept = {
    load: async () => null,
    save: async (_uid: string, _sale: string, part: CopyPart) => void saved.push(part),
    forget: jest.fn(async () => undefined),
    note: jest.fn(note),
  };
  let tell = (_event: LotsEvent): void => undefined;
  const ended = jest.fn();
  const inner = {
    listen: (_saleId: string, listener: typeof tell) => {
      tell = listener;
      return ended;
    },
    listenPrivate: jest.fn(() => ended),
    apply: jest.fn(async () => ({})),
  } as unknown as LotsGateway;
  const alone = { publish: () => undefined, subscribe: () => undefined };
  let leave = (): void => undefined;
  const gateway = createCachingLotsGateway(
    inner,
    kept as unknown as OfflineCache,
    () => person,
    alone,
    Date.now,
    (work) => {
      leave = work;
      return () => undefined;
    },
  );
  const events: LotsEvent[] = [];
  const stop = gateway.listen('s', (event) => events.push(event));
  const answer = async () => {
    await jest.advanceTimersByTimeAsync(0);
    tell(lots);
    tell(photos);
  };
  return {
    gateway,
    inner,
    kept,
    saved,
    events,
    ended,
    stop,
    answer,
    tell: (event: LotsEvent) => tell(event),
    leave: () => leave(),
  };
}

describe('the copy of a sale', () => {
  it('is written a second after the first change, with all that came meanwhile', async () => {
    const page = openPage();
    await page.answer();
    await jest.advanceTimersByTimeAsync(999);
    expect(page.saved).toEqual([]);
    page.tell(lots);
    await jest.advanceTimersByTimeAsync(1);
    expect(page.saved.map(({ whole, chunks }) => [whole, chunks.length])).toEqual([[true, 1]]);
    page.tell(lots);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.saved.map(({ whole }) => whole)).toEqual([true, false]);
    page.stop();
  });

  it('is not written before the server has answered for lots and photos', async () => {
    const page = openPage();
    await jest.advanceTimersByTimeAsync(0);
    page.tell(lots);
    await jest.advanceTimersByTimeAsync(5_000);
    page.leave();
    expect(page.saved).toEqual([]);
    page.stop();
    expect(page.ended).toHaveBeenCalledTimes(1);
  });

  it('lets what is typed go first, for three seconds, and is written at once when the page is left', async () => {
    const asked: { readonly work: () => void; readonly timeout: number | undefined }[] = [];
    const cancelled = jest.fn();
    Object.assign(globalThis, {
      requestIdleCallback: (work: () => void, options?: { timeout?: number }) =>
        asked.push({ work, timeout: options?.timeout }),
      cancelIdleCallback: cancelled,
    });
    const page = openPage();
    await page.answer();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([page.saved.length, asked.map(({ timeout }) => timeout)]).toEqual([0, [3_000]]);
    asked[0]?.work();
    await jest.advanceTimersByTimeAsync(0);
    expect(page.saved).toHaveLength(1);
    page.tell(lots);
    await jest.advanceTimersByTimeAsync(1_000);
    page.leave();
    expect([page.saved.length, cancelled.mock.calls.at(-1)]).toEqual([2, [2]]);
    page.leave();
    expect(page.saved).toHaveLength(2);
    page.stop();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  it('is forgotten where it may not be read any more, and after no other failure', async () => {
    for (const [code, times] of [
      ['unavailable', 0],
      ['permission-denied', 1],
    ] as const) {
      const page = openPage();
      await page.answer();
      page.tell({ type: 'failed', code });
      await jest.advanceTimersByTimeAsync(5_000);
      expect([page.kept.forget.mock.calls.length, page.saved.length, page.events.at(-1)?.type]).toEqual([
        times,
        0,
        'failed',
      ]);
      page.stop();
    }
  });

  it('is none for nobody', async () => {
    const page = openPage({ person: null });
    await page.answer();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.events).toEqual([lots, photos]);
    await page.gateway.apply(edit);
    expect([page.saved, page.kept.note.mock.calls]).toEqual([[], []]);
    page.stop();
    expect(page.ended).toHaveBeenCalledTimes(1);
  });
});

describe('a save that the server has taken', () => {
  it('counts as taken after two seconds, whatever the device does with its note', async () => {
    const page = openPage({ note: () => new Promise<never>(() => undefined) });
    const taken = jest.fn();
    void page.gateway.apply(edit).then(taken);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(taken).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(taken).toHaveBeenCalledWith({});
    page.stop();
  });

  it('counts as taken at once when the device keeps nothing, and is in what is written soon', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = openPage({ note: () => Promise.reject(new Error('No storage.')) });
    await page.answer();
    await jest.advanceTimersByTimeAsync(1_000);
    await page.gateway.apply(edit);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(page.saved).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(250);
    expect(page.saved).toHaveLength(2);
    warn.mockRestore();
    page.stop();
  });

  it('is in the copy a quarter of a second later, however soon others follow it', async () => {
    const page = openPage();
    await page.answer();
    await jest.advanceTimersByTimeAsync(1_000);
    await page.gateway.apply(edit);
    await jest.advanceTimersByTimeAsync(200);
    await page.gateway.apply({ ...edit, id: 'next' });
    await jest.advanceTimersByTimeAsync(49);
    expect(page.saved).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(page.saved).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.saved).toHaveLength(2);
    page.stop();
  });
});
