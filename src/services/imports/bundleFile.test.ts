import { NO_CHOICE } from '../../domain/imports/desk/noChoice';
import { lot } from '../../domain/imports/plan/planForTests';
import { random } from '../../testing/imports/someFile';
import { zipOf } from '../../testing/platforms/zipOf';
import { createFileDesk } from './fileDesk';
import { sha256 } from '../photos/sha256';
import { openBundle } from './bundleFile';

const LOT_TYPES = { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' };
const NO_KNOWLEDGE = {
  form: { currency: 'EUR', locale: 'en', lotTypes: LOT_TYPES, extras: {}, yesNo: ['Yes', 'No'] },
  names: [],
  kept: {},
} as const;
const CSV = 'Number;Title\n1;A jug\n2;A bowl\n';

const open = async (files: Parameters<typeof zipOf>[1], sheet?: number) => {
  const desk = createFileDesk();
  const blob = await zipOf('bundle.zip', files);
  const view = await desk.open({ name: 'bundle.zip', blob }, sheet === undefined ? {} : { sheet }, NO_KNOWLEDGE);
  return { desk, view };
};

it('reads the table of a bundle, and gives its pictures', async () => {
  const { desk, view } = await open({ 'out/lots.csv': CSV, 'out/1-1.png': 'front', 'out/notes.pdf': 'x' });
  expect(view).toMatchObject({ ok: true, file: { name: 'lots.csv', rows: 2, sheets: [] } });
  const check = await desk.check(['number', 'title'], NO_CHOICE);
  expect(check.pictures).toEqual({ come: 1, added: 0, there: 0, left: 0 });
  expect(desk.acts(0, 5)).toMatchObject([{ pictures: ['out/1-1.png'] }, { pictures: [] }]);
  const picture = await desk.picture('out/1-1.png');
  expect([picture?.type, await picture?.text()]).toEqual(['image/png', 'front']);
  expect(await desk.picture('out/2-1.png')).toBeNull();
  desk.close();
  expect(await desk.picture('out/1-1.png')).toBeNull();
});

it('has one of several tables chosen', async () => {
  const files = { 'a.csv': 'Number;Title\n1;One\n', 'b.csv': CSV };
  expect((await open(files)).view).toMatchObject({ ok: true, file: { name: 'a.csv', rows: 1, sheet: 0 } });
  expect((await open(files, 1)).view).toMatchObject({
    ok: true,
    file: { name: 'b.csv', rows: 2, sheet: 1, sheets: [{ name: 'a.csv' }, { name: 'b.csv' }] },
  });
});

it('moves a picture to the row whose number was mended in the check', async () => {
  const { desk } = await open({ 'lots.csv': 'Number;Title\n5;A jug\n', '1-1.jpg': 'front' });
  const check = await desk.check(['number', 'title'], NO_CHOICE);
  expect([check.pictures, (await desk.edit(0, 0, '1')).pictures]).toMatchObject([
    { come: 0, left: 1 },
    { come: 1, left: 0 },
  ]);
});

it('says which pictures come to a lot, without those that it has, and whether its photos have become others', async () => {
  const { desk } = await open({ 'lots.csv': CSV, '1-1.jpg': 'front', '1-2.jpg': 'back', '2-1.jpg': 'bowl' });
  const front = await sha256(new TextEncoder().encode('front'));
  const jug = lot('a', '1', { title: 'A jug', photoMarks: ['photo', front] });
  const sale = {
    lots: [jug, lot('b', '2', { title: 'A bowl' })],
    removed: [],
    held: [],
    status: 'numbersLocked',
  } as const;
  desk.receiveSaleChange(sale);
  const check = await desk.check(['number', 'title'], { ...NO_CHOICE, collision: 'overwrite' });
  expect(check).toMatchObject({
    counts: { update: 2, unchanged: 0 },
    pictures: { come: 0, added: 2, there: 1, left: 0 },
  });
  expect(desk.rows(0, 5).map(({ act, pictures }) => [act.kind, pictures])).toEqual([
    ['update', { come: 1, there: 1 }],
    ['update', { come: 1, there: 0 }],
  ]);
  expect(desk.acts(0, 5)).toMatchObject([
    { lotId: 'a', pictures: ['1-2.jpg'] },
    { lotId: 'b', pictures: ['2-1.jpg'] },
  ]);
  // A colleague adds the other one.
  const back = await sha256(new TextEncoder().encode('back'));
  desk.receiveSaleChange({ ...sale, lots: [{ ...jug, photoMarks: ['photo', front, 'new', back] }] });
  expect(await desk.renew()).toMatchObject({ renewed: 1, counts: { update: 1, unchanged: 1 }, pictures: { there: 2 } });
  expect(await desk.renew()).toMatchObject({ renewed: 0 });
  const unwanted = await desk.choose({ ...NO_CHOICE, collision: 'overwrite', pictures: false });
  expect(unwanted).toMatchObject({ counts: { update: 0, unchanged: 2 }, pictures: { added: 0, there: 0, left: 3 } });
});

it('is no bundle without a table, nor when it is damaged', async () => {
  expect(await openBundle(await zipOf('p.zip', { '1-1.jpg': 'front' }))).toBeNull();
  const whole = await zipOf('p.zip', { 'a.csv': CSV });
  expect(await openBundle(whole.slice(0, whole.size - 30))).toBeNull();
  const { view } = await open({ '1-1.jpg': 'front' });
  expect(view).toMatchObject({ ok: false, problem: { rule: 'notATable', kind: 'zip' } });
});

it('knows how large each of its tables is before it unpacks one', async () => {
  const bundle = await openBundle(await zipOf('b.zip', { 'a.csv': CSV, 'b.csv': `${CSV}3;A cup\n` }));
  expect([bundle?.tableSize(0), bundle?.tableSize(1)]).toEqual([CSV.length, CSV.length + 8]);
});

it('unpacks no table that would become too large', async () => {
  const { view } = await open({ 'lots.csv': new Uint8Array(33_000_000) });
  expect(view).toMatchObject({ ok: false, problem: { rule: 'tooLarge', bytes: 33_000_000, most: 32_000_000 } });
});

it('ends in a table or in a problem, and each picture in bytes or in nothing, whatever is wrong with the file', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const next = random(20_261_124);
  const whole = new Uint8Array(
    await (await zipOf('b.zip', { 'out/lots.csv': CSV, '1-1.jpg': 'front', '2-1.jpg': 'x'.repeat(300) })).arrayBuffer(),
  );
  const ends = new Map<string, number>();
  for (let file = 0; file < 500; file += 1) {
    const bytes = whole.slice(0, next(5) === 0 ? next(whole.length) : whole.length);
    for (let change = next(4); change > 0; change -= 1) bytes[next(bytes.length + 1)] = next(256);
    const desk = createFileDesk();
    const view = await desk.open({ name: 'b.zip', blob: new Blob([bytes]) }, {}, NO_KNOWLEDGE);
    const end = view.ok ? 'table' : view.problem.rule;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (!view.ok) continue;
    for (const path of ['1-1.jpg', '2-1.jpg']) {
      const picture = await desk.picture(path);
      const kind = picture === null ? 'no picture' : 'picture';
      ends.set(kind, (ends.get(kind) ?? 0) + 1);
    }
  }
  for (const end of ['table', 'damaged', 'picture', 'no picture']) expect(ends.get(end) ?? 0).toBeGreaterThan(5);
  jest.restoreAllMocks();
});

it('reads names that an older program has written in the letters of its computer', async () => {
  const bytes = new Uint8Array(await (await zipOf('b.zip', { 'lots.csv': CSV, 'Grosse1.jpg': 'front' })).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  // ß as code page 850 has it, which is no UTF-8.
  for (let at = text.indexOf('ss'); at >= 0; at = text.indexOf('ss', at + 2)) bytes.set([0xe1, 0x65], at);
  const bundle = await openBundle(new Blob([bytes]));
  expect([bundle?.tables, bundle?.pictures.length]).toEqual([['lots.csv'], 1]);
  expect(await (await bundle?.picture(bundle.pictures[0] ?? ''))?.text()).toBe('front');
});
