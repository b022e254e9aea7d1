import { useCallback, useSyncExternalStore } from 'react';
import { useSignInFlowSelector } from './signInFlowHooks';
import { type Lane, selectCooldownUntil } from '../model/cooldownSlice';

const SECOND_MS = 1000;

/** Whole seconds until requests of this kind may be made again; 0 when they may now. Counts by itself. */
export function useCooldown(lane: Lane): number {
  const until = useSignInFlowSelector((state) => selectCooldownUntil(state, lane));
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
