import { adjustPrice, replaceAllIn } from '../../../../domain/lots/bulkEdit';
import { type ExtraField, isExtraField } from '../../../../domain/lots/extras';
import type { LotTextField } from '../../../../domain/lots/lot';
import { kindOfExtra } from '../../../../domain/platforms/profiles/knownExtras';
import { type CellLanguage, type GridLot, parseCell } from '../fields/cellValues';
import type { PriceField } from '../fields/gridColumns';
import type { CellEdit } from '../view/gridSlice';
import { planChange } from './planEdits';

/** Words that are looked for, and what stands there afterwards. */
export interface Wanted {
  readonly find: string;
  readonly by: string;
  readonly matchCase: boolean;
}

type TextColumn = LotTextField | ExtraField;

export interface ReplacePlan {
  readonly edits: readonly CellEdit[];
  /** How often the words were found, and in how many lots. */
  readonly places: number;
  readonly lots: number;
}

/** Replaces words in texts. A text that its field cannot hold then, such as one that is too long, stays in its cell unread. */
export function planReplace(
  lots: readonly GridLot[],
  columns: readonly TextColumn[],
  { find, by, matchCase }: Wanted,
  language: CellLanguage,
): ReplacePlan {
  let places = 0;
  const edits = lots.flatMap((lot): readonly CellEdit[] => {
    const changes = {};
    const unread: Record<string, string> = {};
    const before = places;
    for (const column of columns) {
      const value = lot[column];
      const { text, count } = replaceAllIn(typeof value === 'string' ? value : '', find, by, matchCase);
      places += count;
      if (count === 0 || text === value) continue;
      const parsed = parseCell(column, text, language);
      if (parsed.ok) Object.assign(changes, parsed.changes);
      else unread[column] = text;
    }
    return places === before ? [] : [{ lotId: lot.id, changes, unread }];
  });
  return { edits, places, lots: edits.length };
}

/** Amounts and figures changed by percent: amounts are rounded as prices are, figures to six digits. */
export function planAdjust(
  lots: readonly GridLot[],
  columns: readonly (PriceField | ExtraField)[],
  percent: number,
  currency: string,
): readonly CellEdit[] {
  const byLot = new Map<string, CellEdit>();
  for (const column of columns) {
    const isFigure = isExtraField(column) && kindOfExtra(column) === 'number';
    const change = (value: GridLot[typeof column]): number | undefined => {
      if (typeof value !== 'number') return undefined;
      return isFigure
        ? Number(((value * (100 + percent)) / 100).toPrecision(6))
        : adjustPrice(value, percent, currency);
    };
    for (const edit of planChange(lots, [column], change)) {
      const known = byLot.get(edit.lotId);
      byLot.set(edit.lotId, { ...edit, changes: { ...known?.changes, ...edit.changes } });
    }
  }
  return lots.flatMap(({ id }) => byLot.get(id) ?? []);
}
