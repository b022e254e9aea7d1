import { memo, useMemo } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { isContested } from '../../model/conflict/conflicts';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import type { CellLanguage } from '../../model/fields/cellValues';
import { GridCell } from '../cells/GridCell';
import { PlatformCell } from '../cells/PlatformCell';
import { fieldOf, type GridColumnId, platformOf } from '../../model/fields/gridColumns';
import styles from './GridRow.module.css';
import { NumberCell } from './NumberCell';
import { rowName } from '../../model/view/rowName';
import { isSameRowView, selectRowView } from './rowView';

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
  const view = useLotsSelector((state) => selectRowView(state, lotId, row), isSameRowView);
  const { publicLot, privateFields, active, range, editing, chosen, unread, contested, problems } = view;
  const lot = useMemo(
    () => (publicLot === undefined ? undefined : { ...privateFields, ...publicLot }),
    [publicLot, privateFields],
  );
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
              coverPhotoId={view.coverPhotoId}
              saveStatus={view.saveStatus}
              photoFailed={view.photoFailed}
              href={href}
              open={open}
              active={active === column}
              inRange={inRange(place)}
              chosen={chosen}
              editing={active === column ? editing : null}
              unread={unread?.number}
              problems={problems}
            />
          );
        }
        const platformId = platformOf(column);
        if (platformId !== null) {
          return (
            <PlatformCell
              key={column}
              lot={lot}
              column={column}
              platformId={platformId}
              problems={problems}
              active={active === column}
              chosen={inRange(place)}
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
            problems={problems}
            language={language}
          />
        );
      })}
    </div>
  );
});
