import type { KeyboardEvent } from 'react';
import { type LotMove, moveAfter, moveBefore, moveDown, moveUp } from '../../../../domain/lots/lotMoves';
import { useAppDispatch } from '../../../../store/hooks';
import { placeDialogOpened } from '../../model/numbering/numberingSlice';
import type { Moves } from './useMoves';

/** The lot that the keys are about: the row with the focus, or the active row of the grid. */
function lotOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || target.closest('input, textarea, select') !== null) return undefined;
  const inGrid = target.matches('[role=grid]') ? currentTarget.querySelector('[role=row] [data-active]') : null;
  const row = target.closest('[data-lot]') ?? inGrid;
  return row?.closest<HTMLElement>('[data-lot]')?.dataset['lot'];
}

/** How many tiles stand side by side; 1 for rows. */
function tilesInARow(area: HTMLElement): number {
  const grid = area.querySelector('[role=gridcell][data-lot]')?.closest('[role=grid]');
  return Number(grid?.getAttribute('aria-colcount') ?? 1);
}

/** Over a whole row of tiles, or as far as there are some. */
function moveByRow({ ids, shown }: Moves, lotIds: readonly string[], by: number): LotMove | null {
  const places = shown.flatMap((id, place) => (lotIds.includes(id) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const to = by < 0 ? Math.max(0, first + by) : Math.min(shown.length - 1, last + by);
  return (by < 0 ? moveBefore : moveAfter)(ids, lotIds, shown[to] ?? '');
}

/**
 * Alt with an arrow moves the row, the tile, or all chosen ones, by one place, tiles up and down by a row of them; Alt and
 * Enter asks for the place.
 */
export function useMoveKeys(moves: Moves) {
  const { ids, shown, together, move } = moves;
  const dispatch = useAppDispatch();
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const columns = tilesInARow(event.currentTarget);
    const aside = columns > 1 ? ['ArrowLeft', 'ArrowRight'] : [];
    if (!['ArrowUp', 'ArrowDown', 'Enter', ...aside].includes(event.key)) return;
    const lotId = lotOf(event);
    if (lotId === undefined) return;
    event.preventDefault();
    const lotIds = together(lotId);
    if (event.key === 'Enter') {
      dispatch(placeDialogOpened({ lotIds }));
      return;
    }
    const focused = document.activeElement;
    const isBack = event.key === 'ArrowUp' || event.key === 'ArrowLeft';
    const isByRow = columns > 1 && !aside.includes(event.key);
    if (isByRow) move(moveByRow(moves, lotIds, isBack ? -columns : columns));
    else move(isBack ? moveUp(ids, lotIds, shown) : moveDown(ids, lotIds, shown));
    // A row that changes its place in the document loses the focus on the way.
    if (focused instanceof HTMLElement && document.activeElement !== focused && focused.isConnected) focused.focus();
  };
}
