import { useRef } from 'react';
import { GRID_ID } from '../shared/useFollowLot';

/** What lies over the page, in CSS pixels: its header, and the line under the lots. */
const ABOVE = 80;
const BELOW = 48;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * For the element around a table or gallery with a scroll bar of its own. A press leaves the page where it is, or the
 * next one would meet something else; with the first key after it the whole view comes in sight, so that the keys do not
 * lead below the edge of the window. Once, as it asks where everything is.
 */
export function useViewInSight() {
  const pressed = useRef(false);
  return {
    onPointerDown: (): void => {
      pressed.current = true;
    },
    onKeyDown: ({ key }: Pick<KeyboardEvent, 'key'>): void => {
      // Held for the next press, they lead nowhere: that press would meet another row.
      if (!pressed.current || MODIFIERS.has(key)) return;
      pressed.current = false;
      const view = document.getElementById(GRID_ID);
      if (view === null || view.dataset['scrolls'] === 'page') return;
      const { top, bottom } = view.getBoundingClientRect();
      const by = Math.min(bottom + BELOW - window.innerHeight, top - ABOVE);
      if (by > 0) window.scrollBy(0, by);
    },
  };
}
