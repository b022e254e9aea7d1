import type { ExtraField, ExtraValue } from '../../lots/extras';
import type { EditableLotFields, PrivateLotFields } from '../../lots/lot';
import type { LotResult } from '../../lots/lotResult';
import type { LotFieldValues } from '../../lots/lotFields';
import type { LotNumber } from '../../numbering/lotNumber';
import type { CellForm, CellNote } from '../cells/readCell';
import type { ImportField, ImportTarget } from '../cells/targets';
import type { MatchedColumn, Matching } from '../columns/matchColumns';
import type { Carried } from '../own/carried';
import type { TargetNames } from '../columns/names';
import type { RowProblem } from '../plan/checkRow';
import type { PlaceProblem, ResultProblem } from '../plan/decision';
import type { FieldDifference, LotDifference, RowAct } from '../plan/planImport';
import type { ReadChoices } from '../read/readTable';
import type { TableProblem, TableWarning, TextForm, WorkbookSheet } from '../read/importTable';

/** What a person has chosen of how the file is read; the rest is found. `header`: the row with the names, null for none. */
export interface Reading extends ReadChoices {
  readonly header?: number | null;
  readonly sheet?: number;
}

/** What the reader of a file has to know besides the file. */
export interface Knowledge {
  readonly form: CellForm;
  /** What the fields are called, in every language. */
  readonly names: readonly TargetNames[];
  /** What this person has matched before, by the key of the header row. */
  readonly kept: Readonly<Record<string, Matching>>;
}

/** `currencies`: codes that the file names, none of them the sale's own, which is `sale`. Its amounts are taken as they stand. */
export type FileWarning =
  | TableWarning
  | { readonly rule: 'otherCurrency'; readonly currencies: readonly string[]; readonly sale: string };

/** A file as it was read: what is shown of it. */
export interface FileView {
  readonly name: string;
  readonly form: TextForm | null;
  readonly rows: number;
  readonly warnings: readonly FileWarning[];
  /** The sheets of a workbook; empty for a text file. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sheet: number;
  readonly header: number | null;
  /** The first rows, by which a person finds the one with the names. */
  readonly top: readonly string[];
  /** The platform whose file it is. */
  readonly platform: string | null;
  /** Under this key the matching is remembered. */
  readonly key: string | null;
}

export interface ColumnView extends MatchedColumn {
  /** What stands in the first filled cells. */
  readonly examples: readonly string[];
}

export type OpenView =
  | { readonly ok: true; readonly file: FileView; readonly columns: readonly ColumnView[] }
  /** `sheets`: another one may be chosen, when there are any. */
  | { readonly ok: false; readonly problem: TableProblem; readonly sheets: readonly WorkbookSheet[] };

/** Names that the sale does not have yet, the first of them, and how many there are. */
export interface UnknownView {
  readonly names: readonly { readonly name: string; readonly rows: number }[];
  readonly count: number;
}

export const ROW_FILTERS = ['all', 'problems', 'create', 'update', 'left'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** `come`: to new lots; `added`: to lots that are there; `there`: these have them already; `left`: those that stay out. */
export interface PictureCounts {
  readonly come: number;
  readonly added: number;
  readonly there: number;
  readonly left: number;
}

/** The check in numbers. */
export interface CheckView {
  readonly counts: Readonly<Record<RowAct['kind'], number>>;
  /** Rows that come in without the cells that could not be read. */
  readonly drafts: number;
  readonly unknown: { readonly category: UnknownView; readonly consignor: UnknownView };
  /** Photos that come to new lots from the sale that the file was made of, because no picture lies beside it. */
  readonly photos: number;
  /** Pictures of the bundle. */
  readonly pictures: PictureCounts;
  /** Rows that enter what came of a lot. */
  readonly results: number;
  readonly filter: RowFilter;
  /** Rows that the filter shows. */
  readonly shown: number;
  /** Rows that will be imported in another way than was shown, because the sale has changed. */
  readonly renewed: number;
}

export type ProblemView = Omit<RowProblem, 'row' | 'value'>;

/** `line`: of the file, counted from 1. */
export type PlaceView = (Exclude<PlaceProblem, { readonly other: number }> | OtherRow) & { readonly line?: number };
interface OtherRow {
  readonly rule: Extract<PlaceProblem, { readonly other: number }>['rule'];
}

/** A lot as a person knows it. */
export interface LotView {
  readonly number: LotNumber | null;
  readonly title: string;
}

export type ActView =
  | { readonly kind: 'create'; readonly number: LotNumber | null; readonly instead: LotNumber | null }
  | { readonly kind: 'update'; readonly by: 'id' | 'number'; readonly lot: LotView }
  | { readonly kind: 'unchanged'; readonly lot: LotView }
  | { readonly kind: 'skip'; readonly lot: LotView | null; readonly line: number | null }
  | { readonly kind: 'refused'; readonly place: PlaceView | null };

export interface CellView {
  readonly text: string;
  readonly problem: ProblemView | null;
  readonly note: CellNote | null;
  /** What of the lot this cell changes. */
  readonly changes: readonly ChangeView[];
}

/** One value before and after; `field` null: the number; `hammer`: what came of the lot. */
export type ChangeView =
  | { readonly field: null; readonly change: FieldDifference<LotNumber | null> }
  | { readonly field: 'hammer'; readonly change: FieldDifference<LotResult> }
  | { readonly field: ImportField; readonly change: FieldDifference<LotFieldValues[ImportField]> }
  | { readonly field: ExtraField; readonly change: FieldDifference<ExtraValue | null> };

export interface RowView {
  /** Its place among all rows that are checked. */
  readonly at: number;
  readonly line: number;
  readonly act: ActView;
  /** One for each column that is imported. */
  readonly cells: readonly CellView[];
  /** What is wrong outside of these columns. */
  readonly problems: readonly ProblemView[];
  /** Why its result is not entered, although the rest of it is imported. */
  readonly left: ResultProblem | null;
  /** So many pictures of the bundle come to its lot; `there`: so many the lot has already. */
  readonly pictures: { readonly come: number; readonly there: number };
}

/** What is written for a row that becomes a lot. */
export interface CreateAct {
  readonly kind: 'create';
  readonly number: LotNumber | null;
  readonly fields: Partial<EditableLotFields>;
  readonly privateFields: Partial<PrivateLotFields>;
  readonly carried: Carried;
  /** Paths in the bundle, in the order of the lot's photos. */
  readonly pictures: readonly string[];
}

/** What is written for a row that changes a lot. */
export interface UpdateAct {
  readonly kind: 'update';
  readonly lotId: string;
  readonly number: FieldDifference<LotNumber | null> | null;
  readonly changes: LotDifference;
  readonly result: FieldDifference<LotResult> | null;
  /** Paths in the bundle, behind the photos that the lot has. */
  readonly pictures: readonly string[];
}

export type WriteAct = CreateAct | UpdateAct;

/** A row that was not imported, for the file with the reasons. */
export interface LeftRow {
  readonly cells: readonly string[];
  readonly act: Extract<ActView, { readonly kind: 'skip' | 'refused' }>;
  readonly problems: readonly (ProblemView & { readonly target: ImportTarget | null })[];
}
