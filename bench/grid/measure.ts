import type { GridBenchApi, KeyTimes } from './api';

const pause = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

function nextEvent(type: string): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener(type, resolve, { once: true, capture: true }));
}

async function msUntil(isTrue: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isTrue()) {
    await pause();
    if (performance.now() - start > 60_000) throw new Error('It did not come within a minute.');
  }
  return performance.now() - start;
}

const isSaid = (text: string) => (): boolean =>
  [...document.querySelectorAll('[role=status]')].some((each) => each.textContent === text);

let endKeys = (): KeyTimes => ({ paint: [], script: [], longTasks: [] });
let endRows = (): number => -1;

function beginKeys(): void {
  const paint: number[] = [];
  const script: number[] = [];
  const longTasks = watchLongTasks();
  const onKey = ({ timeStamp }: Event): void => {
    setTimeout(() => script.push(performance.now() - timeStamp));
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => paint.push(performance.now() - timeStamp);
      channel.port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', onKey, { capture: true });
  endKeys = () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    return { paint, script, longTasks: longTasks() };
  };
}

function beginRows(): void {
  const touched = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (row !== undefined) touched.add(row);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  endRows = () => {
    observer.disconnect();
    return touched.size;
  };
}

async function scroll(frames: number, slow: number): Promise<number> {
  const grid = document.querySelector('[role=grid]');
  if (grid === null) throw new Error('There is no grid.');
  const step = grid.scrollHeight / frames;
  let slowFrames = 0;
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    // Asking where it is would make the browser lay everything out once more.
    grid.scrollTop = frame * step;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    if (now - before > slow) slowFrames += 1;
    before = now;
  }
  grid.scrollTop = 0;
  await pause(100);
  return slowFrames;
}

async function paste(rows: number) {
  const longTasks = watchLongTasks();
  const lines = Array.from({ length: rows }, (_, i) => `Pasted\t${String(1000 + i)}\t${String(2000 + i)}`);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\n'));
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.querySelector('[role=grid]')?.dispatchEvent(pasted);
  const ms = await msUntil(isSaid(`${String(rows)} lots changed.`));
  await pause(1000);
  return { ms, longTasks: longTasks() };
}

export const gridBench: GridBenchApi = {
  beginKeys,
  endKeys: () => endKeys(),
  beginRows,
  endRows: () => endRows(),
  scroll,
  untilSaid: (event, text) => nextEvent(event).then(() => msUntil(isSaid(text))),
  untilSorted: (event) =>
    nextEvent(event).then(() =>
      msUntil(() => document.querySelector('[data-row="0"]')?.ariaLabel?.startsWith('Lot 1,') === false),
    ),
  paste,
};
