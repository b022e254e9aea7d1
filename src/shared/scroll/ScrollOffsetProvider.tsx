import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { createScrollMap, type ScrollMap } from './scrollMap';

const ScrollContext = createContext<ScrollMap | null>(null);

/** Wraps every page: holds the map of its named scroll targets. */
export function ScrollOffsetProvider({ children }: { readonly children: ReactNode }) {
  const [map] = useState(() => createScrollMap(window, window.location.hash.slice(1)));
  return <ScrollContext value={map}>{children}</ScrollContext>;
}

function useScrollMap(user: string): ScrollMap {
  const map = use(ScrollContext);
  if (map === null) {
    throw new Error(
      `${user} was used outside <ScrollOffsetProvider>: wrap the page in the provider, as the shell does.`,
    );
  }
  return map;
}

/** A ref for the element that is to be the target `name`. */
export function useScrollTarget(name: string): (element: HTMLElement | null) => (() => void) | undefined {
  const map = useScrollMap('useScrollTarget()');
  return useCallback((element) => (element === null ? undefined : map.register(name, element)), [map, name]);
}

/** `scrollToTarget(name)`: scrolls to a named target, stopping 80 px below the top; false when it does not exist. */
export function useScrollToTarget(): (name: string) => boolean {
  return useScrollMap('useScrollToTarget()').scrollToTarget;
}

/** `awaitTarget(name)`: scrolls to a named target, now or when it comes. */
export function useAwaitTarget(): (name: string) => void {
  return useScrollMap('useAwaitTarget()').awaitTarget;
}
