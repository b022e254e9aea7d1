import type { Page } from 'playwright-core';

/** More stops of Tab than this are not walked. */
const MOST_STOPS = 40;

/**
 * After the name of the place, what is lost where the system chooses all colours: text in the colour of its ground, fields
 * and buttons without a line, what is chosen, pressed or at hand and looks like the rest, and stops of Tab without a ring.
 */
export async function problemsInForcedColours(page: Page, place: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(lostInPlace);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(focusWithoutRing);
    if (seen === null) break;
    if (seen !== '') found.push(`no ring around ${seen}`);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(found)].map((problem) => `${place}: ${problem}`);
}

function lostInPlace(): string[] {
  const STATES = ['aria-pressed', 'aria-current', 'data-chosen', 'data-open', 'data-current', 'data-highlighted'];
  /** What is chosen says so to a reader by `aria-selected`, and is shown by that or by one of the others. */
  const MARKED = ['aria-selected', 'data-active', 'data-range', 'data-chosen', 'data-at', 'data-highlighted'];
  const SIGNS = [
    'color',
    'background-color',
    'border-top-color',
    'border-bottom-color',
    'border-bottom-width',
    'border-bottom-style',
    'outline-color',
    'outline-width',
    'outline-style',
    'text-decoration',
    'font-weight',
    'box-shadow',
    'content',
    'display',
    'opacity',
    'visibility',
  ];
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false;
    return true;
  };
  const groundOf = (element: Element): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'none';
  };
  const look = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) => SIGNS.map((sign) => style.getPropertyValue(sign)).join())
      .join();
  /** Whether an element looks no other without these attributes. */
  const isAlike = (element: Element, attributes: readonly string[]): boolean => {
    const before = look(element);
    const values = attributes.map((each) => [each, element.getAttribute(each)] as const);
    for (const [each] of values) element.removeAttribute(each);
    const rest = look(element);
    for (const [each, value] of values) if (value !== null) element.setAttribute(each, value);
    return before === rest;
  };
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.nodeValue?.trim());
    const isSameGround = element.matches('mark') && groundOf(element) === groundOf(element.parentElement ?? element);
    if (isSameGround && parseFloat(style.outlineWidth) === 0 && style.textDecorationLine === 'none')
      found.push(`a mark like the words around it: ${name(element)}`);
    if (hasText && style.color === groundOf(element)) found.push(`text in the colour of its ground: ${name(element)}`);
    const isField = element.matches(
      'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea',
    );
    if (isField || element.matches('.Button-button')) {
      const hasLine = (each: Element | null): boolean => {
        if (each === null) return false;
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(each);
        return (
          borderBottomStyle !== 'none' &&
          parseFloat(borderBottomWidth) > 0 &&
          !/^rgba\(.*, 0\)$/.test(borderBottomColor)
        );
      };
      if (!hasLine(element) && !hasLine(element.parentElement)) found.push(`no line: ${name(element)}`);
    }
    const chosen = element.getAttribute('aria-selected') === 'true' ? element : null;
    if (chosen !== null && isAlike(chosen, MARKED)) found.push(`aria-selected is not seen: ${name(element)}`);
    for (const state of STATES) {
      const value = element.getAttribute(state);
      if (value === null || value === 'false') continue;
      // A menu that is open says so by being there.
      if (state === 'data-open' && !element.hasAttribute('data-lot')) continue;
      // What a reader hears is shown by another sign of the same part, which is looked at itself.
      if (state.startsWith('aria') && element.closest('[data-open], [data-current]') !== null) continue;
      if (isAlike(element, [state])) found.push(`${state} is not seen: ${name(element)}`);
    }
  }
  return found;
}

function focusWithoutRing(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  if (element.hasAttribute('data-base-ui-focus-guard')) return '';
  // The last stop in a date is the browser's own button, with the browser's own ring.
  if (element.matches('[type="date"]:not(:focus-visible)')) return '';
  const at = element.getAttribute('aria-activedescendant');
  const places = [
    element,
    element.parentElement,
    element.nextElementSibling,
    at === null ? null : document.getElementById(at),
    ...element.querySelectorAll('[data-active]'),
  ];
  const hasRing = places.some((each) => {
    if (each === null) return false;
    // The ring of a link that covers more than its words is around what it covers.
    return [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    });
  });
  return hasRing
    ? ''
    : `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
}
