import { createWorkerPhotoPreparer } from '../../src/services/photos/workerPhotoPreparer';
import floorUrl from './floor.worker?worker&url';
import type { PhotoBenchApi, PhotoRun } from './api';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): URL };
}

const policy = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes?.createPolicy('bench-floor', {
  createScriptURL: () => floorUrl,
});

/** Both pipelines keep their workers between runs, as a page of the application does. */
const preparer = createWorkerPhotoPreparer();
const floorWorkers = [0, 1].map(() => new Worker(policy?.createScriptURL(floorUrl) ?? floorUrl, { type: 'module' }));

function prepareOnFloor(files: readonly File[]): Promise<number> {
  const waiting = [...files];
  let bytes = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = () => {
        const file = waiting.shift();
        if (file) worker.postMessage(file);
        else resolve();
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<Blob[]>) => {
        for (const blob of data) bytes += blob.size;
        next();
      };
      next();
    });
  return Promise.all(floorWorkers.map(work)).then(() => bytes);
}

async function prepareAsTheApplication(files: readonly File[]): Promise<number> {
  const prepared = await Promise.all(files.map((file) => preparer.prepare(file)));
  return prepared.reduce((sum, { files: { full, view, thumb } }) => sum + full.size + view.size + thumb.size, 0);
}

const longTasks: number[] = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration))).observe({
  type: 'longtask',
});

async function run(pipeline: 'lotsmith' | 'floor', count: number): Promise<PhotoRun> {
  const chosen = [...(document.querySelector('input')?.files ?? [])];
  if (chosen.length === 0) throw new Error('No photos were chosen');
  const files = Array.from({ length: count }, (_, i) => chosen[i % chosen.length]).filter((file) => file !== undefined);
  await pause(100); // Long tasks are reported late: those from before are not of this run.
  longTasks.length = 0;
  const start = performance.now();
  const bytes = pipeline === 'floor' ? await prepareOnFloor(files) : await prepareAsTheApplication(files);
  const ms = performance.now() - start;
  await pause(200);
  return { ms, bytes, longTasks: [...longTasks] };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

Object.assign(globalThis, { photoBench: { run } satisfies PhotoBenchApi });
