import { readdirSync, readFileSync } from 'node:fs';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import type { CellForm } from '../cells/readCell';
import { checkRows, rowFormOf } from '../plan/checkRow';
import { readTable } from '../read/readTable';
import { matchColumns } from './matchColumns';
import { PLATFORM_FORMATS } from './platformFormats';

const form: CellForm = {
  currency: 'EUR',
  locale: 'en',
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
};

const folder = 'fixtures/platforms';

describe('files of the platforms', () => {
  it('are all there', () => {
    expect(readdirSync(folder).sort()).toEqual(PLATFORMS.map(({ id }) => id).sort());
  });

  it.each(PLATFORMS.map(({ id }) => id))('%s: is recognised wholly, and every row can come in', (id) => {
    const read = readTable(readFileSync(`${folder}/${id}/lots.csv`), 'lots.csv');
    if (!read.ok) throw new Error(read.problem.rule);
    const matched = matchColumns(read.table, { form, formats: PLATFORM_FORMATS, names: [], kept: () => undefined });
    expect(matched.format).toBe(id);
    expect(matched.header).toBe(0);
    const targets = matched.columns.map(({ target }) => target);
    expect(targets).toContain('number');
    const rows = checkRows(read.table, 0, rowFormOf(read.table, matched, targets, form));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.every(({ number, values }) => number !== null && Object.keys(values).length > 0)).toBe(true);
  });

  it('finds our own lots again by their ids', () => {
    const own = PLATFORM_FORMATS.find(({ id }) => id === 'lotsmith');
    expect(own?.columns.find(({ header }) => header === 'lotId')?.target).toBe('id');
  });
});
