import type { CDPSession, Page } from 'playwright-core';

export interface Memory {
  /** Bytes of JavaScript objects after collecting garbage. */
  readonly heap: number;
  /** Nodes that exist, in the document or held by something. */
  readonly nodes: number;
  readonly listeners: number;
}

/** What Chromium says of a page beside what the page can say of itself. */
export interface Watch {
  /** How long the page's main thread has worked since the last time this was asked, in ms of the thread's own time. */
  work(): Promise<number>;
  memory(): Promise<Memory>;
  /** Makes the processor so many times slower. */
  throttle(rate: number): Promise<void>;
}

async function readMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

export async function watchPage(page: Page): Promise<Watch> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = 0;
  return {
    async work() {
      const now = (await readMetric(session, 'TaskDuration')) * 1000;
      const since = now - before;
      before = now;
      return since;
    },
    async memory() {
      // Twice: what only finalizers held goes the second time.
      for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
      return {
        heap: await readMetric(session, 'JSHeapUsedSize'),
        nodes: await readMetric(session, 'Nodes'),
        listeners: await readMetric(session, 'JSEventListeners'),
      };
    },
    throttle: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
  };
}
