/** Milliseconds of the page's clock at each step of an import, and how long its tasks over 50 ms took. */
export interface Marks {
  readonly chosen?: number;
  readonly read?: number;
  readonly pressed?: number;
  readonly problem?: number;
  /** All rows are checked, and the page offers to import them. */
  readonly checked?: number;
  /** From the choice of the file until all is checked and shown. */
  readonly checking: readonly number[];
  /** While the table was scrolled through. */
  readonly scrolling: readonly number[];
}

declare global {
  interface Window {
    importMarks?: Marks;
    pressCheck?: () => void;
    scrollThrough?: (jumps: number) => Promise<Marks>;
  }
}

/** Runs in the page: notes when an import comes to its steps, and every long task from the choice of the file on. */
export function watchImport(): void {
  const times: { -readonly [Step in 'chosen' | 'read' | 'pressed' | 'problem' | 'checked']?: number } = {};
  const checking: number[] = [];
  const scrolling: number[] = [];
  let tasks = checking;
  const note = (entries: PerformanceEntryList): void => {
    for (const { startTime, duration } of entries) {
      if (times.chosen !== undefined && startTime >= times.chosen) tasks.push(duration);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const CHECK = /^Check the rows$/;
  const IMPORT = /^Import [\d,]+ rows$/;
  const button = (name: RegExp): HTMLElement | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
  document.addEventListener('change', () => (times.chosen = performance.now()), { capture: true, once: true });
  const look = (): void => {
    if (times.read === undefined && button(CHECK) !== undefined) times.read = performance.now();
    const isShown = document.querySelector('[role=table] [aria-invalid=true]') !== null;
    if (times.pressed !== undefined && times.problem === undefined && isShown) times.problem = performance.now();
    if (times.problem !== undefined && button(IMPORT) !== undefined) times.checked = performance.now();
    else requestAnimationFrame(look);
    window.importMarks = { ...times, checking, scrolling };
  };
  requestAnimationFrame(look);
  window.pressCheck = () => {
    times.pressed = performance.now();
    button(CHECK)?.click();
  };
  window.scrollThrough = async (jumps) => {
    note(observer.takeRecords());
    tasks = scrolling;
    const box = document.querySelector('[role=table]');
    for (let jump = 1; jump <= jumps; jump += 1) {
      box?.scrollTo({ top: ((box.scrollHeight - box.clientHeight) * jump) / jumps });
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    note(observer.takeRecords());
    observer.disconnect();
    return { ...times, checking, scrolling };
  };
}
