/**
 * jsdom lays nothing out: every element is 0 pixels high, and a list that shows only what is in sight would show nothing.
 * After this each element says that it is `height` pixels high, whatever it holds.
 */
export function giveElementsHeight(height: number): void {
  for (const name of ['offsetHeight', 'clientHeight', 'offsetWidth', 'clientWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
  }
  // The list asks the window to stay where it is.
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
}
