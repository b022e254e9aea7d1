interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the dragged lots would land: beside a row or a tile, with the line that shows it. CSS pixels of the window. */
export interface Drop {
  readonly lotId: string;
  readonly side: 'before' | 'after';
  readonly top: number;
  readonly left: number;
  /** One of the two is 0: a line lies between rows, and stands between tiles. */
  readonly width: number;
  readonly height: number;
}

const TILE = '[role=gridcell][data-lot]';
/** CSS pixels: who points between two tiles means one of them. */
const NEAR = 48;

/** The place under the pointer; null where no row and no tile is. */
export function dropAt(area: HTMLElement, at: Point): Drop | null {
  return area.querySelector(TILE) === null ? dropAtRow(area, at) : dropAtTile(area, at);
}

function dropAtTile(area: HTMLElement, { x, y }: Point): Drop | null {
  let [nearest, least]: [Drop | null, number] = [null, NEAR];
  for (const tile of area.querySelectorAll<HTMLElement>(TILE)) {
    const { top, bottom, left, right, height } = tile.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const lotId = tile.dataset['lot'];
    if (distance >= least || lotId === undefined) continue;
    const side = x < (left + right) / 2 ? 'before' : 'after';
    least = distance;
    nearest = { lotId, side, top, left: side === 'before' ? left : right, width: 0, height };
  }
  return nearest;
}

function dropAtRow(area: HTMLElement, { x, y }: Point): Drop | null {
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
    height: 0,
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
