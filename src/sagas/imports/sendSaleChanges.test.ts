import type { SaleChange } from '../../domain/imports/desk/importDesk';
import { reservedReceived } from '../../features/lots/model/numbering/reservationsSlice';
import { cellEdited } from '../../features/imports/model/importSlice';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';
import { buildLot, buildPhoto, SALE } from '../../testing/stores/makeWorkspace';

beforeEach(holdTime);
afterEach(endPages);

const VASE = buildLot();
const CLOCK = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock', coverPhotoId: null });
const BOWL = buildLot({ id: 'lot3', number: 3, order: 'a2', title: 'A bowl', coverPhotoId: null, deletedAt: 5 });
const COVER = buildPhoto({ hash: 'h1', source: 's1' });
const PRIVATE = { id: 'lot2', reserve: 80, consignor: 'House 7', notes: '', toCheck: '' };

async function begin(lots = [VASE, CLOCK, BOWL]) {
  const page = await openImportPage({ lots, photos: [COVER], privates: [PRIVATE] });
  const sent: SaleChange[] = [];
  const receive = page.reader.receiveSaleChange.bind(page.reader);
  Object.assign(page.reader, {
    receiveSaleChange: async (change: SaleChange) => {
      sent.push(change);
      return receive(change);
    },
  });
  await page.check('Lot;Title\n9;A jug\n');
  return { page, /** What was sent since the last look. */ sent: () => sent.splice(0) };
}
const emit = async ({ space }: ImportPage, event: Parameters<typeof space.lots.emit>[1]): Promise<void> => {
  space.lots.emit(SALE, event);
  await pass();
};

it('sends all lots at first, also those in the trash, with what only editors read and what their photos are known by', async () => {
  const { sent } = await begin();
  expect(sent()).toEqual([
    {
      lots: [
        expect.objectContaining({ id: 'lot1', title: 'A vase', consignor: '', photoMarks: ['cover', 'h1', 's1'] }),
        expect.objectContaining({ id: 'lot2', consignor: 'House 7', reserve: 80, photoMarks: [] }),
        expect.objectContaining({ id: 'lot3', deletedAt: 5 }),
      ],
      removed: [],
      held: [],
      status: 'open',
    },
  ]);
});

it('sends then only what has become another one', async () => {
  const { page, sent } = await begin();
  sent();
  const lots = (changed: (typeof VASE)[], removed: string[] = []) =>
    emit(page, { type: 'lots', changed, removed, fromServer: true });
  await lots([{ ...CLOCK, title: 'A tall clock' }]);
  expect(sent()).toMatchObject([{ lots: [{ id: 'lot2', title: 'A tall clock', consignor: 'House 7' }], removed: [] }]);
  await lots([], ['lot3']);
  expect(sent()).toEqual([{ lots: [], removed: ['lot3'], held: [], status: 'open' }]);
  await emit(page, { type: 'photos', changed: [{ ...COVER, id: 'p2', lotId: 'lot2' }], removed: [], fromServer: true });
  expect(sent()).toMatchObject([{ lots: [{ id: 'lot2', photoMarks: ['p2', 'h1', 's1'] }] }]);
  page.server.setSale(SALE, { status: 'numbersLocked' });
  await pass();
  expect(sent()).toEqual([{ lots: [], removed: [], held: [], status: 'numbersLocked' }]);
  const claims = [{ number: '7', lotId: 'theirs', by: 'ben', reservedAt: Date.now() }];
  page.space.store.dispatch(reservedReceived({ saleId: SALE, claims }));
  await pass();
  expect(sent().at(-1)).toEqual({ lots: [], removed: [], held: ['7'], status: 'numbersLocked' });
  // Nothing of it came back to say it again.
  await lots([{ ...CLOCK, title: 'A tall clock' }]);
  expect(sent()).toEqual([]);
});

it('sends a lot that has changed in the moment in which another one went', async () => {
  const { page, sent } = await begin();
  sent();
  const changed = [{ ...CLOCK, title: 'A tall clock' }];
  await emit(page, { type: 'lots', changed, removed: ['lot3'], fromServer: true });
  expect(sent()).toMatchObject([{ lots: [{ id: 'lot2', title: 'A tall clock' }], removed: ['lot3'] }]);
});

it('sends a large sale in parts, and what has gone once', async () => {
  const many = Array.from({ length: 501 }, (_, at) => buildLot({ id: `n${at}`, number: at + 1, coverPhotoId: null }));
  const { page, sent } = await begin(many);
  expect(sent().map(({ lots }) => lots.length)).toEqual([500, 1]);
  expect(page.reader.calls.slice(-4)).toEqual(['receiveSaleChange', 'receiveSaleChange', 'check', 'rows']);
  const changed = many.slice(0, 500).map((lot) => ({ ...lot, title: 'Another' }));
  await emit(page, { type: 'lots', changed, removed: ['n500'], fromServer: true });
  expect(sent().map(({ lots, removed }) => [lots.length, removed])).toEqual([[500, ['n500']]]);
});

it('sends all of it again to a reader that has given up', async () => {
  const { page, sent } = await begin();
  sent();
  page.reader.failNext();
  page.space.store.dispatch(cellEdited({ at: 0, column: 1, text: 'A mug' }));
  await pass();
  expect(page.run()).toMatchObject({ status: 'failed', reason: { rule: 'gaveUp' } });
  const before = page.reader.calls.length;
  await page.check('Lot;Title\n9;A jug\n');
  expect(page.reader.calls.slice(before)).toEqual(['open', 'forgetSale', 'receiveSaleChange', 'check', 'rows']);
  expect(sent().map(({ lots }) => lots.length)).toEqual([3]);
  await page.check('Lot;Title\n8;A cup\n');
  expect(sent()).toEqual([]);
});
