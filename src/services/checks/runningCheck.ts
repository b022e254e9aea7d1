import type { CheckSetup } from '../../domain/platforms/validate/saleCheck';
import type { CheckReply, CheckRequest } from './checkMessages';
import type { RunningCheck } from './SaleChecker';

/** As much of a worker as a check needs. */
export interface CheckWorker {
  postMessage(request: CheckRequest): void;
  terminate(): void;
  onmessage: ((event: { readonly data: CheckReply }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

interface Waiting {
  readonly resolve: (reply: CheckReply) => void;
  readonly reject: (error: Error) => void;
}

/** A check in a worker of its own. Replies come in the order of the questions. */
export function runCheck(open: () => CheckWorker, setup: CheckSetup): RunningCheck {
  let worker: CheckWorker | null = null;
  let broken: Error | null = null;
  let isStopped = false;
  const waiting: Waiting[] = [];

  const breakOff = (error: Error): void => {
    broken = error;
    worker?.terminate();
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const begin = (): CheckWorker => {
    const begun = open();
    begun.onmessage = ({ data }) => {
      if ('broken' in data) breakOff(new Error(data.broken));
      else waiting.shift()?.resolve(data);
    };
    begun.onerror = ({ message }) => breakOff(new Error(message ?? 'The worker could not be started.'));
    return begun;
  };
  const ask = async (request: CheckRequest): Promise<CheckReply> =>
    new Promise((resolve, reject) => {
      if (isStopped) return;
      if (broken !== null) {
        reject(broken);
        return;
      }
      worker ??= begin();
      waiting.push({ resolve, reject });
      worker.postMessage(request);
    });

  return {
    async platforms() {
      const reply = await ask({ setup });
      return 'platforms' in reply ? reply.platforms : [];
    },
    async change(changed) {
      const reply = await ask({ changed });
      if (!('answer' in reply)) throw new Error('The worker answered another question.');
      return reply.answer;
    },
    stop() {
      isStopped = true;
      waiting.length = 0;
      worker?.terminate();
    },
  };
}
