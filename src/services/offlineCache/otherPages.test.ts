import 'fake-indexeddb/auto';
import type { Lot } from '../../domain/lots/lot';
import type { Operation } from '../../domain/operations/operations';
import { createFakeLotsGateway, createFakeLotsServer } from '../../testing/fakes/lots/fakeLotsGateway';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';
import { createCachingLotsGateway } from './cachingLotsGateway';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createOtherPages } from './otherPages';

const edit = (after: string, more: object = {}): Operation =>
  ({
    id: `edit-${after}`,
    saleId: SALE,
    lotId: 'lot1',
    uid: 'ada',
    kind: 'editLot',
    changes: { title: { before: 'Old', after } },
    ...more,
  }) as Operation;

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

let counter = 0;
/** A page on which the sale is open with one lot, and what other pages say to it. */
function openPage() {
  const kept = createIdbOfflineCache(`other-pages-${String((counter += 1))}`);
  const channel: NonNullable<Parameters<typeof createOtherPages>[0]> = {
    onmessage: null,
    postMessage: jest.fn(),
  };
  const inner = createFakeLotsGateway('editor', createFakeLotsServer());
  inner.seed(SALE, [buildLot({ title: 'Old' })]);
  const leaving: (() => void)[] = [];
  const gateway = createCachingLotsGateway(
    inner,
    kept,
    () => 'ada',
    createOtherPages(channel),
    () => 1_000,
    (work) => {
      leaving.push(work);
      return () => undefined;
    },
  );
  const answered = new Promise<void>((resolve) => {
    const stop = gateway.listen(SALE, ({ type }) => {
      if (type === 'photos') resolve();
    });
    stops.push(stop);
  });
  return {
    channel,
    says: (operation: Operation) => channel.onmessage?.call(undefined as never, { data: operation } as MessageEvent),
    /** What the device has of the lots once this page has written them. */
    async lots(): Promise<readonly Lot[]> {
      await answered;
      leaving.forEach((work) => work());
      return (await kept.load('ada', SALE))?.lots ?? [];
    },
  };
}

describe('what another page of this browser has saved', () => {
  it('is in the copy that this page writes', async () => {
    const page = openPage();
    page.says(edit('New'));
    expect((await page.lots()).map(({ title }) => title)).toEqual(['New']);
  });

  it.each<[string, object]>([
    ['by somebody else', { uid: 'ben' }],
    ['in another sale', { saleId: 'another' }],
    ['in a way that only a newer build knows', { kind: 'weighLot', changes: undefined, grams: 40 }],
  ])('is left to that page when it was saved %s', async (_name, more) => {
    const page = openPage();
    expect(() => page.says(edit('New', more))).not.toThrow();
    page.says(edit('Known'));
    expect((await page.lots()).map(({ title }) => title)).toEqual(['Known']);
  });
});

it('does without other pages where the browser connects none', () => {
  const without = jest.spyOn(globalThis, 'BroadcastChannel', 'get').mockReturnValue(undefined as never);
  const alone = createOtherPages();
  without.mockRestore();
  expect(() => alone.publish(edit('New'))).not.toThrow();
  expect(() => alone.subscribe(() => undefined)).not.toThrow();
});
