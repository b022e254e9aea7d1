import { strToU8 } from 'fflate';
import { LARGEST_WORKBOOK } from '../../../domain/imports/read/importTable';
import { excelFile, excelParts, packed, sheetData, type WorkbookParts } from '../../../testing/workbooks/workbookFile';
import { readWorkbook } from './readWorkbook';

async function problemOf(bytes: Uint8Array<ArrayBuffer> | Blob, chosen?: number): Promise<unknown> {
  const read = await readWorkbook(bytes instanceof Blob ? bytes : new Blob([bytes]), 'lots.xlsx', chosen);
  return read.ok ? null : read.problem;
}
const LOTS = sheetData(['<c r="A1"><v>1</v></c>', '<c r="B1" t="s"><v>0</v></c>']);
const parts = excelParts({ sheets: [{ name: 'Lots', xml: LOTS }], strings: ['<t>Vase</t>'] });
const without = (path: string): WorkbookParts =>
  Object.fromEntries(Object.entries(parts).filter(([each]) => each !== path));
const changed = (path: string, change: (part: string) => string): Uint8Array<ArrayBuffer> =>
  packed({ ...parts, [path]: change(String(parts[path])) });
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].map((sign) => sign.charCodeAt(0) & 0xff));

/** A file of before 2007, or what a password makes of a workbook: its directory names what is in it. */
function oldFile(name: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2_048);
  const view = new DataView(bytes.buffer);
  bytes.set(latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'));
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  [...name].forEach((sign, at) => view.setUint16(1_024 + 128 + 2 * at, sign.charCodeAt(0), true));
  return bytes;
}

const DAMAGED = { rule: 'damaged' };

describe('what is no workbook gets a reason', () => {
  it.each<[string, Uint8Array<ArrayBuffer> | Blob, unknown]>([
    ['nothing', new Uint8Array(), { rule: 'empty' }],
    ['a picture', latin1('\x89PNG\r\n\x1a\n'), { rule: 'notATable', kind: 'picture' }],
    ['a text', strToU8('Lot,Title\n1,Vase\n') as Uint8Array<ArrayBuffer>, DAMAGED],
    ['a workbook of before 2007', oldFile('Workbook'), { rule: 'notATable', kind: 'oldWorkbook' }],
    ['the beginning of one', oldFile('Workbook').slice(0, 100), DAMAGED],
    ['a workbook behind a password', oldFile('EncryptedPackage'), { rule: 'encrypted' }],
    ['an archive of pictures', packed({ '1.jpg': 'x' }), { rule: 'notATable', kind: 'zip' }],
    [
      'a text of Word',
      packed({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels':
          '<Relationships><Relationship Id="r" Type="/officeDocument" Target="word/document.xml"/></Relationships>',
        'word/document.xml': '<w:document><w:body/></w:document>',
      }),
      { rule: 'notATable', kind: 'richText' },
    ],
    [
      'a sheet of LibreOffice’s own',
      packed({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }, 0),
      { rule: 'notATable', kind: 'openDocument' },
    ],
    [
      'a binary workbook',
      packed({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels':
          '<Relationships><Relationship Id="r" Type="/officeDocument" Target="xl/workbook.bin"/></Relationships>',
        'xl/workbook.bin': new Uint8Array(9),
      }),
      { rule: 'notATable', kind: 'binaryWorkbook' },
    ],
    [
      'a workbook without sheets',
      packed({ ...parts, 'xl/workbook.xml': '<workbook><sheets/></workbook>' }),
      { rule: 'emptySheet', sheet: null },
    ],
    ['one without rows', excelFile('<sheetData/>'), { rule: 'emptySheet', sheet: null }],
    ['one with coloured cells only', excelFile(sheetData(['<c r="A1" s="1"/>'])), { rule: 'emptySheet', sheet: null }],
    [
      'one with blanks only',
      excelFile(sheetData(['<c r="A1" t="inlineStr"><is><t> </t></is></c>'])),
      { rule: 'emptySheet', sheet: null },
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toEqual(problem);
  });

  it('a gigabyte, without reading a byte of it', async () => {
    const huge = Object.assign(new Blob([excelFile(LOTS)]), {});
    Object.defineProperty(huge, 'size', { value: 1_000_000_000 });
    jest.spyOn(huge, 'slice').mockImplementation(() => {
      throw new Error('It was read.');
    });
    expect(await problemOf(huge)).toEqual({ rule: 'tooLarge', bytes: 1_000_000_000, most: LARGEST_WORKBOOK });
  });
});

describe('what is damaged is said to be', () => {
  it.each<[string, () => Uint8Array<ArrayBuffer>]>([
    ['cut off', () => packed(parts).slice(0, -40)],
    [
      'one byte of a price is another',
      () => {
        const bytes = packed(parts, 0);
        const at = new TextDecoder('latin1').decode(bytes).indexOf('<v>1</v>') + 3;
        return bytes.with(at, 0x39);
      },
    ],
    ['no workbook in it', () => packed(without('xl/workbook.xml'))],
    ['the sheet is missing', () => packed(without('xl/worksheets/sheet1.xml'))],
    ['its texts are missing', () => packed(without('xl/sharedStrings.xml'))],
    ['the sheet ends in the middle', () => changed('xl/worksheets/sheet1.xml', (xml) => xml.slice(0, -60))],
    ['the texts end in the middle', () => changed('xl/sharedStrings.xml', (xml) => xml.slice(0, -8))],
    ['a cell stands nowhere', () => changed('xl/worksheets/sheet1.xml', (xml) => xml.replace('"B1"', '"1"'))],
    [
      'a column is described a thousand times',
      () =>
        changed('xl/worksheets/sheet1.xml', (xml) =>
          xml.replace('<sheetData>', `<cols>${'<col min="1" max="16384"/>'.repeat(1_000)}</cols><sheetData>`),
        ),
    ],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(bytes())).toEqual(DAMAGED);
  });
});

describe('what would fill the memory is not unpacked', () => {
  const big = packed({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) });

  it('by what it says of itself', async () => {
    expect(big.length).toBeLessThan(200_000);
    expect(await problemOf(big)).toEqual({ rule: 'unpacksTooLarge', bytes: expect.any(Number), most: 64_000_000 });
  });

  it('by what comes out of it, when it says less', async () => {
    const bytes = big.slice();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 100_000_000) {
        view.setUint32(at + 24, 5_000, true);
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    expect(await problemOf(bytes)).toEqual(DAMAGED);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('also when it is the list of what is where', async () => {
    const bytes = packed({ ...parts, 'xl/workbook.xml': `<workbook>${' '.repeat(3_000_000)}</workbook>` });
    expect(await problemOf(bytes)).toMatchObject({ rule: 'unpacksTooLarge', most: 2_000_000 });
  });

  it('but what all sheets share is unpacked once, however many of them are empty', async () => {
    const sheets = Array.from({ length: 4 }, (_, at) => ({ name: `S${at}`, xml: at < 3 ? '<sheetData/>' : LOTS }));
    const bytes = packed(excelParts({ sheets, strings: [`<t>${'x'.repeat(30_000_000)}</t>`] }));
    expect(await problemOf(bytes)).toBeNull();
  });

  it('but pictures beside the lots do not count', async () => {
    expect(await problemOf(packed({ ...parts, 'xl/media/image1.png': new Uint8Array(90_000_000) }))).toBeNull();
  });

  it('and millions of texts are too many', async () => {
    const strings = Array.from({ length: 2_200_000 }, () => '');
    expect(await problemOf(excelFile(LOTS, { strings }))).toMatchObject({ rule: 'tooManyCells' });
  });
});

it('reads what a program has written with long sizes', async () => {
  const bytes = withLongSizes(packed(parts));
  expect(await problemOf(bytes)).toBeNull();
  expect(await problemOf(bytes.slice(0, -1).with(bytes.length - 30, 9))).toEqual(DAMAGED);
});

/** The same archive as some programs write it: sizes and places behind each path, in the field that can hold more. */
function withLongSizes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  const start = view.getUint32(end + 16, true);
  const out = [...bytes.subarray(0, start)];
  for (let at = start; at < end;) {
    const names = view.getUint16(at + 28, true);
    const record = bytes.slice(at, at + 46 + names);
    const place = new DataView(record.buffer);
    const field = new DataView(new ArrayBuffer(28));
    field.setUint16(0, 1, true);
    field.setUint16(2, 24, true);
    [24, 20, 42].forEach((from, index) => {
      field.setBigUint64(4 + 8 * index, BigInt(place.getUint32(from, true)), true);
      place.setUint32(from, 0xffffffff, true);
    });
    place.setUint16(30, 28, true);
    out.push(...record, ...new Uint8Array(field.buffer));
    at += 46 + names;
  }
  const last = bytes.slice(end);
  new DataView(last.buffer).setUint32(12, out.length - start, true);
  return Uint8Array.from([...out, ...last]);
}
