import { categoryKey } from '../../numbering/numberingChoices';
import type { SaleStatus } from '../../sales/sale';
import type { MatchedTable, Matching } from '../columns/matchColumns';
import { bundlePictures } from '../bundle/bundlePictures';
import { type CheckedRow, checkRows, type RowForm, rowFormOf, withCell } from '../plan/checkRow';
import {
  type ImportChoice,
  type ImportLot,
  type ImportPlan,
  type ImportSale,
  planImport,
  type PlannedRow,
} from '../plan/planImport';
import { unknownNames } from '../plan/unknownNames';
import type { ImportTable, ReadWorkbook } from '../read/importTable';
import { NO_CHOICE } from './noChoice';
import { columnViews, fileView, matchTable } from './readFile';
import { leftRow, rowView } from './rowViews';
import type {
  CheckView,
  Knowledge,
  LeftRow,
  OpenView,
  Reading,
  RowFilter,
  RowView,
  UnknownView,
  WriteAct,
} from './views';

/** What has become another one in the sale since it was said last. */
export interface SaleChange {
  readonly lots: readonly ImportLot[];
  readonly removed: readonly string[];
  readonly held: readonly string[];
  readonly status: SaleStatus;
}

/**
 * The file, its rows and the sale that they are checked against. It is large, so it works beside the page and answers only
 * with what is shown. Each call goes on from the one before.
 */
export interface ImportDesk {
  /** Takes what was read of a file. `pictures`: the paths of those that lie beside it in a bundle. */
  open(read: ReadWorkbook, reading: Reading, knowledge: Knowledge, pictures?: readonly string[]): OpenView;
  /** The sale as it is from now on. The first call after `forgetSale` says all of it. */
  receiveSaleChange(change: SaleChange): void;
  forgetSale(): void;
  /** Checks all rows as they were matched. */
  check(matching: Matching, choice: ImportChoice): CheckView;
  /** The same rows with other rules. */
  choose(choice: ImportChoice): CheckView;
  /** Another text in a cell. `at`: the place of its row. */
  edit(at: number, column: number, text: string): CheckView;
  /** Once more, against the sale as it is now. */
  renew(): CheckView;
  filter(filter: RowFilter): CheckView;
  /** Rows of the filter. */
  rows(from: number, count: number): readonly RowView[];
  /** What is to be written, from the first row that is. */
  acts(from: number, count: number): readonly WriteAct[];
  /** The rows that are left out. */
  left(): readonly LeftRow[];
  /** Lets go of the file. */
  close(): void;
}

interface Open {
  readonly table: ImportTable;
  readonly matched: Pick<MatchedTable, 'header' | 'isOurs'>;
  readonly form: Knowledge['form'];
}

export function createImportDesk(): ImportDesk {
  let open: Open | null = null;
  const lots = new Map<string, ImportLot>();
  let sale: ImportSale = { lots: [], held: new Set(), status: 'open' };
  let rowForm: RowForm | null = null;
  let rows: readonly CheckedRow[] = [];
  let plan: ImportPlan | null = null;
  let choice: ImportChoice = NO_CHOICE;
  let filter: RowFilter = 'all';
  let shown: readonly number[] = [];
  let writes: readonly WriteAct[] | null = null;
  let paths: readonly string[] = [];
  /** By row: its pictures. */
  let pictures: ReadonlyMap<number, readonly string[]> = new Map();

  const matchingNow = (): Matching => rowForm?.matching ?? [];

  function readRows(next: readonly CheckedRow[]): void {
    rows = next;
    if (paths.length === 0) return;
    const bundle = bundlePictures(paths);
    pictures = new Map(rows.map((row) => [row.row, bundle.take(row)]));
  }

  const picturesOf = ({ row }: CheckedRow): readonly string[] => pictures.get(row) ?? [];

  function planAgain(renewed = 0): CheckView {
    plan = planImport(rows, matchingNow(), sale, choice, plan ?? undefined);
    writes = null;
    return view(renewed);
  }

  function view(renewed = 0): CheckView {
    const planned = plan?.rows ?? [];
    const made = planned.filter(({ act }) => act.kind === 'create');
    const come = made.reduce((sum, { row }) => sum + picturesOf(row).length, 0);
    return {
      counts: plan?.counts ?? { create: 0, update: 0, unchanged: 0, skip: 0, refused: 0 },
      drafts: planned.filter(({ act }) => act.kind === 'create' && act.leftOut.length > 0).length,
      unknown: { category: unknown('category'), consignor: unknown('consignor') },
      photos: made.reduce((sum, { row }) => sum + Math.max(0, row.carried.photos.length - picturesOf(row).length), 0),
      pictures: { come, left: paths.length - come },
      results: planned.filter(({ act }) => act.kind === 'update' && act.result !== null).length,
      filter,
      shown: shown.length,
      renewed,
    };
  }

  function unknown(field: 'category' | 'consignor'): UnknownView {
    const known = sale.lots.filter(({ deletedAt }) => deletedAt === null).map((lot) => lot[field]);
    const found = unknownNames(rows, field, [...new Map(known.map((name) => [categoryKey(name), name])).values()]);
    const names = found.slice(0, MOST_NAMES).map(({ name, rows: of }) => ({ name, rows: of.length }));
    return { names, count: found.length };
  }

  function show(next: RowFilter): void {
    filter = next;
    shown = (plan?.rows ?? []).flatMap((planned, at) => (SHOWS[next](planned) ? [at] : []));
  }

  return {
    open(read, reading, knowledge, beside = []) {
      open = null;
      plan = null;
      rows = [];
      paths = beside;
      pictures = new Map();
      if (!read.ok) return read;
      const matched = matchTable(read.table, reading, knowledge);
      open = { table: read.table, matched, form: knowledge.form };
      return {
        ok: true,
        file: fileView(read.table, matched, read, knowledge.form.currency),
        columns: columnViews(read.table, matched),
      };
    },
    receiveSaleChange({ lots: changed, removed, held, status }) {
      for (const lot of changed) lots.set(lot.id, lot);
      for (const id of removed) lots.delete(id);
      sale = { lots: [...lots.values()], held: new Set(held), status };
    },
    forgetSale() {
      lots.clear();
      sale = { lots: [], held: new Set(), status: 'open' };
    },
    check(matching, wanted) {
      if (open === null) return view();
      const { table, matched, form } = open;
      rowForm = rowFormOf(table, matched, matching, form);
      readRows(checkRows(table, matched.header, rowForm));
      choice = wanted;
      plan = null;
      planAgain();
      show('all');
      return view();
    },
    choose(wanted) {
      choice = wanted;
      return planAgain();
    },
    edit(at, column, text) {
      const row = rows[at];
      if (row === undefined || rowForm === null) return view();
      readRows(withCell(rows, { row: row.row, column, text }, rowForm));
      return planAgain();
    },
    renew() {
      const before = plan?.rows ?? [];
      planAgain();
      return view((plan?.rows ?? []).filter((planned, at) => !isSameAct(planned, before[at])).length);
    },
    filter(next) {
      show(next);
      return view();
    },
    rows: (from, count) =>
      shown.slice(from, from + count).flatMap((at) => {
        const planned = plan?.rows[at];
        const place = { at, matching: matchingNow(), lines: open?.table.lines ?? [] };
        return planned === undefined ? [] : [rowView(planned, place)];
      }),
    acts(from, count) {
      writes ??= (plan?.rows ?? []).flatMap((planned) => writeAct(planned, picturesOf(planned.row)) ?? []);
      return writes.slice(from, from + count);
    },
    left: () => (plan?.rows ?? []).flatMap((planned) => leftRow(planned, matchingNow(), open?.table.lines ?? []) ?? []),
    close() {
      open = null;
      plan = null;
      rows = [];
      shown = [];
      writes = null;
      paths = [];
      pictures = new Map();
    },
  };
}

/** A person reads no longer list of unknown names. */
const MOST_NAMES = 12;

const SHOWS: Readonly<Record<RowFilter, (planned: PlannedRow) => boolean>> = {
  all: () => true,
  problems: ({ row, act }) => row.problems.length > 0 || act.kind === 'refused',
  create: ({ act }) => act.kind === 'create',
  update: ({ act }) => act.kind === 'update',
  left: ({ act }) => act.kind === 'skip' || act.kind === 'unchanged',
};

/** Of a lot that a row changes only the changes matter: what else a colleague did to it is not overwritten. */
function isSameAct({ act }: PlannedRow, before: PlannedRow | undefined): boolean {
  if (act === before?.act) return true;
  const said = (each: PlannedRow['act'] | undefined): string =>
    JSON.stringify(each, (key, value: unknown) => (key === 'lot' ? (value as ImportLot | null)?.id : value));
  return said(act) === said(before?.act);
}

function writeAct({ act }: PlannedRow, pictures: readonly string[]): WriteAct | null {
  if (act.kind === 'create') {
    const { kind, number, fields, privateFields, carried } = act;
    return { kind, number, fields, privateFields, carried, pictures };
  }
  if (act.kind !== 'update') return null;
  const { lot, number, changes, result } = act;
  return { kind: 'update', lotId: lot.id, number, changes, result };
}
