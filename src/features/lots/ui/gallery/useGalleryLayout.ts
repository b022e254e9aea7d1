import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Density } from '../../model/view/gridSlice';

/** Multiples of the root's text. `least`: the width of a tile; `words`: the height of what stands below its photo. */
const TILES: Readonly<Record<Density, { readonly least: number; readonly words: number; readonly gap: number }>> = {
  comfortable: { least: 14, words: 7.75, gap: 1 },
  compact: { least: 10, words: 6, gap: 0.5 },
};

/** A phone shows two side by side, whatever their width. */
const FEWEST = 2;

/** Photos are mostly taken 4 to 3. */
const PHOTO_RATIO = 3 / 4;

export interface GalleryLayout {
  readonly columns: number;
  /** CSS pixels, with the gap below. */
  readonly rowHeight: number;
  /** CSS pixels. */
  readonly photoHeight: number;
  readonly gap: number;
  /** CSS pixels from the top of the page. */
  readonly top: number;
}

/** How many tiles stand side by side in so many CSS pixels, and how high their rows are; all of the same height. */
export function layOut(width: number, density: Density, rem: number): Omit<GalleryLayout, 'top'> {
  const tile = TILES[density];
  const gap = tile.gap * rem;
  const columns = Math.max(FEWEST, Math.floor((width + gap) / (tile.least * rem + gap)));
  const photoHeight = Math.round(Math.max(0, (width - (columns - 1) * gap) / columns) * PHOTO_RATIO);
  return { columns, photoHeight, rowHeight: photoHeight + tile.words * rem + gap, gap };
}

/** The layout for the room that an element has, kept up while that changes. */
export function useGalleryLayout(sheet: RefObject<HTMLElement | null>, density: Density): GalleryLayout {
  const [room, setRoom] = useState({ width: 0, top: 0 });
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width } = element;
      const top = element.getBoundingClientRect().top + window.scrollY;
      // Out of sight it has no room, which says nothing.
      if (width > 0) setRoom((was) => (was.width === width && was.top === top ? was : { width, top }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What comes and goes above moves the tiles, and makes the page longer or shorter.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [sheet]);
  return { ...layOut(room.width, density, rem), top: room.top };
}
