import { memo, useMemo } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { isContested, selectContestedOfLot } from '../conflict/conflicts';
import { useLotsSelector } from '../lotsHooks';
import { selectLot, selectLotPrivate } from '../lotsSlice';
import { lotsTexts, lotTexts } from '../lotsTexts';
import { selectUnreadableAmounts } from '../savesSlice';
import type { CellLanguage } from './cellValues';
import { GridCell } from './GridCell';
import { fieldOf, type GridColumnId } from './gridColumns';
import styles from './GridRow.module.css';
import { selectActiveColumn, selectEditingOfRow, selectIsChosen, selectRangeOfRow } from './gridSelectors';
import { NumberCell } from './NumberCell';
import { rowName } from './rowName';

interface GridRowProps {
  readonly lotId: string;
  /** Its place in the view, from 0. */
  readonly row: number;
  /** CSS pixels from the top of the table. */
  readonly start: number;
  readonly columns: readonly GridColumnId[];
  readonly language: CellLanguage;
  readonly href: string;
  readonly open: boolean;
}

/** One lot of the grid. Renders only when something of its own lot or in its own cells changes. */
export const GridRow = memo(function GridRow({ lotId, row, start, columns, language, href, open }: GridRowProps) {
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const publicLot = useLotsSelector((state) => selectLot(state, lotId));
  const privateFields = useLotsSelector((state) => selectLotPrivate(state, lotId));
  const lot = useMemo(
    () => (publicLot === undefined ? undefined : { ...privateFields, ...publicLot }),
    [publicLot, privateFields],
  );
  const active = useLotsSelector((state) => selectActiveColumn(state, lotId));
  const range = useLotsSelector((state) => selectRangeOfRow(state, row));
  const editing = useLotsSelector((state) => selectEditingOfRow(state, lotId));
  const chosen = useLotsSelector((state) => selectIsChosen(state, lotId));
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId));
  const contested = useLotsSelector((state) => selectContestedOfLot(state, lotId));
  if (lot === undefined) return null;
  const [left, right] = range === null ? [Infinity, -1] : range.split(':').map(Number);
  const inRange = (place: number): boolean => place >= (left ?? 0) && place <= (right ?? 0);
  return (
    <div
      role="row"
      className={styles['row']}
      style={{ transform: `translateY(${String(start)}px)` }}
      data-lot={lotId}
      data-row={row}
      data-chosen={chosen || undefined}
      data-open={open || undefined}
      data-editing={editing ?? undefined}
      aria-rowindex={row + 2}
      aria-selected={chosen || undefined}
      aria-label={rowName(lot, words, texts, language)}
    >
      {columns.map((column, place) => {
        if (column === 'number') {
          return (
            <NumberCell
              key={column}
              lot={lot}
              href={href}
              open={open}
              active={active === column}
              inRange={inRange(place)}
              chosen={chosen}
            />
          );
        }
        const field = fieldOf(column);
        return (
          <GridCell
            key={column}
            lot={lot}
            column={column}
            active={active === column}
            chosen={inRange(place)}
            editing={active === column ? editing : null}
            unread={field === null ? undefined : unread?.[field]}
            contested={field !== null && isContested(contested, field)}
            language={language}
          />
        );
      })}
    </div>
  );
});
