import { useEffect, useRef } from 'react';

/** Names the heading of the editor and the rows of the list in the page. */
export const EDITOR_HEADING_ID = 'editor-heading';
/** Names the grid: it has the focus for all of its rows. */
export const GRID_ID = 'lot-grid';
/** Names the list that a narrow window has in place of a grid. */
export const LIST_ID = 'lot-list';
/** Names what the sale is called, at the head of the workspace. */
export const SALE_HEADING_ID = 'sale-heading';
export const lotRowId = (lotId: string): string => `lot-row-${lotId}`;

/** Where the focus goes when its control has gone: among the lots, however they are shown; to the sale when there are none. */
export function focusLots(): void {
  const [lots] = [GRID_ID, LIST_ID, SALE_HEADING_ID].flatMap((id) => document.getElementById(id) ?? []);
  lots?.focus({ preventScroll: true });
}

/**
 * Keeps the focus, and with it the scrolling, where the work is: another lot in the editor begins at its heading, and
 * leaving the editor leads back to the row of the lot that was in it. Without this a keyboard would have to walk past
 * every lot to the fields, and a phone would open a lot in the middle and return to the top of the list. The lot of the
 * first address leaves the focus alone: a new page has its own beginning. So does a lot that has it in a field already.
 * `alone`: the editor has the page to itself, as on a phone.
 */
export function useFollowLot(lotId: string | null, alone = false): void {
  const shown = useRef(lotId);
  useEffect(() => {
    const left = shown.current;
    shown.current = lotId;
    if (left === lotId) return;
    if (lotId !== null) {
      const heading = document.getElementById(EDITOR_HEADING_ID);
      const field = heading?.closest('section')?.querySelector('[name]:focus') ?? null;
      if (field !== null) return;
      heading?.focus();
      // The heading stays at the edge of the window wherever one scrolls, so that its focus leads nowhere.
      if (alone) window.scrollTo({ top: 0, behavior: 'instant' });
    } else if (left !== null) {
      const grid = document.getElementById(GRID_ID);
      // Tiles that scroll with the page are as high as all of them: focusing them must not lead to their beginning.
      if (grid !== null) grid.focus({ preventScroll: grid.dataset['scrolls'] === 'page' });
      else document.getElementById(lotRowId(left))?.focus();
    }
  }, [lotId, alone]);
}
