import { type ExtraField, extraId, type ExtraKind, isExtraField, isGivenExtra } from '../../lots/extras';
import type { LotStatus } from '../../lots/lot';
import { LOT_FIELDS, type LotFieldName, type LotType } from '../../lots/lotFields';
import { formatLotNumber, type LotNumber } from '../../numbering/lotNumber';
import { minorDigits } from '../../values/money';
import type { PlatformLot, PlatformSale } from '../platformLot';
import { type Sheet, type SheetCell, type SheetColumn, type SheetKind, sheetNameOf } from './sheet';
import { columnsFor, type FixedColumn, type WorkListColumn } from './workListColumns';

/** What is called how in the list: words of the screen. */
export interface WorkListWords {
  readonly columns: Readonly<Record<FixedColumn, string>>;
  /** Of the sale's extras. */
  readonly extras: Readonly<Partial<Record<ExtraField, string>>>;
  readonly yesNo: readonly [yes: string, no: string];
  readonly statuses: Readonly<Record<LotStatus, string>>;
  readonly lotTypes: Readonly<Record<LotType, string>>;
  /** The name of a sheet for which the sale's own is no good. */
  readonly sheet: string;
}

export interface WorkList {
  readonly lots: readonly PlatformLot[];
  /** How many photos each lot has, by its id. */
  readonly photos: ReadonlyMap<string, number>;
  readonly sale: Pick<PlatformSale, 'title' | 'date' | 'currency'>;
  readonly columns: readonly WorkListColumn[];
  /** What lots of this sale say besides their fields, in the order of the sale. */
  readonly extras: readonly { readonly field: ExtraField; readonly kind: ExtraKind }[];
  readonly seesPrivate: boolean;
  readonly words: WorkListWords;
}

/** All lots of a sale with the chosen columns. What a person may not see is in no list, whatever was chosen. */
export function workListSheet(list: WorkList): Sheet {
  const { lots, sale, words } = list;
  const extras = list.extras.map(({ field }) => field);
  const columns = columnsFor(list.seesPrivate, extras).filter((column) => list.columns.includes(column));
  return {
    name: sheetNameOf(sale.title, words.sheet),
    columns: columns.map((column) => sheetColumn(column, list)),
    rows: lots.map((lot) => columns.map((column) => cellOf(column, lot, list))),
    decimals: minorDigits(sale.currency),
  };
}

const WIDTHS: Readonly<Record<SheetKind, number>> = { text: 24, longText: 60, count: 10, money: 14, day: 12 };

const OTHER_KINDS = {
  number: 'count',
  status: 'text',
  photos: 'count',
  hammer: 'money',
  sale: 'text',
  saleDate: 'day',
  id: 'text',
} as const;

const isField = (column: FixedColumn): column is FixedColumn & LotFieldName => Object.hasOwn(LOT_FIELDS, column);

const EXTRA_KINDS = { text: 'text', number: 'text', money: 'money', choice: 'text', yesNo: 'text' } as const;

const kindOfExtra = (column: ExtraField, { extras }: WorkList): ExtraKind =>
  extras.find(({ field }) => field === column)?.kind ?? 'text';

function kindOf(column: WorkListColumn, list: WorkList): SheetKind {
  if (isExtraField(column)) return EXTRA_KINDS[kindOfExtra(column, list)];
  if (!isField(column)) return OTHER_KINDS[column];
  const { kind } = LOT_FIELDS[column];
  return kind === 'choice' ? 'text' : kind;
}

function sheetColumn(column: WorkListColumn, list: WorkList): SheetColumn {
  const { words, sale } = list;
  const kind = kindOf(column, list);
  const name = isExtraField(column) ? (words.extras[column] ?? extraId(column)) : words.columns[column];
  return {
    header: kind === 'money' ? `${name} (${sale.currency})` : name,
    kind,
    width: column === 'title' ? 40 : WIDTHS[kind],
  };
}

function cellOf(column: WorkListColumn, lot: PlatformLot, list: WorkList): SheetCell {
  if (isExtraField(column)) return extraCell(column, lot, list);
  const { photos, sale, words } = list;
  switch (column) {
    case 'number':
      return numberCell(lot);
    case 'status':
      return words.statuses[lot.status];
    case 'photos':
      return photos.get(lot.id) ?? 0;
    case 'hammer':
      return amount(lot.hammer, sale.currency);
    case 'sale':
      return sale.title;
    case 'saleDate':
      return sale.date === '' ? null : { day: sale.date };
    case 'id':
      return lot.id;
    case 'lotType':
      return words.lotTypes[lot.lotType];
    default: {
      const value = lot[column];
      return kindOf(column, list) === 'money' ? amount(value as number | null, sale.currency) : value;
    }
  }
}

/** A number is a number, an amount is in units of the currency, and yes and no are words that an import reads. */
function extraCell(column: ExtraField, { extras }: PlatformLot, list: WorkList): SheetCell {
  const value = extras[extraId(column)];
  if (!isGivenExtra(value)) return null;
  const { words, sale } = list;
  if (typeof value === 'boolean') return words.yesNo[value ? 0 : 1];
  return typeof value === 'number' && kindOfExtra(column, list) === 'money' ? amount(value, sale.currency) : value;
}

/** A number, so that lists sort by it; 12A is a text. */
function numberCell({ number, suffix }: PlatformLot): SheetCell {
  if (number === null || suffix === '') return number;
  return formatLotNumber({ number, suffix: suffix as LotNumber['suffix'] });
}

const amount = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor / 10 ** minorDigits(currency);
