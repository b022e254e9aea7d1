/**
 * Where what pops up at `element` belongs: below an open dialog nothing can be reached, and screen readers find what is in
 * a landmark.
 */
export function popupHome(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>('dialog, main, header') ?? document.body;
}
