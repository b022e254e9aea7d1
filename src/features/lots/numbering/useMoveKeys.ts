import type { KeyboardEvent } from 'react';
import { moveDown, moveUp } from '../../../domain/lotMoves';
import { useAppDispatch } from '../../../store/hooks';
import { placeDialogOpened } from './numberingSlice';
import type { Moves } from './useMoves';

/** The lot that the keys are about: the row with the focus, or the active row of the grid. */
function lotOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || target.closest('input, textarea, select') !== null) return undefined;
  const inGrid = target.matches('[role=grid]') ? currentTarget.querySelector('[role=row] [data-active]') : null;
  const row = target.closest('[data-lot]') ?? inGrid;
  return row?.closest<HTMLElement>('[data-lot]')?.dataset['lot'];
}

/** Alt with an arrow moves the row, or all chosen ones, by one place; Alt and Enter asks for the place. */
export function useMoveKeys({ ids, shown, together, move }: Moves) {
  const dispatch = useAppDispatch();
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return;
    const lotId = lotOf(event);
    if (lotId === undefined) return;
    event.preventDefault();
    const lotIds = together(lotId);
    if (event.key === 'Enter') {
      dispatch(placeDialogOpened({ lotIds }));
      return;
    }
    const focused = document.activeElement;
    move(event.key === 'ArrowUp' ? moveUp(ids, lotIds, shown) : moveDown(ids, lotIds, shown));
    // A row that changes its place in the document loses the focus on the way.
    if (focused instanceof HTMLElement && document.activeElement !== focused && focused.isConnected) focused.focus();
  };
}
