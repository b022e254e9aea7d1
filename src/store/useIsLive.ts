import { useSyncExternalStore } from 'react';
import type { AppStore } from './createAppStore';
import { useAppStore } from './hooks';

const useWholeStore = useAppStore.withTypes<AppStore>();

/**
 * Whether what is shown is what is the case. While the developer tools show another moment, what a component would ask
 * for by itself stays unasked.
 */
export function useIsLive(): boolean {
  const { subscribe, isLive } = useWholeStore();
  return useSyncExternalStore(subscribe, isLive);
}
