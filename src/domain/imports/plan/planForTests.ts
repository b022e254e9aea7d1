import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../lots/lot';
import { parseLotNumber } from '../../numbering/lotNumber';
import type { CellForm } from '../cells/readCell';
import type { Matching } from '../columns/matchColumns';
import { readTableText } from '../read/readTable';
import { type CheckedRow, checkRows, type RowForm, rowFormOf } from './checkRow';
import { type ImportChoice, type ImportLot, type ImportPlan, type ImportSale, planImport } from './planImport';

const form: CellForm = {
  currency: 'GBP',
  locale: 'en',
  lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
};
export const CHOICE: ImportChoice = { collision: 'skip', drafts: false, blank: 'keep', pictures: true };
export const MATCHING: Matching = ['number', 'title', 'estimateLow', 'estimateHigh', 'consignor', 'id'];

export function lot(id: string, number: string, more: Partial<ImportLot> = {}): ImportLot {
  const { number: counted = null, suffix = '' } = parseLotNumber(number) ?? {};
  return { ...NEW_LOT, ...NO_PRIVATE_FIELDS, id, number: counted, suffix, order: id, ...more };
}

export const saleOf = (lots: readonly ImportLot[], more: Partial<ImportSale> = {}): ImportSale => ({
  lots,
  held: new Set(),
  status: 'open',
  ...more,
});

interface Checked {
  readonly rows: readonly CheckedRow[];
  readonly rowForm: RowForm;
}

/** Rows of `number, title, low, high, consignor, id`, cells apart by a bar. */
export function check(...lines: readonly string[]): Checked {
  const read = readTableText(['Lot|Title|Low|High|Owner|Lot id', ...lines].join('\n'), 'lots.csv', { delimiter: '|' });
  if (!read.ok) throw new Error(read.problem.rule);
  const rowForm = rowFormOf(read.table, { header: 0, isOurs: false }, MATCHING, form);
  return { rows: checkRows(read.table, 0, rowForm), rowForm };
}

export const plan = ({ rows }: Checked, sale: ImportSale, choice: Partial<ImportChoice> = {}): ImportPlan =>
  planImport(rows, MATCHING, sale, { ...CHOICE, ...choice });

/** Each row in a word or two. */
export function acts({ rows }: ImportPlan): readonly string[] {
  return rows.map(({ act }) => {
    switch (act.kind) {
      case 'create':
        return `create ${act.number === null ? '-' : `${act.number.number}${act.number.suffix}`}`;
      case 'update':
        return `update ${act.lot.id} ${[...Object.keys(act.changes), ...(act.result === null ? [] : ['result'])].join(',')}`;
      case 'unchanged':
        return `unchanged ${act.lot.id}`;
      case 'skip':
        return `skip ${act.lot?.id ?? `row ${act.other ?? '?'}`}`;
      default:
        return `refused ${act.place?.rule ?? act.problems.map(({ rule }) => rule).join(',')}`;
    }
  });
}
