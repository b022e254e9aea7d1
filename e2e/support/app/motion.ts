import type { Page } from 'playwright-core';

/** An animation or transition that a page has run. */
export interface Motion {
  /** Of the property or the animation, and of what moves. */
  readonly name: string;
  readonly ms: number;
  readonly times: number;
}

/** Writes down each motion of the page that is opened next, from its first frame on. Gives what it has seen until now. */
export async function watchMotion(page: Page): Promise<() => Promise<readonly Motion[]>> {
  await page.addInitScript(() => {
    const seen = new Map<string, { name: string; ms: number; times: number }>();
    Object.assign(window, { motionsSeen: seen });
    const look = (): void => {
      for (const each of document.getAnimations()) {
        const { duration, delay = 0, iterations = 1 } = each.effect?.getComputedTiming() ?? {};
        const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
        const what =
          each instanceof CSSTransition
            ? each.transitionProperty
            : each instanceof CSSAnimation
              ? each.animationName
              : 'by script';
        const name = `${what} of ${target?.tagName ?? ''}.${target?.getAttribute('class') ?? ''}`;
        const ms = Number(duration) + delay;
        seen.set(`${name} ${String(ms)} ${String(iterations)}`, { name, ms, times: iterations });
      }
    };
    // A short one may be over before the next frame; one that a script makes has no event.
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, look, { capture: true });
    const everyFrame = (): void => {
      look();
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
  });
  return () =>
    page.evaluate(() => {
      const { motionsSeen } = window as Window & {
        motionsSeen?: ReadonlyMap<string, { name: string; ms: number; times: number }>;
      };
      return [...(motionsSeen?.values() ?? [])];
    });
}
