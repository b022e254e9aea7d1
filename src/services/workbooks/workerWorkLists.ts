import { saveFile } from '../../shared/saveFile';
import { trustWorkerUrl } from '../workers/trustedWorkerUrl';
import { callWorker } from '../workers/workerCalls';
import type { WorkLists } from './WorkLists';
import workerUrl from './workbooks.worker?worker&url';

/** One worker, which starts with the first list. */
export function createWorkerWorkLists(): WorkLists {
  const trusted = trustWorkerUrl(workerUrl);
  const start = (): Worker => new Worker(trusted(), { type: 'module', name: 'workbooks' });
  return {
    ...callWorker<Pick<WorkLists, 'write'>>(start, ['write']),
    // No kind of text: Safari would open it in a tab.
    save: (name, bytes) => saveFile(name, new Blob([bytes], { type: 'application/octet-stream' })),
  };
}
