import { trustWorkerUrl } from '../workers/trustedWorkerUrl';
import workerUrl from './check.worker?worker&url';
import { type CheckWorker, runCheck } from './runningCheck';
import type { SaleChecker } from './SaleChecker';

/** The checker of the browser: a worker for each check, whose code comes with its first question. */
export function createWorkerSaleChecker(): SaleChecker {
  const trusted = trustWorkerUrl(workerUrl);
  const open = (): CheckWorker => new Worker(trusted(), { type: 'module', name: 'checks' }) as unknown as CheckWorker;
  return { start: (setup) => runCheck(open, setup) };
}
