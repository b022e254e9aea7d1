import { useVirtualizer, type Range, defaultRangeExtractor } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { editEnded, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { useOpenTool } from '../shared/useTool';
import { GRID_ID } from '../shared/useFollowLot';
import type { CellLanguage } from '../../model/fields/cellValues';
import { CellNote } from './CellNote';
import { cellId } from '../cells/cellId';
import { GridContext, type GridCommands } from '../shared/gridContext';
import { GridHeader } from './GridHeader';
import { type GridSize, nextInReading, type Spot } from '../../model/view/gridPlaces';
import { GridRow } from './GridRow';
import { createRowSlots } from './rowSlots';
import { selectWidths } from '../../model/view/gridSelectors';
import styles from './GridTable.module.css';
import { useGridActions } from './useGridActions';
import { useGridClipboard } from './useGridClipboard';
import { useGridKeys } from './useGridKeys';
import { useGridPointer } from './useGridPointer';
import { useHeadActions } from './useHeadActions';
import { isRowInSight, useKeepInSight } from '../shared/useKeepInSight';
import { useLatest } from '../shared/useLatest';
import { useRowHeight } from './useRowHeight';
import { type TabRun, useTabRun } from './useTabRun';

interface GridTableProps {
  readonly saleId: string;
  readonly language: CellLanguage;
  readonly openLotId: string | null;
  readonly editable: boolean;
  readonly saleStatus: SaleStatus;
}

/** The table itself: it alone has the focus, and says which of its cells is active. Only the rows in sight exist. */
export function GridTable({ saleId, language, openLotId, editable, saleStatus }: GridTableProps) {
  const texts = useTexts(lotsTexts);
  const dispatch = useAppDispatch();
  const openTool = useOpenTool();
  const scroller = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const density = useLotsSelector((state) => selectGrid(state).density);
  const widths = useLotsSelector(selectWidths);
  const height = useRowHeight(density);
  const page = (): number => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height.row) - 2);
  const actions = useGridActions(language, editable, page);
  const { ids, columns, active, head } = actions;
  const heads = useHeadActions();
  const hrefOf = (lotId: string): string => `/sales/${saleId}?lot=${lotId}`;
  const run = useTabRun();
  const keys = useGridKeys({ actions, heads, run, editable, hrefOf, openSheet: () => openTool('keys') });
  const pointer = useGridPointer(actions, heads, editable);
  const clipboard = useGridClipboard(actions, editable);

  const [slotsOf] = useState(createRowSlots);
  const activeRow = active?.row ?? -1;
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height.row,
    getItemKey: useCallback((row: number) => ids[row] ?? row, [ids]),
    paddingStart: height.head,
    scrollPaddingStart: height.head,
    overscan: 8,
    // The active row stays, wherever one scrolls: it may be in the middle of an edit, and the focus points at it.
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return activeRow < 0 || seen.includes(activeRow) ? seen : [...seen, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
    ),
  });
  useRowsOfHeight(rows, height.row);
  useKeepInSight({ rows, head, widths, isInSight: (row) => isRowInSight(rows, row) });

  const leaveCell = useLatest((way: Parameters<GridCommands['leaveCell']>[0]) => {
    if (way === 'away') {
      dispatch(editEnded());
      return;
    }
    // While the control is there still: to take a control out of the page that has the focus costs more.
    scroller.current?.focus({ preventScroll: true });
    const to = active === null ? null : spotAfter(way, active, actions.size(), run);
    if (active === null || to === null || way === 'stay') {
      dispatch(editEnded());
      return;
    }
    if (way === 'next' || way === 'previous') run.tabbed(active, to);
    actions.goTo(to);
  });
  const hands = useMemo(() => ({ leaveCell, saleStatus }), [leaveCell, saleStatus]);

  const shown = rows.getVirtualItems().flatMap(({ index, start }) => {
    const lotId = ids[index];
    return lotId === undefined ? [] : [{ lotId, index, start }];
  });
  const slots = slotsOf(shown.map(({ lotId }) => lotId));

  const looks = {
    '--grid-columns': columnTracks(widths),
    '--grid-row-height': `${String(height.row)}px`,
    '--grid-head-height': `${String(height.head)}px`,
  } as CSSProperties;
  const place = active === null ? null : actions.placeAt(active);
  return (
    <GridContext value={hands}>
      <div
        ref={scroller}
        id={GRID_ID}
        role="grid"
        tabIndex={0}
        className={styles['grid']}
        style={looks}
        data-density={density}
        aria-label={texts.lots}
        aria-rowcount={ids.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-readonly={!editable}
        aria-activedescendant={place === null ? undefined : cellId(place.lotId, place.column)}
        onFocus={(event) => {
          // Focus that comes from another control for the first time begins at the first lot. Focus that is only handed
          // over because a control has gone is nobody's step: going back through time does that too.
          // A press on the box of a row far down must not lead to the top.
          const cameIn = event.target === event.currentTarget && event.relatedTarget !== null && !isPressed.current;
          if (cameIn && active === null) actions.goTo({ row: 0, column: 0 });
        }}
        {...keys}
        {...pointer}
        {...clipboard}
      >
        <div
          role="presentation"
          className={styles['sheet']}
          onPointerDownCapture={() => {
            isPressed.current = true;
          }}
          onPointerUpCapture={() => {
            isPressed.current = false;
          }}
          onPointerCancelCapture={() => {
            isPressed.current = false;
          }}
          style={{ blockSize: rows.getTotalSize(), inlineSize: widths.reduce((sum, width) => sum + width, 0) }}
        >
          <GridHeader columns={columns} dropAt={heads.dropAt} />
          {shown.map(({ lotId, index, start }) => (
            <GridRow
              key={slots.get(lotId)}
              lotId={lotId}
              row={index}
              start={start}
              columns={columns}
              language={language}
              href={hrefOf(lotId)}
              open={lotId === openLotId}
            />
          ))}
        </div>
      </div>
      <CellNote language={language} saleStatus={saleStatus} />
    </GridContext>
  );
}

function spotAfter(way: string, from: Spot, size: GridSize, run: TabRun): Spot | null {
  const { row, column } = from;
  switch (way) {
    case 'up':
      return { row: Math.max(0, row - 1), column };
    case 'down':
      return { row: Math.min(size.rows - 1, row + 1), column: run.columnAt(from) };
    case 'left':
      return { row, column: Math.max(0, column - 1) };
    case 'right':
      return { row, column: Math.min(size.columns - 1, column + 1) };
    default:
      return nextInReading(from, way === 'previous', size);
  }
}

/** The last column takes what room there is. */
function columnTracks(widths: readonly number[]): string {
  return widths
    .map((width, place) => (place === widths.length - 1 ? `minmax(${String(width)}px, 1fr)` : `${String(width)}px`))
    .join(' ');
}

/** All places are worked out anew when rows become higher or lower. */
function useRowsOfHeight(rows: { measure(): void }, height: number): void {
  const measured = useRef(height);
  useLayoutEffect(() => {
    if (measured.current === height) return;
    measured.current = height;
    rows.measure();
  }, [rows, height]);
}
