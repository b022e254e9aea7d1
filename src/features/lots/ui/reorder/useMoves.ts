import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { afterMove, type LotMove } from '../../../../domain/lots/lotMoves';
import { useAppDispatch } from '../../../../store/hooks';
import { selectGridIds } from '../../model/view/gridSelectors';
import { selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { moveLots } from '../../model/operations/lotCommands';
import { usePanel } from '../../../navigation/ui/usePanel';

/** What is read out after a move. Positions count from 1. */
export type MoveUpdate =
  | { readonly kind: 'moved'; readonly lotIds: readonly string[]; readonly position: number; readonly count: number }
  | { readonly kind: 'unmoved' | 'sorted' | 'cancelled' };

export interface Moves {
  /** All lots in sale order. */
  readonly ids: readonly string[];
  /** The lots that the view shows, in its order. */
  readonly shown: readonly string[];
  readonly update: MoveUpdate | null;
  /** The lots that move with this one: all chosen ones when it is one of them. */
  together(lotId: string): readonly string[];
  /** Does a move, unless the view has another order than the sale. */
  move(move: LotMove | null): void;
  tell(update: MoveUpdate): void;
}

/** Moving lots in the sale order, and saying where they are then. */
export function useMoves(): Moves {
  const dispatch = useAppDispatch();
  const ids = useLotsSelector(selectLotIds);
  const shown = useLotsSelector(selectGridIds);
  const chosen = useLotsSelector((state) => selectGrid(state).chosen);
  const isSorted = useLotsSelector((state) => selectGrid(state).sort !== null);
  const [update, tell] = usePanel<MoveUpdate | null>('move-news', null);
  const together = useCallback(
    (lotId: string) => (lotId in chosen ? ids.filter((id) => id in chosen) : [lotId]),
    [chosen, ids],
  );
  const move = useCallback(
    (wanted: LotMove | null): void => {
      if (isSorted) tell({ kind: 'sorted' });
      else if (wanted === null) tell({ kind: 'unmoved' });
      else {
        const position = afterMove(ids, wanted).indexOf(wanted.lotIds[0] ?? '') + 1;
        // At once, so that the focus can be put back on the row in its new place.
        flushSync(() => dispatch(moveLots(wanted)));
        tell({ kind: 'moved', lotIds: wanted.lotIds, position, count: ids.length });
      }
    },
    [dispatch, ids, isSorted, tell],
  );
  return { ids, shown, update, together, move, tell };
}
