import {
  EDITABLE_LOT_FIELDS,
  type EditableLotField,
  PRIVATE_LOT_FIELDS,
  PRIVATE_PRICE_FIELDS,
  type PrivateLotField,
  SHARED_PRICE_FIELDS,
} from '../../../../domain/lots/lot';
import { type ExtraField, type ExtraKind, isExtraField } from '../../../../domain/lots/extras';
import { LOT_FIELDS } from '../../../../domain/lots/lotFields';
import { kindOfExtra } from '../../../../domain/platforms/profiles/knownExtras';
import type { ExtraColumn } from '../../../../domain/platforms/profiles/saleExtras';

/** What a cell holds and how it is typed. `longText` keeps line breaks; `choice` is one of few. */
export type CellKind = 'text' | 'longText' | 'money' | 'count' | 'number' | 'choice' | 'fixed';

/** `number` stands first and stays; `needs` lists what keeps a lot from being ready. */
export type GridColumnId = 'number' | 'status' | 'needs' | GridField | PlatformColumnId;

/** What a platform of the sale says to a lot. Such columns are there in sales that go to the platform. */
export type PlatformColumnId = `platform:${string}`;

const PLATFORM = 'platform:';

export const platformColumn = (platformId: string): PlatformColumnId => `${PLATFORM}${platformId}`;

/** The platform behind a column; null for all other columns. */
export const platformOf = (column: GridColumnId): string | null =>
  column.startsWith(PLATFORM) ? column.slice(PLATFORM.length) : null;

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

const EXTRA_CELLS = {
  text: 'text',
  number: 'number',
  money: 'money',
  choice: 'choice',
  yesNo: 'choice',
} as const satisfies Record<ExtraKind, CellKind>;

export function kindOf(column: GridColumnId): CellKind {
  if (isExtraField(column)) return EXTRA_CELLS[kindOfExtra(column)];
  return KINDS.get(column) ?? OTHER_KINDS[column] ?? (platformOf(column) === null ? 'text' : 'fixed');
}

const fieldNames: ReadonlySet<string> = new Set(GRID_FIELDS);

/** The field behind a column; null where nothing can be typed. */
export const fieldOf = (column: GridColumnId): GridField | null =>
  fieldNames.has(column) || isExtraField(column) ? (column as GridField) : null;

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
  hammer: 144,
  reserve: 120,
  quantity: 96,
};

/** CSS pixels: the head of a platform with a long name is cut, its state is not. */
const WIDTH_OF_PLATFORM = 136;

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
  /** Extras that are hidden at first, and that the person wants to see. */
  readonly shown?: readonly GridColumnId[];
  /** Of the columns that a sale shows by itself: those that the person has shown or hidden. */
  readonly decided?: readonly GridColumnId[];
  /** What the open sale shows by itself, as it is now. Known anew with each sale, and nothing that a person arranges. */
  readonly bySale?: readonly GridColumnId[];
}

/** Hidden at first in a sale that is prepared, and shown in one that has results. */
const BY_SALE: readonly GridColumnId[] = ['hammer'];

/** What a sale shows by itself. */
export const columnsBySale = (hasResults: boolean): readonly GridColumnId[] => (hasResults ? BY_SALE : NONE);
const NONE: readonly GridColumnId[] = [];

/** What a sale has besides the columns of every sale. */
type Extras = readonly Pick<ExtraColumn, 'field' | 'isOwn' | 'isRequired'>[];

/** What is looked at most stands where an ordinary window shows it. */
const BEFORE_STATE: readonly GridColumnId[] = [
  'title',
  'description',
  'category',
  'estimateLow',
  'estimateHigh',
  'hammer',
];

/** As a new device shows them: what one looks for first. */
export const FIRST_PLAN: ColumnPlan = {
  order: [
    ...BEFORE_STATE,
    'status',
    ...ALL_COLUMNS.filter((column) => !BEFORE_STATE.includes(column) && column !== 'status'),
  ],
  hidden: ALL_COLUMNS.filter((column) => !FIRST_SHOWN.has(column)),
  widths: {},
  decided: [],
};

/** Every column but the number in the plan's order; those that a newer version or the sale brought come last. */
export function orderedColumns(plan: ColumnPlan, extras: Extras = []): GridColumnId[] {
  const here: readonly GridColumnId[] = [...ALL_COLUMNS, ...extras.map(({ field }) => field)];
  const known = plan.order.filter((column) => here.includes(column) || platformOf(column) !== null);
  return [...known, ...here.filter((column) => !known.includes(column))];
}

/** What a house has made a column for, and what a platform wants of every lot, is seen at first; other extras are not. */
export function isShown(plan: ColumnPlan, column: GridColumnId, extras: Extras = []): boolean {
  if (plan.hidden.includes(column)) {
    return plan.bySale?.includes(column) === true && plan.decided?.includes(column) !== true;
  }
  const extra = extras.find(({ field }) => field === column);
  return extra === undefined || extra.isOwn || extra.isRequired || plan.shown?.includes(column) === true;
}

export function withShown(plan: ColumnPlan, column: GridColumnId, shown: boolean): ColumnPlan {
  const without = (list: readonly GridColumnId[] = []): GridColumnId[] => list.filter((each) => each !== column);
  const hidden = shown ? without(plan.hidden) : [...without(plan.hidden), column];
  const wanted = [...without(plan.shown), ...(shown && isExtraField(column) ? [column] : [])];
  const decided = BY_SALE.includes(column) ? { decided: [...without(plan.decided), column] } : {};
  return { ...plan, ...decided, hidden, ...((wanted.length > 0 || plan.shown !== undefined) && { shown: wanted }) };
}

/** The plan for a sale with these platforms: columns of others are not there, new ones stand behind the state. */
export function orderWithPlatforms(order: ColumnPlan['order'], platformIds: readonly string[]): ColumnPlan['order'] {
  const columns = platformIds.map(platformColumn);
  const own = order.filter((column) => platformOf(column) === null || columns.includes(column as PlatformColumnId));
  const missing = columns.filter((column) => !own.includes(column));
  if (missing.length === 0) return own.length === order.length ? order : own;
  const all = [...own, ...ALL_COLUMNS.filter((column) => !own.includes(column))];
  const place = all.indexOf('status') + 1;
  return [...all.slice(0, place), ...missing, ...all.slice(place)];
}

/** The columns on screen, the number first. `seesPrivate`: those that only editors may read can be among them. */
export function shownColumns(plan: ColumnPlan, seesPrivate: boolean, extras: Extras = []): GridColumnId[] {
  const seen = (column: GridColumnId): boolean =>
    isShown(plan, column, extras) && (seesPrivate || !isPrivateField(column));
  return ['number', ...orderedColumns(plan, extras).filter(seen)];
}

export const widthOf = (plan: ColumnPlan, column: GridColumnId): number =>
  plan.widths[column] ?? WIDTHS[column] ?? (platformOf(column) === null ? 180 : WIDTH_OF_PLATFORM);

/** The plan with a column `steps` places further to the end (negative: to the beginning) among the shown ones. */
export function moveColumn(plan: ColumnPlan, column: GridColumnId, steps: number, extras: Extras = []): ColumnPlan {
  const here = orderedColumns(plan, extras);
  // Extras of other sales keep their places.
  const order = [...plan.order, ...here.filter((each) => !plan.order.includes(each))];
  const shown = here.filter((each) => isShown(plan, each, extras));
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
  const { order, hidden, widths, shown, decided } = value as Readonly<Record<string, unknown>>;
  const columns = (list: unknown): GridColumnId[] =>
    Array.isArray(list)
      ? [...ALL_COLUMNS.filter((column) => list.includes(column)), ...extrasIn(list), ...platformsIn(list)]
      : [];
  const kept = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  const named = Array.isArray(order) ? (order as unknown[]).filter(isColumn) : [];
  // What a newer version brought is shown or not as on a new device.
  const isNew = (column: GridColumnId): boolean => named.length > 0 && !named.includes(column);
  return {
    // Nobody has seen what was hidden before a sale showed it: it stands where it stands at first.
    order: Array.isArray(decided) ? named : asAtFirst(named, columns(hidden)),
    hidden: [
      ...columns(hidden),
      ...FIRST_PLAN.hidden.filter((column) => isNew(column) && !columns(hidden).includes(column)),
    ],
    widths: Object.fromEntries(
      kept.filter(([, width]) => typeof width === 'number' && width >= NARROWEST && width <= WIDEST),
    ),
    ...(Array.isArray(shown) && { shown: extrasIn(shown) }),
    decided: BY_SALE.filter((column) => Array.isArray(decided) && decided.includes(column)),
  };
}

function asAtFirst(named: readonly GridColumnId[], hidden: readonly GridColumnId[]): readonly GridColumnId[] {
  const moved = BY_SALE.filter((column) => named.includes(column) && hidden.includes(column));
  const others = named.filter((column) => !moved.includes(column));
  return moved.reduce((order, column) => {
    const before = FIRST_PLAN.order[FIRST_PLAN.order.indexOf(column) - 1] ?? 'number';
    const place = order.indexOf(before) + 1;
    return [...order.slice(0, place), column, ...order.slice(place)];
  }, others);
}

export const isColumn = (value: unknown): value is GridColumnId =>
  (ALL_COLUMNS as readonly unknown[]).includes(value) ||
  (typeof value === 'string' && (isExtraField(value) || value.startsWith(PLATFORM)));

const extrasIn = (list: readonly unknown[]): ExtraField[] =>
  list.filter((each): each is ExtraField => typeof each === 'string' && isExtraField(each));

const platformsIn = (list: readonly unknown[]): GridColumnId[] =>
  list.filter(isColumn).filter((column) => platformOf(column) !== null);
