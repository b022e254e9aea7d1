import { type RefObject, useEffect, useRef } from 'react';
import type { LotStatus } from '../../../../domain/lots/lot';

interface StepFocus {
  /** The sentence that says how the lot is: an element with `tabIndex={-1}`. */
  readonly sentence: RefObject<HTMLParagraphElement | null>;
  /** Does what a button is for, once. `detail`: which press of several it is, as a mouse tells. */
  readonly take: (event: { readonly detail: number }, step: () => void) => void;
}

/**
 * For the foot of the editor, where each step of a lot's life puts other buttons in the place of the one that was
 * pressed. The focus goes to the sentence that says how the lot is now, so that a second Enter takes nothing back; nor
 * does the second click of a double one. What stands in the foot before a step and after it needs a `key` of its own.
 */
export function useStepFocus(status: LotStatus | undefined): StepFocus {
  const sentence = useRef<HTMLParagraphElement>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    const wasOwn = isOwn.current;
    isOwn.current = false;
    // A colleague's step takes nobody's focus, nor does one that is undone from elsewhere.
    if (wasOwn && document.activeElement === document.body) sentence.current?.focus({ preventScroll: true });
  }, [status]);
  return {
    sentence,
    take: (event, step) => {
      if (event.detail > 1) return;
      isOwn.current = true;
      step();
    },
  };
}
