import { defaultRangeExtractor, measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import styles from './LotList.module.css';
import { LotRow } from './LotRow';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectActiveRow, selectGridIds } from '../../model/view/gridSelectors';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { LIST_ID } from '../shared/useFollowLot';

interface LotListProps {
  readonly saleId: string;
  readonly currency: string;
  readonly selectedId: string | null;
}

/** CSS pixels of a row that nobody has measured yet. */
const ROW_HEIGHT = 100;

/** The lots of the view in its order, on a window too narrow for a table. Only the rows in sight exist. */
export function LotList({ saleId, currency, selectedId }: LotListProps) {
  const texts = useTexts(lotsTexts);
  const ids = useLotsSelector(selectGridIds);
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Behind an open lot it has no place: it is asked again when it comes back.
    if (list.current !== null && list.current.offsetParent !== null) {
      setTop(list.current.getBoundingClientRect().top + window.scrollY);
    }
  }, [ids.length, selectedId]);
  const last = useLastOf(selectedId);
  const lastRow = last === null ? -1 : ids.indexOf(last);
  // oxlint-disable-next-line react/incompatible-library -- rows get its places as numbers
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((row: number) => ids[row] ?? row, [ids]),
    overscan: 12,
    // Behind an open lot the rows have no height. Taken for their own, it would scroll the lot away by all of theirs.
    measureElement: (row, entry, all) =>
      measureElement(row, entry, all) || (all.measurementsCache[all.indexFromElement(row)]?.size ?? ROW_HEIGHT),
    scrollMargin: top,
    // The lot that was open stays, so that closing it can lead back to its row.
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return lastRow < 0 || seen.includes(lastRow) ? seen : [...seen, lastRow].sort((a, b) => a - b);
      },
      [lastRow],
    ),
  });
  const activeRow = useLotsSelector(selectActiveRow);
  const first = useRef({ rows, activeRow, selectedId });
  // Coming from the gallery, one is at the same lot. Behind an open one the window is the editor's.
  useEffect(() => {
    const { rows: atFirst, activeRow: row, selectedId: open } = first.current;
    if (row >= 0 && open === null) atFirst.scrollToIndex(row, { align: 'center' });
  }, []);
  const wasOpen = useRef(selectedId !== null);
  const latest = useRef({ rows, lastRow });
  useEffect(() => {
    latest.current = { rows, lastRow };
  });
  // The editor had the page to itself, from its top; leaving it leads back to the lot that was in it.
  useEffect(() => {
    const before = wasOpen.current;
    wasOpen.current = selectedId !== null;
    const { rows: now, lastRow: row } = latest.current;
    if (before && selectedId === null && row >= 0) now.scrollToIndex(row, { align: 'center' });
  }, [selectedId]);
  return (
    <ol
      ref={list}
      id={LIST_ID}
      tabIndex={-1}
      className={styles['list']}
      aria-label={texts.lots}
      style={{ blockSize: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const id = ids[index];
        return id === undefined ? null : (
          <LotRow
            key={id}
            measure={rows.measureElement}
            row={index}
            total={ids.length}
            start={start - top}
            lotId={id}
            currency={currency}
            selected={id === selectedId}
            href={`/sales/${saleId}?lot=${id}`}
          />
        );
      })}
    </ol>
  );
}

/** The lot that is open, or was last. */
function useLastOf(lotId: string | null): string | null {
  const [last, setLast] = useState(lotId);
  if (lotId !== null && lotId !== last) setLast(lotId);
  return lotId ?? last;
}
