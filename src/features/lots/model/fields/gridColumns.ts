import {
  EDITABLE_LOT_FIELDS,
  type EditableLotField,
  PRIVATE_LOT_FIELDS,
  PRIVATE_PRICE_FIELDS,
  type PrivateLotField,
  SHARED_PRICE_FIELDS,
} from '../../../../domain/lots/lot';
import { LOT_FIELDS } from '../../../../domain/lots/lotFields';

/** What a cell holds and how it is typed. `longText` keeps line breaks; `choice` is one of few. */
export type CellKind = 'text' | 'longText' | 'money' | 'count' | 'choice' | 'fixed';

/** `number` stands first and stays; `needs` lists what keeps a lot from being ready. */
export type GridColumnId = 'number' | 'status' | 'needs' | GridField;

/** The fields of every member that a cell can edit: a cover is chosen among photos, not typed. */
type SharedField = Exclude<EditableLotField, 'coverPhotoId'>;
/** The fields a cell can edit. Private ones are there for editors only. A hammer price makes its lot sold. */
export type GridField = SharedField | 'hammer' | PrivateLotField | ExtraField;

const SHARED_FIELDS = EDITABLE_LOT_FIELDS.filter((field) => field !== 'coverPhotoId') satisfies readonly SharedField[];

export const GRID_FIELDS: readonly GridField[] = [...SHARED_FIELDS, 'hammer', ...PRIVATE_LOT_FIELDS];

export const isPrivateField = (column: GridColumnId): column is PrivateLotField =>
  (PRIVATE_LOT_FIELDS as readonly string[]).includes(column);

/** What stands in columns without being a field of the registry. */
const OTHER_KINDS: Readonly<Partial<Record<string, CellKind>>> = {
  number: 'fixed',
  status: 'fixed',
  needs: 'fixed',
  hammer: 'money',
};
const KINDS: ReadonlyMap<string, CellKind> = new Map(
  [...SHARED_FIELDS, ...PRIVATE_LOT_FIELDS].map((field) => [field, LOT_FIELDS[field].kind]),
);

export const kindOf = (column: GridColumnId): CellKind => KINDS.get(column) ?? OTHER_KINDS[column] ?? 'text';

const fieldNames: ReadonlySet<string> = new Set(GRID_FIELDS);

/** The field behind a column; null where nothing can be typed. */
export const fieldOf = (column: GridColumnId): GridField | null =>
  fieldNames.has(column) ? (column as GridField) : null;

/** Whether something can be typed into a cell of this column: fields, and the number of the lot. */
export const isTyped = (column: GridColumnId): boolean => column === 'number' || fieldOf(column) !== null;

export const PRICE_FIELDS = [...SHARED_PRICE_FIELDS, ...PRIVATE_PRICE_FIELDS] as const satisfies readonly GridField[];
export type PriceField = (typeof PRICE_FIELDS)[number];

/** Every column that may be shown besides the number, in its first order. */
export const ALL_COLUMNS: readonly GridColumnId[] = [...GRID_FIELDS, 'status', 'needs'];

/** CSS pixels: the heads and the longest states in every language of ours, and the first seven in a window of 1280. */
const WIDTHS: Readonly<Partial<Record<string, number>>> = {
  /** Room for 99999A, and for the mark of a lot without a number. */
  number: 184,
  status: 152,
  needs: 240,
  title: 244,
  description: 200,
  category: 120,
  estimateLow: 152,
  estimateHigh: 152,
  startPrice: 120,
  buyNow: 120,
  hammer: 120,
  reserve: 120,
  quantity: 96,
};

/** CSS pixels. */
export const NARROWEST = 72;
export const WIDEST = 900;

const FIRST_SHOWN: ReadonlySet<string> = new Set([
  'status',
  'title',
  'description',
  'category',
  'condition',
  'estimateLow',
  'estimateHigh',
]);

/** How the person has arranged the columns. Columns that are not named stand where they stand at first. */
export interface ColumnPlan {
  readonly order: readonly GridColumnId[];
  readonly hidden: readonly GridColumnId[];
  readonly widths: Readonly<Partial<Record<GridColumnId, number>>>;
}

/** What is looked at most stands where an ordinary window shows it. */
const BEFORE_STATE: readonly GridColumnId[] = ['title', 'description', 'category', 'estimateLow', 'estimateHigh'];

/** As a new device shows them: what one looks for first. */
export const FIRST_PLAN: ColumnPlan = {
  order: [
    ...BEFORE_STATE,
    'status',
    ...ALL_COLUMNS.filter((column) => !BEFORE_STATE.includes(column) && column !== 'status'),
  ],
  hidden: ALL_COLUMNS.filter((column) => !FIRST_SHOWN.has(column)),
  widths: {},
};

/** Every column but the number in the plan's order; those that a newer version brought come last. */
export function orderedColumns(plan: ColumnPlan): GridColumnId[] {
  const known = plan.order.filter((column) => ALL_COLUMNS.includes(column));
  return [...known, ...ALL_COLUMNS.filter((column) => !known.includes(column))];
}

/** The columns on screen, the number first. `seesPrivate`: those that only editors may read can be among them. */
export function shownColumns(plan: ColumnPlan, seesPrivate: boolean): GridColumnId[] {
  const seen = (column: GridColumnId): boolean =>
    !plan.hidden.includes(column) && (seesPrivate || !isPrivateField(column));
  return ['number', ...orderedColumns(plan).filter(seen)];
}

export const widthOf = (plan: ColumnPlan, column: GridColumnId): number => plan.widths[column] ?? WIDTHS[column] ?? 180;

/** The plan with a column `steps` places further to the end (negative: to the beginning) among the shown ones. */
export function moveColumn(plan: ColumnPlan, column: GridColumnId, steps: number): ColumnPlan {
  const order = orderedColumns(plan);
  const shown = order.filter((each) => !plan.hidden.includes(each));
  const from = shown.indexOf(column);
  const beside = shown[Math.max(0, Math.min(shown.length - 1, from + steps))];
  if (from < 0 || beside === undefined || beside === column) return plan;
  const without = order.filter((each) => each !== column);
  const place = without.indexOf(beside) + (steps > 0 ? 1 : 0);
  return { ...plan, order: [...without.slice(0, place), column, ...without.slice(place)] };
}

/** A plan that was kept as text; the first one when it cannot be read. */
export function readPlan(value: unknown): ColumnPlan {
  if (typeof value !== 'object' || value === null) return FIRST_PLAN;
  const { order, hidden, widths } = value as Readonly<Record<string, unknown>>;
  const columns = (list: unknown): GridColumnId[] =>
    Array.isArray(list) ? ALL_COLUMNS.filter((column) => list.includes(column)) : [];
  const kept = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  const named = Array.isArray(order) ? (order as unknown[]).filter(isColumn) : [];
  // What a newer version brought is shown or not as on a new device.
  const isNew = (column: GridColumnId): boolean => named.length > 0 && !named.includes(column);
  return {
    order: named,
    hidden: [
      ...columns(hidden),
      ...FIRST_PLAN.hidden.filter((column) => isNew(column) && !columns(hidden).includes(column)),
    ],
    widths: Object.fromEntries(
      kept.filter(([, width]) => typeof width === 'number' && width >= NARROWEST && width <= WIDEST),
    ),
  };
}

const isColumn = (value: unknown): value is GridColumnId => (ALL_COLUMNS as readonly unknown[]).includes(value);
