/** Targets stop this many CSS pixels below the top of the window: the height of the landing page's header. */
export const SCROLL_OFFSET = 80;

/** Where to scroll to, in CSS pixels from the top of the document, so that an element stops `offset` below the top. */
export function scrollTopFor(elementTop: number, scrolled: number, offset: number = SCROLL_OFFSET): number {
  return Math.max(0, Math.round(elementTop + scrolled - offset));
}

/** What the map needs of an element. */
export interface TargetElement {
  getBoundingClientRect(): { readonly top: number };
  focus(options?: FocusOptions): void;
}

export interface ScrollMap {
  /** Puts a target on the map; the returned function takes it off again. A later one of the same name wins. */
  register(name: string, element: TargetElement): () => void;
  /** Scrolls so that the target stops below the header, and gives it the focus. False when there is no such target. */
  scrollToTarget(name: string): boolean;
  /** The same as soon as there is such a target: the part of a page that comes next. */
  awaitTarget(name: string): void;
}

/**
 * The map of named scroll targets. `awaited` is the name in the address a person came with: it is scrolled to once,
 * as soon as it is there, because pages appear after the browser has looked for it in vain.
 */
export function createScrollMap(view: Pick<Window, 'scrollTo' | 'scrollY'>, awaited = ''): ScrollMap {
  const targets = new Map<string, TargetElement>();
  let pending = awaited;
  const map: ScrollMap = {
    register(name, element) {
      targets.set(name, element);
      if (name === pending) map.scrollToTarget(name);
      return () => {
        if (targets.get(name) === element) targets.delete(name);
      };
    },
    scrollToTarget(name) {
      pending = '';
      const element = targets.get(name);
      if (element === undefined) return false;
      view.scrollTo({ top: scrollTopFor(element.getBoundingClientRect().top, view.scrollY), behavior: 'instant' });
      // The next Tab goes on from here, and a screen reader reads from here.
      element.focus({ preventScroll: true });
      return true;
    },
    awaitTarget(name) {
      if (!map.scrollToTarget(name)) pending = name;
    },
  };
  return map;
}
