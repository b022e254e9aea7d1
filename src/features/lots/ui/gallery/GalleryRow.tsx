import { GalleryTile } from './GalleryTile';
import styles from './LotGallery.module.css';

interface GalleryRowProps {
  /** Its place in the gallery, from 0. */
  readonly row: number;
  /** CSS pixels from the top of the gallery. */
  readonly start: number;
  readonly ids: readonly string[];
  readonly currency: string;
  readonly saleId: string;
  readonly openLotId: string | null;
}

/** Tiles side by side. */
export function GalleryRow({ row, start, ids, currency, saleId, openLotId }: GalleryRowProps) {
  return (
    <div
      role="row"
      className={styles['row']}
      style={{ transform: `translateY(${String(start)}px)` }}
      aria-rowindex={row + 1}
    >
      {ids.map((lotId, column) => (
        <GalleryTile
          key={lotId}
          lotId={lotId}
          column={column}
          currency={currency}
          href={`/sales/${saleId}?lot=${lotId}`}
          open={lotId === openLotId}
        />
      ))}
    </div>
  );
}
