import { choiceMade, importLeft, leftRowsAsked } from '../../features/imports/model/importSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, type makeWorkspace } from '../../testing/stores/makeWorkspace';
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

describe('a page that is loaded anew', () => {
  const never = (): Promise<never> => new Promise(() => undefined);
  type Plans = ReturnType<ImportPage['space']['importPlans']['anotherPage']>;
  /** The page after the one of the import, which has left a row out. */
  async function loadAnew(gateways: Parameters<typeof makeWorkspace>[0] = {}) {
    const first = await openImportPage({ lots: LOTS });
    await importFile(first, ['Lot;Title', '2;Jug', '1;Mug']);
    const [importId = ''] = first.space.importPlans.kept.keys();
    const plans: Plans = first.space.importPlans.anotherPage();
    await first.space.store.stop();
    const page = await openImportPage({ lots: LOTS, gateways: { importPlans: plans, ...gateways } });
    expect(page.run()).toMatchObject({ status: 'done', left: 1 });
    return { page, plans, importId };
  }
  const isNotSaved = (page: ImportPage): void => {
    expect([page.saved, page.run().status, page.space.unknown]).toEqual([[], 'done', []]);
    expect(page.space.state().notifications.list).toMatchObject([
      { kind: 'warning', message: 'The rows that were not imported could not be saved as a file.' },
    ]);
  };

  it.each<[string, (plans: Plans, importId: string) => unknown]>([
    ['lets go of the import in another window', async (plans, importId) => plans.forget('user-1', importId)],
    ['lets go of its rows in another window', async (plans, importId) => plans.forgetLeft('user-1', importId)],
    ['fails', (plans) => plans.fail()],
    ['gives no answer', (plans) => Object.assign(plans, { list: never })],
  ])('says that it saves no rows when the device %s', async (_, happen) => {
    const { page, plans, importId } = await loadAnew();
    await happen(plans, importId);
    page.space.store.dispatch(leftRowsAsked());
    await pass(10_000);
    isNotSaved(page);
    await page.open('Lot;Title\n5;Cup\n');
    expect(page.run().status).toBe('mapping');
  });

  it('says that it saves no rows when the browser makes no file', async () => {
    const save = (): void => {
      throw new Error('No file.');
    };
    const { page } = await loadAnew({ fileSaver: { save } });
    page.space.store.dispatch(leftRowsAsked());
    await pass();
    isNotSaved(page);
  });

  it('lets go of the rows when they are not wanted any more, also when the reader does not come', async () => {
    const { page, plans, importId } = await loadAnew();
    page.reader.failNext();
    page.space.store.dispatch(importLeft({ importId }));
    await settle();
    expect([page.run().status, plans.kept.size]).toEqual(['idle', 0]);
  });

  it('waits only for a moment for a device that hangs before it reads the next file', async () => {
    const { page, plans, importId } = await loadAnew();
    plans.forgetLeft = never;
    page.space.store.dispatch(importLeft({ importId }));
    await pass(10_000);
    await page.open('Lot;Title\n5;Cup\n');
    expect(page.run().status).toBe('mapping');
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
