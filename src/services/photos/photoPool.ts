import type { PhotoRefusal } from '../../domain/photos/photo';
import { GatewayFailure } from '../failure';
import { hasForm } from './hasForm';
import { refusalOf } from './inspectPhoto';
import type { PhotoPreparer } from './PhotoPreparer';
import type { PhotoTask, PrepareReply, PrepareRequest } from './workerMessages';

/** What the pool needs of a Worker. */
export interface PhotoWorker extends EventTarget {
  postMessage(request: PrepareRequest): void;
  terminate(): void;
}

interface Job {
  readonly request: PrepareRequest;
  /** Settles the promise once; later calls do nothing. */
  readonly resolve: (reply: PrepareReply) => void;
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
        worker.postMessage(job.request);
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
      job.resolve(event.data as PrepareReply);
      next();
    });
    const discard = (event: Event) => {
      const job = busy.get(worker);
      busy.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      worker.terminate();
      // The error event of a script that could not be fetched has no message; that of a script that throws has one.
      const isLoaded = hasAnswered || event.type !== 'error' || 'message' in event;
      job?.reject(isLoaded ? crashed(event) : new GatewayFailure('notLoaded', describe(event)));
      next();
    };
    worker.addEventListener('error', discard);
    worker.addEventListener('messageerror', discard);
    return worker;
  }

  const work = (file: Blob, task: PhotoTask, signal?: AbortSignal): Promise<PrepareReply> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job: Job = { request: { ...task, file }, resolve, reject };
      // Nobody sees a lot before it is known that its file is not here twice: that goes first.
      const isFirst = task.task === 'fingerprint';
      const firstOther = isFirst ? waiting.findIndex(({ request }) => request.task !== 'fingerprint') : -1;
      waiting.splice(firstOther < 0 ? waiting.length : firstOther, 0, job);
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
    });

  return {
    inspect: refusalOf,
    async prepare(file, signal) {
      const reply = await work(file, { task: 'prepare' }, signal);
      if ('prepared' in reply) return reply.prepared;
      throw refused(reply);
    },
    async fingerprint(file) {
      const reply = await work(file, { task: 'fingerprint' });
      if ('fingerprint' in reply) return reply.fingerprint;
      throw refused(reply);
    },
    async fit(photo, form) {
      if (await hasForm(photo, form)) return photo;
      const reply = await work(new Blob([photo]), { task: 'fit', form });
      if ('fitted' in reply) return new Uint8Array(await reply.fitted.arrayBuffer());
      throw refused(reply);
    },
    close() {
      const jobs = [...busy.values(), ...waiting.splice(0)];
      for (const worker of [...busy.keys(), ...idle.splice(0)]) worker.terminate();
      busy.clear();
      for (const job of jobs) job.reject(new DOMException('The photo preparer was closed', 'AbortError'));
    },
  };
}

function refused(reply: PrepareReply): GatewayFailure<PhotoRefusal> {
  return 'refused' in reply ? new GatewayFailure(reply.refused, reply.detail) : new GatewayFailure('notPrepared');
}

/** The worker failed, not the file. */
function crashed(cause: unknown): GatewayFailure<PhotoRefusal> {
  return new GatewayFailure<PhotoRefusal>('notPrepared', cause instanceof Event ? describe(cause) : cause);
}

function describe(event: Event): string {
  return `Photo worker: ${'message' in event ? String(event.message) : event.type}`;
}
