import { trustWorkerUrl } from '../workers/trustedWorkerUrl';
import { callWorker } from '../workers/workerCalls';
import { DESK_CALLS } from './fileDesk';
import type { FileDesk, ImportReader } from './ImportReader';
import workerUrl from './imports.worker?worker&url';

/** The reader of the browser: one worker, which starts with the first call. */
export function createWorkerImportReader(): ImportReader {
  const trusted = trustWorkerUrl(workerUrl);
  return callWorker<FileDesk>(() => new Worker(trusted(), { type: 'module', name: 'imports' }), DESK_CALLS);
}
