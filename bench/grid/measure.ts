import type { ActTimes, CellPlace, GridBenchApi, GridName, KeyTimes, RowsTouched, ScrollTimes, Side } from './api';
import { countRenderedRows } from './renders';
import { SIDES } from './sides';

const SLOW_FRAME_MS = 50;
const LONGEST_WAIT_MS = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The moment after the next frame's own work: what it shows is on its way to the screen. */
function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve(performance.now());
      };
      channel.port2.postMessage(null);
    });
  });
}

function watchLongTasks(): () => number[] {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
  observer.observe({ type: 'longtask' });
  return () => {
    tasks.push(...observer.takeRecords().map((task) => task.duration));
    observer.disconnect();
    return tasks;
  };
}

async function paintedWhen(isTrue: () => boolean): Promise<number> {
  const start = performance.now();
  for (;;) {
    const now = await nextPaint();
    if (isTrue()) return now;
    if (now - start > LONGEST_WAIT_MS) throw new Error('What was waited for did not come.');
  }
}

function watchKeys(): () => KeyTimes {
  const paint: number[] = [];
  const slow = new Map<number, number>();
  const longTasks = watchLongTasks();
  const onKey = ({ timeStamp }: Event): void => void nextPaint().then((now) => paint.push(now - timeStamp));
  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & { readonly interactionId?: number };
      if (interactionId > 0) slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    note(observer.takeRecords());
    observer.disconnect();
    return { paint, slow: [...slow.values()], longTasks: longTasks() };
  };
}

function watchRows(rowAttribute: string): () => RowsTouched {
  const touched = new Set<string>();
  const countRendered = countRenderedRows();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute);
      if (row !== undefined && row !== null) touched.add(row);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    observer.disconnect();
    return { touched: touched.size, rendered: countRendered() };
  };
}

/** What `gridBench` does with the grid of that name. */
export function createGridBench(name: GridName, side: Side): GridBenchApi {
  const { scroller, cell, focus, rowAttribute } = SIDES[name];
  let endKeys = (): KeyTimes => ({ paint: [], slow: [], longTasks: [] });
  let endRows = (): RowsTouched => ({ touched: 0, rendered: 0 });
  const textAt = (place: CellPlace): string | undefined =>
    document.querySelector(cell(place))?.textContent ?? undefined;
  const isShown = (place: CellPlace, text: string) => (): boolean => textAt(place)?.includes(text) === true;

  const table = (): Element => {
    const found = document.querySelector(scroller);
    if (found === null) throw new Error('There is no grid.');
    return found;
  };

  async function scroll(frames: number): Promise<ScrollTimes> {
    const grid = table();
    const { left, top, width, height } = grid.getBoundingClientRect();
    const hasRow = (): boolean =>
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest(`[${rowAttribute}]`) !== null;
    const step = (grid.scrollHeight - grid.clientHeight) / frames;
    let [slow, blank] = [0, 0];
    let before = await nextPaint();
    for (let frame = 1; frame <= frames; frame += 1) {
      grid.scrollTop = frame * step;
      const now = await nextPaint();
      if (now - before > SLOW_FRAME_MS) slow += 1;
      if (!hasRow()) blank += 1;
      before = performance.now();
    }
    grid.scrollTop = 0;
    await pause(100);
    return { frames, slow, blank };
  }

  /** `act` at once; until the cell shows the text, and until the last one of the data has it. */
  async function timeAct(act: () => void, shown: CellPlace, last: CellPlace, text: string): Promise<ActTimes> {
    const longTasks = watchLongTasks();
    const start = performance.now();
    act();
    const ms = (await paintedWhen(isShown(shown, text))) - start;
    while (side.valueOf(last) !== text) {
      if (performance.now() - start > LONGEST_WAIT_MS) throw new Error('Not all of it came.');
      await pause(5);
    }
    const done = performance.now() - start;
    // What is still on its way would be counted as work of the next step.
    while (!side.isSettled()) await pause(20);
    await pause(1_000);
    return { ms, done, longTasks: longTasks() };
  }

  return {
    opened: paintedWhen(() => document.querySelector(cell({ row: 0, column: 'title' })) !== null),
    answer: side.answer,
    beginKeys: () => void (endKeys = watchKeys()),
    endKeys: () => endKeys(),
    beginRows: () => void (endRows = watchRows(rowAttribute)),
    endRows: () => endRows(),
    scroll,
    async untilOther(type, place) {
      const before = textAt(place);
      const event = await new Promise<Event>((resolve) => {
        document.addEventListener(type, resolve, { once: true, capture: true });
      });
      return (await paintedWhen(() => ![undefined, before].includes(textAt(place)))) - event.timeStamp;
    },
    paste(rows, text) {
      const lines = Array.from({ length: rows }, (_, i) => `${text}\t${String(1000 + i)}\t${String(2000 + i)}`);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', lines.join('\n'));
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      const act = (): void => void document.querySelector(focus)?.dispatchEvent(pasted);
      return timeAct(act, { row: 10, column: 'category' }, { row: rows - 1, column: 'category' }, text);
    },
    tell(lots, title) {
      const received = Array.from({ length: lots }, (_, i) => ({ index: i < 15 ? i : i * 50, title }));
      const last = received.at(-1)?.index ?? 0;
      return timeAct(() => side.tell(received), { row: 5, column: 'title' }, { row: last, column: 'title' }, title);
    },
    forget: side.forget,
  };
}
