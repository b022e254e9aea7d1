import { type FocusEventHandler, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onBlur: FocusEventHandler;
}

const FOCUSABLE = ':enabled:not([hidden],fieldset,option),a,summary';

/**
 * Spread it on the element around what comes and goes: when the control that has the focus is taken away, the first one
 * that is there then gets it, so that the next Tab does not begin at the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  // What is taken away while it has the focus says nothing of it. A dialog in here that closes gives the focus to where it was
  // before, and this must know, or it takes the focus from there at the next moment without one.
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Node && ref.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      ref.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
  });
  return {
    ref,
    onBlur: () => {
      inside.current = false;
    },
  };
}
