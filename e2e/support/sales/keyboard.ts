import type { Locator, Page } from 'playwright-core';

export interface Keyboard {
  press(key: string, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Types a text whose first letter only is a key of its own, and the others come in one go: a machine takes its time for
   * each key, and what a key may do wrong the first one does.
   */
  write(text: string): Promise<void>;
  /** Goes from control to control by Tab, or back, until `target` has the focus. Rejects after 60 of them. */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** How many keys were pressed. */
  pressed(): number;
  /** The keys that nothing took because nothing had the focus, each with what had it before. */
  lost(): Promise<string[]>;
}

const MOST_TABS = 60;

interface WatchedWindow extends Window {
  lostKeys?: string[];
}

/** A person without a mouse, who notices when the focus is lost to the page. Call before the first `goto`. */
export async function useKeyboard(page: Page): Promise<Keyboard> {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    const lost: string[] = [];
    watched.lostKeys = lost;
    let before = '';
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) before = target.outerHTML.slice(0, 120);
    });
    // A page that has just been opened has its beginning; from then on somebody has the focus.
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (before !== '' && document.activeElement === document.body) lost.push(`${key} after ${before}`);
      },
      { capture: true },
    );
  });
  let count = 0;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      count += 1;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    type: async (text) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    write: async (text) => {
      count += text.length;
      await page.keyboard.type(text.slice(0, 1));
      if (text.length > 1) await page.keyboard.insertText(text.slice(1));
    },
    tabTo: async (target, key = 'Tab') => {
      await target.waitFor();
      for (let tabs = 0; !(await target.evaluate((element) => element === document.activeElement)); tabs += 1) {
        if (tabs === MOST_TABS) throw new Error(`${String(MOST_TABS)} times ${key} did not lead to ${String(target)}`);
        await press(key);
      }
    },
    pressed: () => count,
    lost: () => page.evaluate(() => (window as WatchedWindow).lostKeys ?? []),
  };
}
