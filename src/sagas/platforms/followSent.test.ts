import { platformsParts } from '../../app/modules/platformsParts';
import type { Role } from '../../domain/sales/sale';
import { retryLots } from '../../features/lots/model/lots/lotsSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { exportChosen } from '../../features/platforms/model/exportSlice';
import type { OutcomeEvent } from '../../features/platforms/model/sent/outcomeMachine';
import {
  lineTicked,
  readSentTexts,
  rememberTyped,
  retrySent,
  saveSentList,
  sayOutcome,
  selectSent,
} from '../../features/platforms/model/sent/sentSlice';
import { createSaleServer } from '../../services/sales/saleServer';
import type { ExportsEvent } from '../../services/exports/ExportsGateway';
import { createFakeBundleFiles } from '../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { createFakeExportsGateway, createFakeExportsServer } from '../../testing/fakes/fakeExportsGateway';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { waitingExport } from '../../testing/contracts/waitingExports.contract';
import { ME } from '../../testing/stores/makeMembers';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, SALE } from '../../testing/stores/makeWorkspace';

const EXPORT = `/sales/${SALE}/export`;
/** Lines of another sale, which this device keeps too. */
const OTHERS = ['another sale', ['its line']];
const exported = (id: string) => waitingExport(id).exported;
const entries = (id: string) => [{ ...exported(id).entries[0], id: 'lot1' }];

/** A sale of which two bundles were sent to HiBid and one to Proxibid, on one of its pages. */
async function open({ role = 'editor', at = EXPORT }: { readonly role?: Role; readonly at?: string } = {}) {
  const server = createFakeExportsServer();
  const earlier = createFakeExportsGateway(server);
  for (const each of [exported('one'), { ...exported('two'), scope: 'selection' as const }]) {
    await earlier.remember(SALE, each, 'olga');
  }
  await earlier.remember(SALE, { ...exported('other'), platform: 'proxibid' }, 'olga');
  const exports = createFakeExportsGateway(server);
  const memory = createFakeDeviceMemory({ typedLines: JSON.stringify([OTHERS, [SALE, ['a line']]]) });
  const [bundleFiles, waitingExports] = [createFakeBundleFiles(), createFakeWaitingExports()];
  const saleServer = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  saleServer.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga' });
  const sales = createFakeSalesGateway(ME, saleServer);
  const space = makeWorkspace({ sales, exports, waitingExports, memory, bundleFiles }, at);
  space.store.injectModule(onFakes(platformsParts));
  await space.signIn();
  const dispatch = async (action: Parameters<typeof space.store.dispatch>[0]): Promise<void> => {
    space.store.dispatch(action);
    await settle();
  };
  await dispatch(exportChosen({ platformId: 'hiBid' }));
  return {
    space,
    server,
    exports,
    memory,
    bundleFiles,
    sales,
    dispatch,
    listeners: () => server.listeners.get(SALE)?.size ?? 0,
    emit: async (event: ExportsEvent): Promise<void> => {
      for (const listener of server.listeners.get(SALE) ?? []) listener(event);
      await settle();
    },
    outcomes: () => [...(server.sales.get(SALE)?.values() ?? [])].map(({ outcome }) => outcome),
    sent: () => selectSent(space.state() as Parameters<typeof selectSent>[0]),
  };
}
let page: Awaited<ReturnType<typeof open>>;
const start = async (options?: Parameters<typeof open>[0]): Promise<void> => void (page = await open(options));
afterEach(async () => {
  expect(page.space.failures).toEqual([]);
  await page.space.store.stop();
  expect(page.listeners()).toBe(0);
});

describe('what was sent', () => {
  it('is known on the export page: the list, and once for all what the chosen platform got', async () => {
    await start();
    expect(page.sent()).toMatchObject({ saleId: SALE, ticked: ['a line'], isListLost: false, reading: 'idle' });
    expect(page.sent().exports?.map(({ id }) => id)).toEqual(['one', 'two', 'other']);
    expect(page.sent().contents).toEqual({
      one: { fieldNames: {}, entries: entries('one') },
      two: { fieldNames: {}, entries: entries('two') },
    });
    await page.dispatch(exportChosen({ platformId: 'proxibid' }));
    await page.dispatch(exportChosen({ platformId: 'hiBid' }));
    expect(Object.keys(page.sent().contents)).toEqual(['one', 'two', 'other']);
    expect([page.exports.calls.readContent, page.sent().reading]).toEqual([3, 'idle']);
  });

  it.each([
    ['to somebody who only looks', { role: 'viewer' }],
    ['on another page', { at: `/sales/${SALE}` }],
  ] as const)('is not asked for %s', async (_name, where) => {
    await start(where);
    expect([page.listeners(), page.sent().saleId, page.exports.calls.readContent]).toEqual([0, null, 0]);
  });

  it('is followed from the moment when the page is entered until it is left', async () => {
    await start({ at: `/sales/${SALE}` });
    await page.dispatch(navigate(EXPORT));
    expect(page.listeners()).toBe(1);
    await page.exports.remember(SALE, exported('three'), 'olga');
    await settle();
    expect(page.sent().exports).toHaveLength(4);
    expect(Object.keys(page.sent().contents)).toContain('three');
    await page.dispatch(navigate(`/sales/${SALE}`));
    expect(page.listeners()).toBe(0);
  });

  it('can be read again when it could not be read', async () => {
    await start({ at: `/sales/${SALE}` });
    page.exports.fail('readContent', 'unavailable');
    await page.dispatch(navigate(EXPORT));
    expect(page.sent()).toMatchObject({ reading: 'failed', contents: {} });
    await page.dispatch(retrySent());
    expect(page.sent().reading).toBe('idle');
    expect(Object.keys(page.sent().contents)).toEqual(['one', 'two']);
  });

  it('says that it is being read', async () => {
    await start({ at: `/sales/${SALE}` });
    const answer = page.exports.hang('readContent');
    await page.dispatch(navigate(EXPORT));
    expect(page.sent().reading).toBe('reading');
    answer();
    await settle();
    expect(page.sent().reading).toBe('idle');
  });

  it.each([
    ['the person asks for it', () => page.dispatch(retrySent())],
    ['the lots are read again', () => page.dispatch(retryLots())],
    ['the sales have changed', async () => page.sales.emit({ type: 'sales', sales: [...page.sales.sales.values()] })],
  ])('is listened to anew after a failure once %s, and not before', async (_name, again) => {
    await start();
    await page.emit({ type: 'failed', code: 'unavailable' });
    expect(page.sent().isListLost).toBe(true);
    expect(page.listeners()).toBe(0);
    await again();
    await settle();
    expect(page.listeners()).toBe(1);
    expect(page.sent().isListLost).toBe(false);
  });
});

describe('the texts of what was sent', () => {
  const read = () => page.dispatch(readSentTexts({ saleId: SALE, wanted: { one: ['lot1'], two: ['lot1', 'lot2'] } }));

  it('are read of the lots that are wanted, once at a time', async () => {
    await start();
    const answer = page.exports.hang('readLots');
    await read();
    expect(page.sent().readingTexts).toBe('reading');
    await read();
    expect(page.exports.calls.readLots).toBe(1);
    answer();
    await settle();
    const [lot] = exported('one').lots;
    expect(page.sent()).toMatchObject({ readingTexts: 'idle', texts: { one: { lot1: lot }, two: { lot1: lot } } });
    expect(page.exports.calls.readLots).toBe(2);
  });

  it('can be asked for again when they could not be read', async () => {
    await start();
    page.exports.fail('readLots', 'unavailable');
    await read();
    expect(page.sent()).toMatchObject({ readingTexts: 'failed', texts: {} });
    await read();
    expect(page.sent().readingTexts).toBe('idle');
  });
});

describe('what became of a bundle', () => {
  const say = (event: OutcomeEvent, exportId = 'two') => page.dispatch(sayOutcome({ saleId: SALE, exportId, event }));

  it('is kept for everyone in the sale, and can be mended', async () => {
    await start();
    await say('confirmed');
    expect(page.outcomes()).toEqual([undefined, 'uploaded', undefined]);
    await say('forgot');
    expect(page.outcomes()).toEqual([undefined, 'forgotten', undefined]);
  });

  it('is asked of nobody when it is so already, or when there is no such bundle', async () => {
    await start();
    await say('confirmed');
    await say('confirmed');
    await say('confirmed', 'none');
    expect(page.exports.calls.sayOutcome).toBe(1);
  });

  it('is asked of nobody while it is not known what was sent', async () => {
    await start({ at: `/sales/${SALE}` });
    page.exports.listen = () => () => undefined;
    await page.dispatch(navigate(EXPORT));
    await say('confirmed');
    expect([page.sent().exports, page.exports.calls.sayOutcome]).toEqual([null, 0]);
  });

  it('says that it was not kept', async () => {
    await start();
    page.exports.fail('sayOutcome', 'unavailable');
    await say('confirmed');
    expect(page.sent().unsaid).toBe('two');
    expect(page.outcomes()).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['readContent', () => page.dispatch(exportChosen({ platformId: 'proxibid' }))],
  ['readLots', () => page.dispatch(readSentTexts({ saleId: SALE, wanted: { one: ['lot1'] } }))],
  ['sayOutcome', () => page.dispatch(sayOutcome({ saleId: SALE, exportId: 'one', event: 'confirmed' }))],
] as const)('a session that is over is found by %s', async (kind, ask) => {
  await start();
  page.exports.fail(kind, 'auth/user-token-expired');
  await ask();
  expect(page.space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
});

describe('what is typed by hand', () => {
  it('is ticked off on this device, line by line', async () => {
    await start();
    await page.dispatch(lineTicked({ key: 'another', isDone: true }));
    expect(page.memory.read('typedLines')).toBe(JSON.stringify([OTHERS, [SALE, ['a line', 'another']]]));
    await page.dispatch(lineTicked({ key: 'a line', isDone: false }));
    expect(page.memory.read('typedLines')).toBe(JSON.stringify([OTHERS, [SALE, ['another']]]));
  });

  it('is with the platform once it is said, and ticked off no more', async () => {
    await start();
    await page.dispatch(lineTicked({ key: 'another', isDone: true }));
    const typed = { ...exported('typed'), scope: 'typed', fileName: '' } as const;
    await page.dispatch(rememberTyped({ saleId: SALE, exported: typed, ticked: ['a line'] }));
    expect(page.memory.read('typedLines')).toBe(JSON.stringify([OTHERS, [SALE, ['another']]]));
    expect(page.server.sales.get(SALE)?.get('typed')).toMatchObject({ scope: 'typed', by: ME });
    expect(page.sent().unremembered).toEqual([]);
  });

  it('goes out as a file that spreadsheets take for what it is', async () => {
    await start();
    const save = jest.spyOn(page.bundleFiles, 'save');
    await page.dispatch(saveSentList({ fileName: 'to type.csv', text: 'Größe' }));
    const [[name, bytes] = []] = save.mock.calls;
    expect(name).toBe('to type.csv');
    expect([...(bytes ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(page.bundleFiles.saved).toEqual([{ name: 'to type.csv', text: 'Größe' }]);
  });
});
