import { zipOf } from '../../testing/platforms/zipOf';
import type { Knowledge } from '../../domain/imports/desk/views';
import { createFileDesk } from './fileDesk';

const LOT_TYPES = { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' };
const KNOWLEDGE: Knowledge = {
  form: { currency: 'EUR', locale: 'en', lotTypes: LOT_TYPES, extras: {}, yesNo: ['Yes', 'No'] },
  names: [],
  kept: {},
};
const CSV = 'Number;Title\n1;A jug\n2;A bowl\n';
const file = (content: BlobPart, name = 'lots.csv') => ({ name, blob: new Blob([content]) });
const marked = (...mark: readonly number[]) =>
  new Uint8Array([...mark, ...new TextEncoder().encode('Lot number;Title;Estimate\n')]);

describe('a file on the desk', () => {
  it('stays open when its reading is another one, until it is closed', async () => {
    const desk = createFileDesk();
    expect(await desk.open(file(CSV), {}, KNOWLEDGE)).toMatchObject({ ok: true, file: { name: 'lots.csv', rows: 2 } });
    expect(await desk.open(null, { header: null }, KNOWLEDGE)).toMatchObject({ ok: true, file: { rows: 3 } });
    desk.close();
    expect(await desk.open(null, {}, KNOWLEDGE)).toMatchObject({ ok: false, problem: { rule: 'empty' } });
  });

  it('is empty, or too large, before it is read', async () => {
    const desk = createFileDesk();
    expect(await desk.open(file(''), {}, KNOWLEDGE)).toMatchObject({ ok: false, problem: { rule: 'empty' } });
    const large = await desk.open(file('x'.repeat(32_000_001)), {}, KNOWLEDGE);
    expect(large).toMatchObject({ ok: false, problem: { rule: 'tooLarge', most: 32_000_000 } });
  });

  it('may be an old workbook, which says so, and a ZIP file without a table', async () => {
    const desk = createFileDesk();
    const old = new Uint8Array(2_048);
    old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await desk.open(file(old, 'lots.xls'), {}, KNOWLEDGE)).toMatchObject({
      ok: false,
      problem: { rule: 'notATable', kind: 'oldWorkbook' },
    });
    const zip = await zipOf('p.zip', { 'a.pdf': 'x' });
    expect(await desk.open({ name: 'p.zip', blob: zip }, {}, KNOWLEDGE)).toMatchObject({
      ok: false,
      problem: { rule: 'notATable', kind: 'zip' },
    });
  });

  it('may be no table at all, and has no sheets to choose from then', async () => {
    const desk = createFileDesk();
    expect(await desk.open(file('%PDF-1.7\n', 'lots.pdf'), {}, KNOWLEDGE)).toEqual({
      ok: false,
      problem: { rule: 'notATable', kind: 'pdf' },
      sheets: [],
    });
  });

  it('may be text that begins like the program’s own and is a table all the same', async () => {
    const view = await createFileDesk().open(file('[1];Title\n2;A jug\n', 'lots.json'), {}, KNOWLEDGE);
    expect(view).toMatchObject({ ok: true, file: { name: 'lots.json' } });
  });

  it('is a bundle with a damaged table, whose other tables can be chosen', async () => {
    const whole = new Uint8Array(await (await zipOf('b.zip', { 'a.csv': 'x'.repeat(99), 'b.csv': CSV })).arrayBuffer());
    // The bytes of the first table begin behind its name.
    whole.fill(0xff, 35, 38);
    const desk = createFileDesk();
    const blob = new Blob([whole]);
    const sheets = [
      { name: 'a.csv', hidden: false },
      { name: 'b.csv', hidden: false },
    ];
    expect(await desk.open({ name: 'b.zip', blob }, {}, KNOWLEDGE)).toMatchObject({
      ok: false,
      problem: { rule: 'damaged' },
      sheets,
    });
    expect(await desk.open({ name: 'b.zip', blob }, { sheet: 1 }, KNOWLEDGE)).toMatchObject({
      ok: true,
      file: { name: 'b.csv', sheet: 1, sheets },
    });
  });
});

describe('a template', () => {
  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf], true],
    ['no', [], false],
    ['half a mark of', [0xef, 0xbb], false],
  ])('has %s mark of its encoding', async (_name, mark, hasMark) => {
    const read = await createFileDesk().template(file(marked(...mark)), {}, KNOWLEDGE);
    expect(read).toMatchObject({ ok: true, template: { name: 'lots.csv', hasMark } });
  });

  it('does not take the place of the file that is open', async () => {
    const desk = createFileDesk();
    await desk.open(file(CSV), {}, KNOWLEDGE);
    await desk.template(file(marked(), 'template.csv'), {}, KNOWLEDGE);
    expect(await desk.open(null, {}, KNOWLEDGE)).toMatchObject({ ok: true, file: { name: 'lots.csv' } });
  });

  it('in a bundle is its table', async () => {
    const blob = await zipOf('b.zip', { 'template.csv': 'Lot number;Title\n', '1-1.jpg': 'x' });
    const read = await createFileDesk().template({ name: 'b.zip', blob }, {}, KNOWLEDGE);
    expect(read).toMatchObject({ ok: true, template: { name: 'template.csv', hasMark: false } });
  });
});
