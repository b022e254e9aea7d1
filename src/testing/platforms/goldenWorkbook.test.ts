import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { mayBeWorkbook } from '../../domain/platforms/file/workbookForm';
import { type OwnPlatform, ownPlatformId, PLAIN_FILE } from '../../domain/platforms/house/ownPlatform';
import type { Profile } from '../../domain/platforms/profile';
import { ownProfile } from '../../domain/platforms/profiles/ownProfile';
import { estateSales } from '../../domain/platforms/profiles/estateSales';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import type { SheetCell } from '../../domain/platforms/workList/sheet';
import { writeWorkbook } from '../../services/workbooks/writing/writeWorkbook';
import { GOLDEN_LOTS, LETTERED_LOTS } from './goldenSale';
import { makeWorkbookBundle } from './makeWorkbookBundle';
import { readBundle } from './reader/readBundle';
import { type ReadSheet, readSheet } from './reader/readSheet';

const FIXTURES = path.join(__dirname, '../../../fixtures');
const isWriting = process.env['LOTSMITH_GOLDEN'] === 'write';

const column = (header: string, from: string): OwnPlatform['columns'][number] => ({
  ...{ header, from, longest: null, isRequired: false },
});

/** A platform of the house: each kind of column that it can have. */
const HOUSE: OwnPlatform = {
  id: ownPlatformId(1_795_000_000_000, 'Ab3dEf9'),
  name: 'Auktion Wien',
  file: { ...PLAIN_FILE, extension: 'xlsx', decimals: 'always', yesNo: '1/0', encoding: 'windows-1252' },
  columns: [
    ...[column('Los', 'number'), column('Zahl', 'number.digits'), column('Buchstabe', 'number.letter')],
    ...[column('Titel', 'field:title'), column('Text', 'description'), column('Stück', 'field:quantity')],
    ...[column('Von', 'field:estimateLow'), column('Schätzpreis', 'estimate'), column('Bild', 'picture:1')],
    ...[column('Regal', 'extra:ownText_1'), column('Höhe', 'extra:height'), column('Gebühr', 'extra:ownMoney_3')],
    ...[column('Weg', 'extra:ownChoice_4'), column('Waffe', 'extra:isFirearm'), column('Ende', 'text:2026-12-21')],
    ...[column('=Zeichen', 'text:=1+1'), column('Postfach', 'text:0042')],
  ],
};

const WORKBOOKS: readonly (readonly [file: string, profile: Profile])[] = [
  ...PLATFORMS.filter(mayBeWorkbook).map((profile) => [`platforms/${profile.id}/lots.xlsx`, profile] as const),
  ['ownPlatform/lots.xlsx', ownProfile(HOUSE)],
];

/** The parts of a workbook, without the moment in which it was made. */
function partsOf(bytes: Uint8Array): Readonly<Record<string, string>> {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name !== 'docProps/core.xml');
  return Object.fromEntries(parts.map(([name, part]) => [name, strFromU8(part)]));
}

const lotsOf = ({ id }: Profile) => (id === HOUSE.id ? LETTERED_LOTS : GOLDEN_LOTS);

beforeAll(async () => {
  if (!isWriting) return;
  for (const [file, profile] of WORKBOOKS) {
    mkdirSync(path.dirname(path.join(FIXTURES, file)), { recursive: true });
    writeFileSync(path.join(FIXTURES, file), (await makeWorkbookBundle(lotsOf(profile), profile)).bytes);
  }
});

test.each(WORKBOOKS)('%s has the very parts that are kept', async (file, profile) => {
  const { bytes, fileName } = await makeWorkbookBundle(lotsOf(profile), profile);
  expect(fileName).toMatch(/\.xlsx$/);
  expect(partsOf(bytes)).toEqual(partsOf(readFileSync(path.join(FIXTURES, file))));
});

it('is offered by nobody but who says that it takes workbooks', () => {
  expect(PLATFORMS.filter(mayBeWorkbook).map(({ id, file }) => [id, file.workbook?.says])).toEqual([
    ['estateSales', 'vendor'],
  ]);
});

it('would be taken by EstateSales.org, also with letters', async () => {
  for (const lots of [GOLDEN_LOTS, LETTERED_LOTS]) {
    expect(readBundle('estateSales', await makeWorkbookBundle(lots, estateSales))).toEqual([]);
  }
});

it('is not taken with an amount that is a text, with a formula, under a name of another file, or by who takes none', async () => {
  const whole = await makeWorkbookBundle(GOLDEN_LOTS, estateSales);
  const sheet = readSheet(whole.bytes);
  const [header = [], first = []] = sheet?.rows ?? [];
  const row: readonly SheetCell[] = first.map((cell, at) => (header[at] === 'starting_bid' ? '225' : cell));
  const columns = header.map((name) => ({ header: String(name), kind: 'text' as const, width: 9 }));
  const bytes = await writeWorkbook({ name: 'Lots', columns, rows: [row], decimals: 2 });
  expect(readBundle('estateSales', { ...whole, bytes })).toEqual(['starting_bid is a text: 225']);
  const running = Object.entries(unzipSync(whole.bytes)).map(([name, part]): [string, Uint8Array] => [
    name,
    name === 'xl/worksheets/sheet1.xml' ? strToU8(strFromU8(part).replace('<v>', '<f>1+1</f><v>')) : part,
  ]);
  const formulas = { ...whole, bytes: zipSync(Object.fromEntries(running)) };
  expect(readBundle('estateSales', formulas)).toEqual(['the workbook runs formulas']);
  expect(readBundle('estateSales', { ...whole, fileName: 'sale.csv' })).not.toEqual([]);
  expect(readBundle('liveAuctioneers', whole)).toContain(`the file is called ${whole.fileName}`);
});

describe('a platform of the house', () => {
  let sheet: ReadSheet;
  beforeAll(async () => {
    const read = readSheet((await makeWorkbookBundle(LETTERED_LOTS, ownProfile(HOUSE))).bytes);
    if (read === null) throw new Error('It is no workbook.');
    sheet = read;
  });
  const rowOf = (tag: string | number) => {
    const row = sheet.rows.find(([number]) => number === tag) ?? [];
    return Object.fromEntries((sheet.rows[0] ?? []).map((name, at) => [name, row[at]]));
  };

  it('gets numbers, days and texts that are such', () => {
    expect(rowOf(2)).toEqual({
      ...{ Los: 2, Zahl: 2, Buchstabe: '', Titel: 'Blue and white footed bowl', Text: expect.any(String), Stück: 1 },
      ...{ Von: 340, Schätzpreis: '340-510', Bild: '2-1.jpg', Regal: 'Shelf 4', Höhe: 31, Gebühr: 99.5, Weg: 'Van' },
      ...{ Waffe: 0, Ende: '2026-12-21', '=Zeichen': '=1+1', Postfach: '0042' },
    });
    expect(rowOf('12A')).toMatchObject({ Los: '12A', Zahl: 12, Buchstabe: 'A', Gebühr: '', Waffe: '' });
  });

  it('gets every letter as it is, whatever encoding its text file had, and no guard', () => {
    expect(rowOf(41)).toMatchObject({ Titel: 'Łódź tea service, “Art Déco”' });
    expect(rowOf(42)).toMatchObject({ Titel: '=SUM(A1:A9) stoneware jug', Text: '@home since 1900' });
    expect(rowOf(47)).toMatchObject({ Titel: '-5 °C proof jug' });
  });

  it('has columns as wide as what they hold, and amounts that a program reads', async () => {
    const { bytes } = await makeWorkbookBundle(LETTERED_LOTS, ownProfile(HOUSE));
    const widths = Object.fromEntries((sheet.rows[0] ?? []).map((name, at) => [name, sheet.widths[at]]));
    expect(widths).toMatchObject({ Los: 10, Titel: 40, Text: 60, Von: 14, Ende: 12, Regal: 24 });
    const styles = partsOf(bytes)['xl/styles.xml'] ?? '';
    expect(styles).toContain('formatCode="0.00"');
    expect(styles).not.toContain('#,##0');
  });
});
