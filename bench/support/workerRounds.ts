import { trustWorkerUrl } from '../../src/services/workers/trustedWorkerUrl';

declare global {
  /** What a page that measures in rounds offers. Only inside the page. */
  var oneRound: () => Promise<unknown>;
}

/** A round in a worker: it begins with a message and ends with what was measured. */
export function roundsOf<Run>(workerUrl: string): () => Promise<Run> {
  const worker = new Worker(trustWorkerUrl(workerUrl)(), { type: 'module' });
  return () =>
    new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<Run>) => resolve(data);
      worker.postMessage(null);
    });
}

/** In the worker: measures once for each message. */
export function answerRounds(measure: () => unknown): void {
  self.addEventListener('message', () => void Promise.resolve(measure()).then((run) => self.postMessage(run)));
}

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Both after each other; which is the first changes with the rounds. */
export async function inTurn(
  round: number,
  ours: () => unknown,
  bare: () => unknown,
): Promise<readonly [ours: number, bare: number]> {
  if (round % 2 === 1) return [await timed(ours), await timed(bare)];
  const floor = await timed(bare);
  return [await timed(ours), floor];
}
