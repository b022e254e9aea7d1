import { useCallback, useSyncExternalStore } from 'react';
import { useEnteringSelector } from './enteringHooks';
import { type Lane, selectRestUntil } from '../model/restsSlice';

const SECOND_MS = 1000;

/** Whole seconds until requests of this kind may be made again; 0 when they may now. Counts by itself. */
export function useRest(lane: Lane): number {
  const until = useEnteringSelector((state) => selectRestUntil(state, lane));
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (until === null) return () => undefined;
      const timer = setInterval(onTick, SECOND_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () =>
    until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)),
  );
}
