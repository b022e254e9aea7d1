import { trustWorkerUrl } from '../../../src/services/workers/trustedWorkerUrl';
import type { WorkbooksBenchApi, WorkbooksRun } from './api';
import workerUrl from './rounds.worker?worker&url';

const worker = new Worker(trustWorkerUrl(workerUrl)(), { type: 'module' });

const run = (): Promise<WorkbooksRun> =>
  new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<WorkbooksRun>) => resolve(data);
    worker.postMessage(null);
  });

Object.assign(globalThis, { workbooksBench: { run } satisfies WorkbooksBenchApi });
