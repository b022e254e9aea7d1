import { useAppDispatch } from '../../../../store/hooks';
import { isTyped } from '../../model/fields/gridColumns';
import { selectResultsPhase } from '../../model/phase/phaseSlice';
import { editBegan, type GridPlace, noteMade } from '../../model/view/gridSlice';
import { useLotsStore } from '../shared/lotsHooks';

/** Opens the control of a cell, or says why nothing can be typed there; nothing for who may only look. */
export function useBeginTyping(editable: boolean) {
  const dispatch = useAppDispatch();
  const store = useLotsStore();
  return ({ column }: GridPlace, mode: 'replace' | 'amend'): void => {
    if (!editable || !isTyped(column)) return;
    const phase = selectResultsPhase(store.getState());
    if (column === 'hammer' && (phase === 'none' || phase === 'over')) {
      dispatch(noteMade({ kind: 'resultsStay', isOver: phase === 'over' }));
    } else dispatch(editBegan({ mode }));
  };
}
