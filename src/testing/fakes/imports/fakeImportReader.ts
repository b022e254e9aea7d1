import { createFileDesk, DESK_CALLS } from '../../../services/imports/fileDesk';
import type { ImportReader } from '../../../services/imports/ImportReader';

export interface FakeImportReader extends ImportReader {
  /** What was asked of it, in order. */
  readonly calls: readonly string[];
  /** The next call rejects, as that of a worker that has crashed. */
  failNext(): void;
}

/** The reader without its worker: what goes in and out is copied, as between a page and a worker. */
export function createFakeImportReader(): FakeImportReader {
  const calls: string[] = [];
  const desk = createFileDesk();
  let fails = false;
  const methods = DESK_CALLS.map((name) => [
    name,
    async (...args: readonly unknown[]) => {
      calls.push(name);
      await Promise.resolve();
      if (fails) {
        fails = false;
        throw new Error('The worker gave up.');
      }
      const method = desk[name] as (...given: readonly unknown[]) => unknown;
      return structuredClone(await method(...args));
    },
  ]);
  return { ...(Object.fromEntries(methods) as ImportReader), calls, failNext: () => void (fails = true) };
}
