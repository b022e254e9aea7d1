import type { Remote } from '../../shared/remote';

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly failed: string });

/** What is needed of a Worker. */
export interface CalledWorker extends EventTarget {
  postMessage(call: Call): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Calls methods of an object in a worker, which answers in the order of the calls. The worker starts with the first call. One
 * that crashes rejects what waits for it, and the next call starts another one, which knows nothing of earlier calls.
 */
export function callWorker<Api extends object>(
  startWorker: () => CalledWorker,
  names: readonly (keyof Api & string)[],
): Remote<Api> {
  let worker: CalledWorker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): CalledWorker {
    const started = startWorker();
    const crash = (event: Event): void => {
      started.terminate();
      if (worker === started) worker = undefined;
      const error = new Error('A worker gave up.', { cause: event });
      for (const each of waiting.values()) each.reject(error);
      waiting.clear();
    };
    started.addEventListener('error', crash);
    started.addEventListener('messageerror', crash);
    started.addEventListener('message', (event) => {
      const reply = (event as MessageEvent<Reply>).data;
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('failed' in reply) caller?.reject(new Error(reply.failed));
      else caller?.resolve(reply.result);
    });
    return started;
  }

  const call = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      worker ??= start();
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, name, args });
    });
  const methods = names.map((name) => [name, (...args: readonly unknown[]) => call(name, args)] as const);
  return Object.fromEntries(methods) as Remote<Api>;
}

/** What a worker is to the code in it. */
interface Scope {
  addEventListener(type: 'message', listen: (event: MessageEvent<Call>) => void): void;
  postMessage(reply: Reply): void;
}

/** The other end, in the worker: one call after the other. */
export function answerCalls<Api extends object>(api: Api, scope: Scope): void {
  const methods = api as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  let line = Promise.resolve();
  scope.addEventListener('message', ({ data: { id, name, args } }) => {
    line = line.then(async () => {
      try {
        scope.postMessage({ id, result: await methods[name]?.(...args) });
      } catch (error) {
        scope.postMessage({ id, failed: String(error) });
      }
    });
  });
}
