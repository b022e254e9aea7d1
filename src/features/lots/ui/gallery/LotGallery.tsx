import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectActiveRow, selectGridIds } from '../../model/view/gridSelectors';
import { useKeepInSight } from '../shared/useKeepInSight';
import { selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { GRID_ID } from '../shared/useFollowLot';
import { tileId } from './GalleryTile';
import { GalleryRow } from './GalleryRow';
import styles from './LotGallery.module.css';
import { useGalleryActions } from './useGalleryActions';
import { type GalleryLayout, useGalleryLayout } from './useGalleryLayout';

interface LotGalleryProps {
  readonly saleId: string;
  readonly currency: string;
  /** The lot in the editor. */
  readonly openLotId: string | null;
}

/** The photos of all lots, a page of tiles with a scroll bar of its own. Only the rows in sight exist. */
export function LotGallery(props: LotGalleryProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layout = useLayout(sheet);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const rows = useVirtualizer({
    ...useRows(layout),
    getScrollElement: () => gallery.current,
    paddingStart: layout.gap,
    scrollPaddingStart: layout.gap,
  });
  return <Tiles {...props} {...{ gallery, sheet, layout, rows }} scrolls="itself" />;
}

/** The header of the page, which stays above what scrolls, in CSS pixels. */
const HEADER = 48;

/** The same on a window too narrow for a second scroll bar: the tiles scroll with the page. */
export function LotGalleryInPage(props: LotGalleryProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layout = useLayout(sheet);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized
  const rows = useWindowVirtualizer({
    ...useRows(layout),
    scrollMargin: layout.top,
    scrollPaddingStart: HEADER,
  });
  const place = useLotsSelector(selectActiveRow);
  const { openLotId } = props;
  const wasOpen = useRef(openLotId !== null);
  const latest = useRef({ rows, row: -1 });
  useEffect(() => {
    latest.current = { rows, row: Math.floor(place / layout.columns) };
  });
  // The editor had the page to itself; leaving it leads back to the lot that was in it.
  useEffect(() => {
    const before = wasOpen.current;
    wasOpen.current = openLotId !== null;
    if (before && openLotId === null && latest.current.row >= 0) {
      latest.current.rows.scrollToIndex(latest.current.row, { align: 'center' });
    }
  }, [openLotId]);
  return <Tiles {...props} {...{ gallery, sheet, layout, rows }} scrolls="page" />;
}

interface Rows {
  readonly scrollOffset: number | null;
  getVirtualItems(): readonly { readonly index: number; readonly start: number }[];
  getTotalSize(): number;
  measure(): void;
  scrollToIndex(index: number, options: { align: 'auto' | 'center' }): void;
}

interface TilesProps extends LotGalleryProps {
  readonly gallery: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly layout: GalleryLayout;
  readonly rows: Rows;
  readonly scrolls: 'itself' | 'page';
}

function Tiles({ saleId, currency, openLotId, gallery, sheet, layout, rows, scrolls }: TilesProps) {
  const texts = useTexts(lotsTexts);
  const density = useLotsSelector((state) => selectGrid(state).density);
  const { columns, rowHeight, photoHeight, gap } = layout;
  const page = (): number => {
    const room = scrolls === 'page' ? window.innerHeight - HEADER : (gallery.current?.clientHeight ?? 0);
    return Math.max(1, Math.floor(room / rowHeight));
  };
  const hrefOf = (lotId: string): string => `/sales/${saleId}?lot=${lotId}`;
  const { ids, place, lotId, handlers } = useGalleryActions({ columns, page, hrefOf });
  const isHidden = scrolls === 'page' && openLotId !== null;
  const row = Math.floor(place / columns);
  useRowsOfHeight(rows, layout, row);
  useKeepInSight({ rows, head: isHidden || place < 0 ? null : { row, column: 0 }, widths: [] });
  const looks = {
    '--columns': columns,
    '--photo-height': `${String(photoHeight)}px`,
    '--row-height': `${String(rowHeight - gap)}px`,
    '--gap': `${String(gap)}px`,
  } as CSSProperties;
  const start = scrolls === 'page' ? layout.top : 0;
  return (
    <div
      ref={gallery}
      id={GRID_ID}
      role="grid"
      tabIndex={0}
      className={styles['gallery']}
      style={looks}
      data-density={density}
      data-scrolls={scrolls}
      aria-label={texts.lots}
      aria-rowcount={Math.ceil(ids.length / columns)}
      aria-colcount={columns}
      aria-multiselectable
      aria-readonly
      aria-activedescendant={lotId === null ? undefined : tileId(lotId)}
      {...handlers}
    >
      <div ref={sheet} role="presentation" className={styles['sheet']} style={{ blockSize: rows.getTotalSize() }}>
        {columns > 0 &&
          rows
            .getVirtualItems()
            .map((item) => (
              <GalleryRow
                key={item.index}
                row={item.index}
                start={item.start - start}
                ids={ids.slice(item.index * columns, (item.index + 1) * columns)}
                currency={currency}
                saleId={saleId}
                openLotId={openLotId}
              />
            ))}
      </div>
    </div>
  );
}

function useLayout(sheet: RefObject<HTMLElement | null>): GalleryLayout {
  const density = useLotsSelector((state) => selectGrid(state).density);
  return useGalleryLayout(sheet, density);
}

/** What both kinds of scrolling have in common. */
function useRows({ columns, rowHeight }: GalleryLayout) {
  const count = useLotsSelector(selectGridIds).length;
  const place = useLotsSelector(selectActiveRow);
  const active = Math.floor(place / columns);
  return {
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
    // The active lot stays, wherever one scrolls: the focus points at it.
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return active < 0 || seen.includes(active) ? seen : [...seen, active].sort((a, b) => a - b);
      },
      [active],
    ),
  };
}

/** Other room, other rows: their places are worked out anew, and the active lot stays in sight. */
function useRowsOfHeight(rows: Rows, { columns, rowHeight }: GalleryLayout, active: number): void {
  const measured = useRef({ columns, rowHeight });
  useLayoutEffect(() => {
    if (measured.current.columns === columns && measured.current.rowHeight === rowHeight) return;
    measured.current = { columns, rowHeight };
    rows.measure();
    if (active >= 0) rows.scrollToIndex(active, { align: 'auto' });
  }, [rows, columns, rowHeight, active]);
}
