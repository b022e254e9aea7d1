/** Where the dragged lots would land: beside a row, with the line that shows it. CSS pixels of the window. */
export interface Drop {
  readonly lotId: string;
  readonly side: 'before' | 'after';
  readonly top: number;
  readonly left: number;
  readonly width: number;
}

/** The place under the pointer; null where no row is. */
export function dropAt(area: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): Drop | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lot]');
  const lotId = row?.dataset['lot'];
  if (row === null || row === undefined || lotId === undefined || !area.contains(row)) return null;
  const { top, bottom, left, width } = row.getBoundingClientRect();
  const side = y < (top + bottom) / 2 ? 'before' : 'after';
  // A row of a wide table goes on behind the edges of its box.
  const { left: least, right: most } = (scrollerOf(row) ?? area).getBoundingClientRect();
  const start = Math.max(left, least);
  return {
    lotId,
    side,
    top: side === 'before' ? top : bottom,
    left: start,
    width: Math.min(left + width, most) - start,
  };
}

/** CSS pixels from an edge within which the rows come by, and the most that they come by in a frame. */
const EDGE = 64;
const FASTEST = 24;

/** Scrolls what holds the rows when the pointer is near its upper or lower edge. True when it did. */
export function scrollStep(area: HTMLElement, y: number): boolean {
  const row = area.querySelector<HTMLElement>('[data-lot]');
  const scroller = row === null ? null : scrollerOf(row);
  const box = scroller?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const top = Math.max(0, box.top);
  const bottom = Math.min(window.innerHeight, box.bottom);
  const into = y < top + EDGE ? y - top - EDGE : y > bottom - EDGE ? y - bottom + EDGE : 0;
  if (into === 0) return false;
  const by = Math.round((Math.max(-EDGE, Math.min(EDGE, into)) / EDGE) * FASTEST);
  (scroller ?? document.scrollingElement)?.scrollBy(0, by);
  return true;
}

/** The nearest element round a row that scrolls up and down; null when the page does. */
function scrollerOf(row: HTMLElement): HTMLElement | null {
  for (
    let element = row.parentElement;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    const { overflowY } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight) return element;
  }
  return null;
}
