import type { Page } from 'playwright-core';

/** CSS pixels: fonts are a little higher than their lines, and browsers lay out in fractions. */
const NEARLY = 3;

/**
 * Pairs of texts that stand over one another, as “one” × “other”: what people see of them, cut where their boxes cut it.
 * What is only for listening, and what stands in one element, is left out. `within`: only what is in this part, such as a
 * dialog, which lies over half of a line.
 */
export function overlaps(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([nearly, part]) => {
      interface Seen {
        readonly element: Element;
        readonly text: string;
        readonly box: { left: number; right: number; top: number; bottom: number };
      }
      const seen: Seen[] = [];
      const root = [...document.querySelectorAll(part)].find((each) => each.checkVisibility());
      if (root === undefined) return [`${part} is not there`];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // Line by line: a link may stand in the line where the words before it end.
        const boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
        let isForListening = false;
        for (let each: Element | null = element; each !== null; each = each.parentElement) {
          const { clipPath, overflowX, overflowY } = getComputedStyle(each);
          if (clipPath !== 'none') isForListening = true;
          const outer = each.getBoundingClientRect();
          for (const box of boxes) {
            if (overflowX !== 'visible') {
              box.left = Math.max(box.left, outer.left);
              box.right = Math.min(box.right, outer.right);
            }
            if (overflowY !== 'visible') {
              box.top = Math.max(box.top, outer.top);
              box.bottom = Math.min(box.bottom, outer.bottom);
            }
          }
        }
        if (isForListening) continue;
        for (const box of boxes) {
          if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
          // What another part lies over is not seen: a row below the head of its table, a list below a bar.
          const top1 = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          if (top1 !== null && (element.contains(top1) || top1.contains(element))) seen.push({ element, text, box });
        }
      }
      return seen.flatMap((one, place) =>
        seen.slice(place + 1).flatMap((other) => {
          if (one.element === other.element) return [];
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          return wide > nearly && high > nearly ? [`“${one.text}” × “${other.text}”`] : [];
        }),
      );
    },
    [NEARLY, within] as const,
  );
}
