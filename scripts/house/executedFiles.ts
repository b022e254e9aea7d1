import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Execution {
  /** Forgets what has run so far. */
  begin(): Promise<void>;
  /** The files of the product with a function that has begun since. Paths are relative to the project. */
  files(): Promise<ReadonlySet<string>>;
}

/** Jest's modules hand out what they export through such functions: to ask for it is not to run it. */
const isGetter = (name: string): boolean => /^get( |$)/.test(name);

/** Counts calls in V8. To be called before the files are loaded that it is to know of. */
export async function watchExecution(): Promise<Execution> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async begin() {
      await session.post('Profiler.takePreciseCoverage');
    },
    async files() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      session.disconnect();
      const run = result.filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => !isGetter(functionName) && (ranges[0]?.count ?? 0) > 0),
      );
      const files = run.map(({ url }) => relative(process.cwd(), url.startsWith('file:') ? fileURLToPath(url) : url));
      return new Set(files.filter((file) => file.startsWith('src/') && !file.startsWith('src/testing/')));
    },
  };
}
