import { answerChecks } from '../../services/checks/answerChecks';
import type { CheckReply, CheckRequest } from '../../services/checks/checkMessages';
import { type CheckWorker, runCheck } from '../../services/checks/runningCheck';
import type { SaleChecker } from '../../services/checks/SaleChecker';

export interface FakeSaleChecker extends SaleChecker {
  /** What was sent to workers, in order. */
  readonly requests: readonly CheckRequest[];
  /** Workers that were started, and of these how many are running. */
  readonly started: number;
  readonly running: number;
  /** The worker breaks at the next question. */
  breakNext(): void;
}

/** Answers as the worker does, in the same thread a turn later. What goes either way is copied, as between threads. */
export function createFakeSaleChecker(): FakeSaleChecker {
  const requests: CheckRequest[] = [];
  const running = new Set<CheckWorker>();
  let started = 0;
  let breaks = false;
  const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

  const open = (): CheckWorker => {
    const answer = answerChecks();
    const worker: CheckWorker = {
      onmessage: null,
      onerror: null,
      postMessage(request) {
        requests.push(copied(request));
        const broken = breaks;
        breaks = false;
        // Not a timer: where time stands still, a worker answers all the same.
        void Promise.resolve().then(() => {
          if (!running.has(worker)) return;
          const reply: CheckReply = broken ? { broken: 'no memory' } : answer(copied(request));
          worker.onmessage?.({ data: copied(reply) });
        });
      },
      terminate: () => void running.delete(worker),
    };
    started += 1;
    running.add(worker);
    return worker;
  };
  return {
    requests,
    get started() {
      return started;
    },
    get running() {
      return running.size;
    },
    breakNext: () => void (breaks = true),
    start: (setup) => runCheck(open, setup),
  };
}
