import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { buildLot, buildPhoto, SALE } from '../../testing/makeWorkspace';
import { createFakeLotsGateway, createFakeLotsServer } from '../lots/fakeLotsGateway';
import type { LotsEvent } from '../lots/LotsGateway';
import { createFakeSalesGateway } from '../sales/fakeSalesGateway';
import type { SalesEvent } from '../sales/SalesGateway';
import { createIdbKeptSales } from './idbKeptSales';
import { createKeepingLotsGateway } from './keepingLotsGateway';
import { createKeepingSalesGateway } from './keepingSalesGateway';

let counter = 0;
let name = '';
let person: string | null = 'ada';
beforeEach(() => {
  counter += 1;
  name = `copies-${String(counter)}`;
  person = 'ada';
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page of the browser: the same copies, its own listeners. Without a network nothing is heard of the server. */
function openPage(server = createFakeLotsServer(), online = true) {
  const inner = createFakeLotsGateway('editor', server);
  const silent = { ...inner, listen: () => () => undefined };
  const kept = createIdbKeptSales(name);
  const gateway = createKeepingLotsGateway(
    online ? inner : silent,
    kept,
    () => person,
    () => 1_000,
  );
  const heard: LotsEvent[] = [];
  return { inner, kept, heard, listen: () => gateway.listen(SALE, (event) => heard.push(event)) };
}

/** A visit with a network, which leaves a copy. */
async function visit(server = createFakeLotsServer()) {
  const page = openPage(server);
  page.inner.seed(SALE, [buildLot(), buildLot({ id: 'lot2' })], [buildPhoto()]);
  const leave = page.listen();
  await wait(20);
  leave();
  await wait(20);
  return server;
}
const lotIds = (event: LotsEvent | undefined): string[] =>
  event?.type === 'lots' ? event.changed.map(({ id }) => id).sort() : [];

describe('a sale that was open on this device', () => {
  it('is told from its copy when there is no network, with its time', async () => {
    await visit();
    const page = openPage(undefined, false);
    page.listen();
    await wait(20);
    expect(page.heard.map(({ type }) => type)).toEqual(['copy', 'lots', 'photos']);
    expect(page.heard[0]).toEqual({ type: 'copy', savedAt: 1_000 });
    expect(lotIds(page.heard[1])).toEqual(['lot1', 'lot2']);
    expect(page.heard[1]).toMatchObject({ fromServer: false });
  });

  it('loses what the server does not have any more as soon as that has answered', async () => {
    const server = await visit();
    server.sales.get(SALE)?.lots.delete('lot2');
    const page = openPage(server);
    const hold = page.inner.listen.bind(page.inner);
    // The server answers after the copy was shown.
    page.inner.listen = (saleId, listener) => {
      setTimeout(() => hold(saleId, listener), 30);
      return () => undefined;
    };
    const again = createKeepingLotsGateway(page.inner, page.kept, () => person);
    again.listen(SALE, (event) => page.heard.push(event));
    await wait(60);
    expect(page.heard.findLast((event) => event.type === 'lots')).toMatchObject({
      removed: ['lot2'],
      fromServer: true,
    });
  });

  it('is not told from the copy once the server has answered', async () => {
    const server = await visit();
    const page = openPage(server);
    page.listen();
    await wait(20);
    expect(page.heard.map(({ type }) => type)).toEqual(['lots', 'photos']);
  });

  it('is whole again after the browser did not keep a part of it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = openPage();
    page.inner.seed(SALE, [buildLot(), buildLot({ id: 'lot2' })], []);
    const save = jest.spyOn(page.kept, 'save').mockRejectedValueOnce(new Error('No room.'));
    const leave = page.listen();
    await wait(1_050);
    expect(save).toHaveBeenCalledTimes(1);
    const changed = [buildLot({ title: 'A vase' })];
    page.inner.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    leave();
    await wait(20);
    const copy = await page.kept.load('ada', SALE);
    expect(copy?.lots.map(({ id, title }) => [id, title]).sort()).toEqual([
      ['lot1', 'A vase'],
      ['lot2', buildLot().title],
    ]);
    jest.restoreAllMocks();
  });

  it('is forgotten when the server refuses it', async () => {
    await visit();
    const page = openPage();
    page.inner.failNext('listen', 'permission-denied');
    page.listen();
    await wait(20);
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });
});

describe('another person at this browser', () => {
  it('finds nothing, and what was there is gone for good', async () => {
    await visit();
    person = 'ben';
    const page = openPage(undefined, false);
    page.listen();
    await wait(20);
    expect(page.heard).toEqual([]);
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });

  it('gets nothing that is written late, after the session', async () => {
    const page = openPage();
    page.inner.seed(SALE, [buildLot()]);
    const leave = page.listen();
    await wait(20);
    person = null;
    leave();
    await wait(20);
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });

  it('can have the copies deleted while a page has them open', async () => {
    await visit();
    const { kept } = openPage();
    await kept.load('ada', SALE);
    await deleteDB(name);
    expect(await kept.load('ada', SALE)).toBeNull();
  });
});

describe('the list of sales', () => {
  const sale = {
    id: SALE,
    title: 'Spring',
    date: '2027-04-17',
    place: null,
    currency: 'EUR',
    status: 'open',
    roles: { ada: 'owner' },
    createdBy: 'ada',
  } as const;

  it('is told from its copy without a network, and takes the copies of sales along that are in it no more', async () => {
    await visit();
    const kept = createIdbKeptSales(name);
    await kept.saveList('ada', [sale]);
    const inner = createFakeSalesGateway();
    const heard: SalesEvent[] = [];
    const silent = createKeepingSalesGateway({ ...inner, listen: () => () => undefined }, kept, () => person);
    silent.listen('ada', (event) => heard.push(event));
    await wait(20);
    expect(heard).toEqual([{ type: 'sales', sales: [sale] }]);
    expect(await kept.load('ada', SALE)).not.toBeNull();
    await kept.saveList('ada', []);
    expect(await kept.load('ada', SALE)).toBeNull();
  });
});
