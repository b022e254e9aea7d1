import { use, useCallback, useRef } from 'react';
import { GridContext, type Way } from '../shared/gridContext';

/**
 * Leaves the cell that is edited. A key that leaves it has the focus go away, which would leave it a second time: then
 * there is nothing to be done any more.
 */
export function useLeaveOnce(): (way: Way, finish: () => void) => void {
  const { leaveCell } = use(GridContext);
  const isLeaving = useRef(false);
  return useCallback(
    (way, finish) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      finish();
      leaveCell(way);
      isLeaving.current = false;
    },
    [leaveCell],
  );
}
