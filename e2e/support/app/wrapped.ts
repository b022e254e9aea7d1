import type { Page } from 'playwright-core';

/** Words of these parts of the page that stand in two lines; what is only for listening is left out. */
export function wrapped(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.flatMap((part) =>
        [...document.querySelectorAll(`${part} :is(button, a, span, h1, h2)`)].flatMap((element) => {
          const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          return own.flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const isHidden = !element.checkVisibility() || getComputedStyle(element).clipPath !== 'none';
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return !isHidden && lines.size > 1 ? [node.textContent ?? ''] : [];
          });
        }),
      ),
    parts,
  );
}
