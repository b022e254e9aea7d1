import type { PhotoRefusal } from '../../domain/photo';
import { GatewayFailure } from '../failure';
import { refusalOf } from './inspectPhoto';
import type { PhotoPreparer, PreparedPhoto } from './PhotoPreparer';
import type { PrepareReply, PrepareRequest } from './workerMessages';

/** What the pool needs of a Worker. */
export interface PhotoWorker extends EventTarget {
  postMessage(request: PrepareRequest): void;
  terminate(): void;
}

interface Job {
  readonly file: Blob;
  /** Settles the promise once; later calls do nothing. */
  readonly resolve: (prepared: PreparedPhoto) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gives files to at most `size` workers, one file each at a time (a decoded photo of 12 megapixels is 49 MB), in the
 * order asked for. Workers start when first needed. A worker that crashes takes only its own file with it.
 */
export function createPhotoPool(startWorker: () => PhotoWorker, size: number): PhotoPreparer {
  const waiting: Job[] = [];
  const idle: PhotoWorker[] = [];
  const busy = new Map<PhotoWorker, Job>();

  function next(): void {
    while (waiting.length > 0 && busy.size < size) {
      const job = waiting.shift();
      if (job === undefined) return;
      try {
        const worker = idle.pop() ?? start();
        busy.set(worker, job);
        worker.postMessage({ file: job.file });
      } catch (error) {
        job.reject(crashed(error));
      }
    }
  }

  function start(): PhotoWorker {
    const worker = startWorker();
    let hasAnswered = false;
    worker.addEventListener('message', (event) => {
      hasAnswered = true;
      const job = busy.get(worker);
      if (job === undefined || !(event instanceof MessageEvent)) return;
      busy.delete(worker);
      idle.push(worker);
      settle(job, event.data as PrepareReply);
      next();
    });
    const discard = (event: Event) => {
      const job = busy.get(worker);
      busy.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      worker.terminate();
      // A script that could not be fetched is told without a word; one that fails says what went wrong.
      const isLoaded = hasAnswered || event.type !== 'error' || 'message' in event;
      job?.reject(isLoaded ? crashed(event) : new GatewayFailure('notLoaded', describe(event)));
      next();
    };
    worker.addEventListener('error', discard);
    worker.addEventListener('messageerror', discard);
    return worker;
  }

  return {
    inspect: refusalOf,
    prepare: (file, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const job: Job = { file, resolve, reject };
        waiting.push(job);
        // A file under way is finished for nothing: that is cheaper than a new worker, and its place frees itself.
        signal?.addEventListener(
          'abort',
          () => {
            const place = waiting.indexOf(job);
            if (place >= 0) waiting.splice(place, 1);
            reject(signal.reason);
          },
          { once: true },
        );
        next();
      }),
    close() {
      const jobs = [...busy.values(), ...waiting.splice(0)];
      for (const worker of [...busy.keys(), ...idle.splice(0)]) worker.terminate();
      busy.clear();
      for (const job of jobs) job.reject(new DOMException('The photo preparer was closed', 'AbortError'));
    },
  };
}

function settle(job: Job, reply: PrepareReply): void {
  if ('prepared' in reply) job.resolve(reply.prepared);
  else job.reject(new GatewayFailure<PhotoRefusal>(reply.refused, reply.detail));
}

/** The worker failed, not the file. */
function crashed(cause: unknown): GatewayFailure<PhotoRefusal> {
  return new GatewayFailure<PhotoRefusal>('notPrepared', cause instanceof Event ? describe(cause) : cause);
}

function describe(event: Event): string {
  return `Photo worker: ${'message' in event ? String(event.message) : event.type}`;
}
