import type { SaleStatus } from '../../sales/sale';
import type { MatchedTable, Matching } from '../columns/matchColumns';
import { bundlePictures } from '../bundle/bundlePictures';
import { type CheckedRow, checkRows, type RowForm, rowFormOf, withCell } from '../plan/checkRow';
import { type ImportChoice, type ImportLot, type ImportPlan, type ImportSale, planImport } from '../plan/planImport';
import { type PicturedPlan, type PicturedRow, planPictures, unknownPictures } from '../plan/planPictures';
import { unknownNames } from '../plan/unknownNames';
import type { ImportTable, ReadWorkbook } from '../read/importTable';
import { NO_CHOICE } from './noChoice';
import { columnViews, fileView, matchTable } from './readFile';
import { countPictures, isSameAct, SHOWS, writeAct } from './plannedRows';
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
  /** The pictures whose content says whether their lots have them: until somebody has looked, they count as new. */
  unknownPictures(): readonly string[];
  /** Hashes of pictures by their paths, SHA-256 in hex; '' for one that cannot be read. */
  learnPictures(hashes: ReadonlyMap<string, string>): CheckView;
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
  /** What the rows say, without their pictures: the next plan goes on from it. */
  let base: ImportPlan | null = null;
  let plan: PicturedPlan | null = null;
  /** What was shown before the sale became another one; null: nothing has changed but by the person. */
  let shownBefore: readonly PicturedRow[] | null = null;
  let choice: ImportChoice = NO_CHOICE;
  let filter: RowFilter = 'all';
  let shown: readonly number[] = [];
  let writes: readonly WriteAct[] | null = null;
  let paths: readonly string[] = [];
  /** By row: its pictures. */
  let pictures: ReadonlyMap<number, readonly string[]> = new Map();
  /** By path. */
  const hashes = new Map<string, string>();

  const matchingNow = (): Matching => rowForm?.matching ?? [];

  function readRows(next: readonly CheckedRow[]): void {
    rows = next;
    if (paths.length === 0) return;
    const bundle = bundlePictures(paths);
    pictures = new Map(rows.map((row) => [row.row, bundle.take(row)]));
  }

  function letGo(): void {
    open = null;
    base = null;
    plan = null;
    shownBefore = null;
    rows = [];
    shown = [];
    writes = null;
    paths = [];
    pictures = new Map();
    hashes.clear();
  }

  const picturesOf = ({ row }: CheckedRow): readonly string[] => pictures.get(row) ?? [];

  function planAgain(before: typeof shownBefore = null): CheckView {
    shownBefore = before;
    base = planImport(rows, matchingNow(), sale, choice, base ?? undefined);
    return bringPictures();
  }

  function bringPictures(): CheckView {
    plan = base === null ? null : planPictures(base, { of: picturesOf, hashes, comeToLots: choice.pictures });
    writes = null;
    return view();
  }

  function view(): CheckView {
    const planned = plan?.rows ?? [];
    const made = planned.filter(({ act }) => act.kind === 'create');
    return {
      counts: plan?.counts ?? { create: 0, update: 0, unchanged: 0, skip: 0, refused: 0 },
      drafts: planned.filter(({ act }) => act.kind === 'create' && act.leftOut.length > 0).length,
      unknown: { category: unknown('category'), consignor: unknown('consignor') },
      photos: made.reduce((sum, { row }) => sum + Math.max(0, row.carried.photos.length - picturesOf(row).length), 0),
      pictures: countPictures(planned, paths.length),
      results: planned.filter(({ act }) => act.kind === 'update' && act.result !== null).length,
      filter,
      shown: shown.length,
      renewed: shownBefore === null ? 0 : planned.filter((each, at) => !isSameAct(each, shownBefore?.[at])).length,
    };
  }

  function unknown(field: 'category' | 'consignor'): UnknownView {
    const known = sale.lots.filter(({ deletedAt }) => deletedAt === null).map((lot) => lot[field]);
    const found = unknownNames(rows, field, known);
    const names = found.slice(0, MOST_NAMES).map(({ name, rows: of }) => ({ name, rows: of.length }));
    return { names, count: found.length };
  }

  function show(next: RowFilter): void {
    filter = next;
    shown = (plan?.rows ?? []).flatMap((planned, at) => (SHOWS[next](planned) ? [at] : []));
  }

  return {
    open(read, reading, knowledge, beside = []) {
      letGo();
      paths = beside;
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
      base = null;
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
    renew: () => planAgain(plan?.rows ?? []),
    unknownPictures: () => (base === null || !choice.pictures ? [] : unknownPictures(base, picturesOf, hashes)),
    learnPictures(learnt) {
      for (const [path, hash] of learnt) hashes.set(path, hash);
      return bringPictures();
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
      writes ??= (plan?.rows ?? []).flatMap((planned) => writeAct(planned) ?? []);
      return writes.slice(from, from + count);
    },
    left: () => (plan?.rows ?? []).flatMap((planned) => leftRow(planned, matchingNow(), open?.table.lines ?? []) ?? []),
    close: letGo,
  };
}

/** A person reads no longer list of unknown names. */
const MOST_NAMES = 12;
