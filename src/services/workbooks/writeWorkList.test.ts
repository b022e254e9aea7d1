import { writeOwnJson } from '../../domain/platforms/own/ownJson';
import type { Sheet } from '../../domain/platforms/workList/sheet';
import type { WorkList, WorkListWords } from '../../domain/platforms/workList/workList';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from '../../testing/platforms/goldenSale';
import { readWorkbook } from './reading/readWorkbook';
import { writeWorkList } from './writeWorkList';

const lots = GOLDEN_LOTS.slice(0, 3);
const table = { lots, photos: GOLDEN_PHOTOS, sale: GOLDEN_SALE, sheet: 'Lots' };
const chosen: WorkList = {
  lots,
  photos: new Map(),
  sale: GOLDEN_SALE,
  columns: ['title', 'estimateLow'],
  extras: [],
  seesPrivate: false,
  words: { sheet: 'Lose', columns: { title: 'Titel', estimateLow: 'Untere Schätzung' } } as unknown as WorkListWords,
};
const sheet: Sheet = {
  name: 'Bundle',
  columns: [{ header: 'Nr', kind: 'count', width: 9 }],
  rows: [[7]],
  decimals: 2,
};

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const headerOf = (bytes: Uint8Array): string => text(bytes).split('\r\n')[0] ?? '';
async function workbook(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const read = await readWorkbook(new Blob([bytes]), 'list.xlsx');
  return read.ok && read.table.rows[0];
}

describe('a list of lots', () => {
  it('is JSON of everything for programs', async () => {
    const bytes = await writeWorkList({ kind: 'own', format: 'json', locale: 'de', table });
    expect(text(bytes)).toBe(text(writeOwnJson(lots, GOLDEN_PHOTOS, GOLDEN_SALE)));
  });

  it('is our own table, which has the same form in every language', async () => {
    const [german, english] = await Promise.all(
      ['de', 'en'].map((locale) => writeWorkList({ kind: 'own', format: 'csv', locale, table })),
    );
    expect(german && headerOf(german)).toMatch(/\blot,.*\btitle,/);
    expect(german).toEqual(english);
  });

  it('has the columns that were chosen, as the person’s language writes them', async () => {
    const order = { kind: 'chosen', format: 'csv', list: chosen } as const;
    expect(headerOf(await writeWorkList({ ...order, locale: 'de' }))).toMatch(/Titel;Untere Schätzung \(GBP\)$/);
    expect(headerOf(await writeWorkList({ ...order, locale: 'en' }))).toMatch(/Titel,Untere Schätzung \(GBP\)$/);
  });

  it('is a workbook, of the lots or of what a bundle wants', async () => {
    const own = await writeWorkList({ kind: 'own', format: 'xlsx', locale: 'en', table });
    expect(await workbook(own)).toEqual(expect.arrayContaining(['lot', 'title']));
    const list = await writeWorkList({ kind: 'chosen', format: 'xlsx', locale: 'en', list: chosen });
    expect(await workbook(list)).toEqual(['Titel', 'Untere Schätzung (GBP)']);
    const bundle = await writeWorkList({ kind: 'bundle', format: 'xlsx', locale: 'en', sheet });
    expect(await workbook(bundle)).toEqual(['Nr']);
  });
});
