import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../lots/lot';
import { LARGEST_PRICE } from '../../values/money';
import { random, someFile } from '../../../testing/imports/someFile';
import type { CellForm } from '../cells/readCell';
import { LOT_FIELDS, type LotFieldRule } from '../../lots/lotFields';
import { matchColumns } from '../columns/matchColumns';
import { PLATFORM_FORMATS } from '../columns/platformFormats';
import { readTable } from '../read/readTable';
import { checkRows, rowFormOf } from './checkRow';
import { COLLISION_CHOICES } from './decision';
import { type ImportLot, type PlannedRow, planImport } from './planImport';

const form: CellForm = {
  currency: 'GBP',
  locale: 'de',
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
};
const lot = (id: string, number: number): ImportLot => ({
  ...NEW_LOT,
  ...NO_PRIVATE_FIELDS,
  id,
  number,
  suffix: '',
  order: id,
});
const LOTS = [lot('a', 1), lot('b', 12), lot('c', 13)];

/** Whether a value may be stored in its field. */
function isAllowed(field: string, value: unknown): boolean {
  const rule: LotFieldRule | undefined = Object.entries<LotFieldRule>(LOT_FIELDS).find(([name]) => name === field)?.[1];
  if (rule === undefined) return false;
  if (rule.kind === 'money')
    return value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_PRICE);
  if (rule.kind === 'count') return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= (rule.most ?? 0);
  return typeof value === 'string' && value.length <= (rule.longest ?? Infinity);
}

function valuesOf({ act }: PlannedRow): readonly (readonly [string, unknown])[] {
  if (act.kind === 'create') return Object.entries({ ...act.fields, ...act.privateFields });
  if (act.kind === 'update') return Object.entries(act.changes).map(([field, change]) => [field, change?.after]);
  return [];
}

it('plans whatever was read, gives no number twice, and writes only what its field may hold', () => {
  const next = random(140_404);
  const kinds = new Map<string, number>();
  for (let file = 0; file < 2_000; file += 1) {
    const read = readTable(someFile(next), 'any.csv');
    if (!read.ok) continue;
    const matched = matchColumns(read.table, { form, formats: PLATFORM_FORMATS, names: [], kept: () => undefined });
    const matching = matched.columns.map(({ target }) => target);
    const rows = checkRows(read.table, matched.header, rowFormOf(read.table, matched, matching, form));
    const collision = COLLISION_CHOICES[next(COLLISION_CHOICES.length)] ?? 'skip';
    const sale = {
      lots: LOTS,
      held: new Set(['14']),
      status: next(4) === 0 ? ('numbersLocked' as const) : ('open' as const),
    };
    const plan = planImport(rows, matching, sale, {
      collision,
      drafts: next(2) === 0,
      blank: next(2) === 0 ? 'keep' : 'empty',
      pictures: true,
    });
    expect(plan.rows).toHaveLength(rows.length);
    const given = new Set(['1', '12', '13', '14']);
    for (const row of plan.rows) {
      kinds.set(row.act.kind, (kinds.get(row.act.kind) ?? 0) + 1);
      for (const [field, value] of valuesOf(row))
        if (!isAllowed(field, value)) throw new Error(`${field}: ${String(value)}`);
      if (row.act.kind !== 'create' || row.act.number === null) continue;
      const name = `${row.act.number.number}${row.act.number.suffix}`;
      if (given.has(name)) throw new Error(`${name} is given twice`);
      given.add(name);
    }
  }
  for (const kind of ['create', 'update', 'skip', 'refused']) expect(kinds.get(kind) ?? 0).toBeGreaterThan(5);
});
