import { type RefObject, useLayoutEffect } from 'react';

/** Before the key that began the editing is typed: its letter then lands in the control. The caret stands at the end. */
export function useCellFocus(control: RefObject<(HTMLElement & { value?: string }) | null>): void {
  useLayoutEffect(() => {
    const element = control.current;
    element?.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.setSelectionRange(element.value.length, element.value.length);
    }
  }, [control]);
}
