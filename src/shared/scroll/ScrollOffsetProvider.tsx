import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';

/** Height of the fixed header in CSS px: a target stops this far below the top of the window. */
export const SCROLL_OFFSET = 80;

export interface ScrollTargets {
  /** A ref callback that makes the element a target of this name while it is on the page. */
  register(name: string): (element: HTMLElement | null) => void;
  /** Scrolls the target to 80 px below the top; false when no such target is on the page. */
  scrollTo(name: string): boolean;
  /** The names on the page now. */
  names(): readonly string[];
}

const ScrollContext = createContext<ScrollTargets | null>(null);

function scrollToElement(element: HTMLElement) {
  const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET;
  window.scrollTo({ top: Math.max(0, top), behavior: calm ? 'auto' : 'smooth' });
  // Whoever goes on with the keyboard goes on from here, not from the link above.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Wraps every page and keeps the map of named scroll targets. The map is no state: nothing renders from it. */
export function ScrollOffsetProvider({ children }: { readonly children: ReactNode }) {
  const elements = useRef(new Map<string, HTMLElement>());
  const targets = useMemo<ScrollTargets>(() => {
    const callbacks = new Map<string, (element: HTMLElement | null) => void>();
    return {
      register: (name) => {
        const known = callbacks.get(name);
        if (known) return known;
        const callback = (element: HTMLElement | null) => {
          if (element) elements.current.set(name, element);
          else elements.current.delete(name);
        };
        callbacks.set(name, callback);
        return callback;
      },
      scrollTo: (name) => {
        const element = elements.current.get(name);
        if (!element) return false;
        scrollToElement(element);
        return true;
      },
      names: () => [...elements.current.keys()],
    };
  }, []);
  return <ScrollContext value={targets}>{children}</ScrollContext>;
}

/** The named scroll targets of the page. Throws outside the provider. */
export function useScrollTargets(): ScrollTargets {
  const targets = useContext(ScrollContext);
  if (targets === null) {
    throw new Error(
      'useScrollTargets() was used outside <ScrollOffsetProvider>: render the component inside the application shell, or wrap it in the provider.',
    );
  }
  return targets;
}
