import { choiceMade, importLeft, leftRowsAsked } from '../../features/imports/model/importSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot } from '../../testing/stores/makeWorkspace';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';

beforeEach(holdTime);
afterEach(endPages);

const LOTS = [buildLot(), buildLot({ id: 'lot3', number: 3, suffix: 'A', order: 'a1', title: '' })];

async function saveLeft({ space, saved }: ImportPage) {
  space.store.dispatch(leftRowsAsked());
  await settle();
  const file = saved.at(-1);
  const bytes = await file?.content.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { name: file?.name, type: file?.content.type, lines: text.split('\r\n') };
}

async function importFile(page: ImportPage, rows: readonly string[], name?: string): Promise<void> {
  await page.check(rows.join('\n'), {}, name);
  page.confirm();
  await pass();
  expect(page.run().status).toBe('done');
}

it('calls every field by its name in the reasons, also those of platforms and of the house', async () => {
  const sale = { platforms: ['liveAuctioneers'], extraColumns: { ownMoney_a1: 'Insurance' } } as const;
  const page = await openImportPage({ lots: LOTS, sale });
  page.space.store.dispatch(choiceMade({ choice: { drafts: false } }));
  const head = 'Lot;Title;Low estimate;Reserve;Is Firearm;Insurance';
  await importFile(page, [head, '2;Jug;;;;', '3;Bowl;a;b;c;d', 'x;Cup;;;;', '1;Mug;;;;', '3A;Pot;;;;']);
  expect((await saveLeft(page)).lines).toEqual([
    '\ufeffLot,Title,Low estimate,Reserve,Is Firearm,Insurance,Why it was not imported',
    '3,Bowl,a,b,c,d,Low estimate: This is no number. Reserve: This is no number. Is a firearm: This is none of the choices of this field. Insurance: This is no number.',
    'x,Cup,,,,,Lot number: This is no number.',
    '1,Mug,,,,,Left out: Lot 1 “A vase” has this number',
    '3A,Pot,,,,,Left out: Lot 3A has this number',
    '',
  ]);
});

it.each([
  ['lots.csv', 'lots – not imported.csv'],
  ['LOTS.XLSX', 'LOTS – not imported.csv'],
  ['lots.csv.txt', 'lots.csv – not imported.csv'],
  ['Sale of 3.4.2027', 'Sale of 3.4.2027 – not imported.csv'],
])('names the file of the rows left out of %j after it', async (name, saved) => {
  const page = await openImportPage({ lots: LOTS });
  await importFile(page, ['Lot;Title', '2;Jug', '1;Mug'], name);
  expect(await saveLeft(page)).toMatchObject({ name: saved, type: 'text/csv' });
});

it('saves nothing before an import is over', async () => {
  const page = await openImportPage({ lots: LOTS });
  await page.check('Lot;Title\n2;Jug\n1;Mug\n');
  await saveLeft(page);
  expect(page.saved).toEqual([]);
});

it('has the rows of each import for a page that is loaded anew', async () => {
  const first = await openImportPage({ lots: LOTS });
  await importFile(first, ['Lot;Title', '2;Jug', '1;@Mug']);
  first.space.store.dispatch(importLeft({ importId: null }));
  await settle();
  expect(first.reader.calls.at(-1)).toBe('close');
  await importFile(first, ['Lot;Title', '4;Cup', '2;Pot'], 'second.csv');
  const importPlans = first.space.importPlans.anotherPage();
  expect(importPlans.kept.size).toBe(2);
  await first.space.store.stop();
  const next = await openImportPage({ lots: LOTS, gateways: { importPlans } });
  expect(next.run()).toMatchObject({ status: 'done', name: 'lots.csv', left: 1 });
  expect(await saveLeft(next)).toMatchObject({
    name: 'lots – not imported.csv',
    lines: ['\ufeffLot,Title,Why it was not imported', "1,'@Mug,Left out: Lot 1 “A vase” has this number", ''],
  });
});

it('lets go of the rows when they are not wanted any more, also on a device that fails', async () => {
  const page = await openImportPage({ lots: LOTS });
  await importFile(page, ['Lot;Title', '2;Jug', '1;Mug']);
  const [importId = ''] = page.space.importPlans.kept.keys();
  page.space.importPlans.fail();
  page.space.store.dispatch(importLeft({ importId }));
  await settle();
  expect([page.run().status, page.space.importPlans.kept.size]).toEqual(['idle', 1]);
  await page.open('Lot;Title\n5;Cup\n');
  expect(page.run().status).toBe('mapping');
});
