import type { Page } from 'playwright-core';
import type { TimeMachine } from './recorder';

export interface Moment {
  readonly name: string;
  /** Number of the last action. */
  readonly index: number;
  readonly dom: string;
}

/**
 * What can be seen: the markup, and what stands in the fields. What is not the state's:
 * - ids that React counts up are all the same;
 * - attributes stand in one order: one that comes and goes is the last one afterwards;
 * - the item of a menu, and the tool of a toolbar, at which the keys are, as the focus;
 * - dialogs stand at the end of the page in the order in which their parts came, and are seen only when they are open;
 * - the address of a picture is made for each file that is read or made ready.
 */
export function lookAt(page: Page): Promise<string> {
  return page.evaluate(() => {
    // In a document of its own nothing is loaded again.
    const body = document.implementation.createHTMLDocument().importNode(document.body, true);
    for (const dialog of body.querySelectorAll('dialog:not([open])')) dialog.remove();
    for (const element of body.querySelectorAll('*')) {
      const attributes = [...element.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      // Where the keys are in a menu or a toolbar, as the focus is.
      const isItem = element.matches('[role^="menuitem"], [data-tool]');
      for (const { name } of attributes) element.removeAttribute(name);
      const seen = attributes.filter(({ name }) => !isItem || (name !== 'data-highlighted' && name !== 'tabindex'));
      for (const { name, value } of seen) element.setAttribute(name, value.replace(/^blob:.*/, 'blob:'));
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const values = fields.map((field) => `${field.labels?.[0]?.textContent ?? field.name}=${field.value}`);
    return [document.title, body.innerHTML.replace(/_r_[0-9a-z]+_/g, '_r_').replaceAll('><', '>\n<'), ...values].join(
      '\n',
    );
  });
}

/** What the recorder of the page answers. */
export function ask<Result>(page: Page, what: (machine: TimeMachine) => Result): Promise<Result> {
  return page.evaluate(`(${String(what)})(window.timeMachine)`);
}

/** The number of the last action. */
export const lastIndex = (page: Page): Promise<number> => ask(page, (machine) => machine.last());

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Shows the state after an action. */
export async function jump(page: Page, to: number): Promise<void> {
  await page.evaluate((index) => (window as { timeMachine?: TimeMachine }).timeMachine?.jump(index), to);
  await drawn(page);
}

/** Leaves an action out, or takes it in again. */
export async function toggle(page: Page, at: number): Promise<void> {
  await page.evaluate((index) => (window as { timeMachine?: TimeMachine }).timeMachine?.toggle(index), at);
  await drawn(page);
}

/** Puts an action before another one. */
export async function reorder(page: Page, at: number, before: number): Promise<void> {
  await page.evaluate(([from, to]) => (window as { timeMachine?: TimeMachine }).timeMachine?.reorder(from, to), [
    at,
    before,
  ] as const);
  await drawn(page);
}

/** What is seen as soon as it is `dom`, or after a second: the toast library takes its empty frames away a little later. */
export async function lookUntil(page: Page, dom: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await lookAt(page)) === dom) return dom;
    await page.waitForTimeout(50);
  }
  return lookAt(page);
}

/** How the page looks when nothing happens any more. */
export async function momentOf(page: Page, name: string): Promise<Moment> {
  let before = -1;
  let dom = '';
  for (;;) {
    const index = await lastIndex(page);
    const now = await lookAt(page);
    if (index === before && now === dom) return { name, index, dom };
    before = index;
    dom = now;
    await page.waitForTimeout(200);
  }
}
