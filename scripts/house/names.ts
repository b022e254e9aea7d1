import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { oldWords } from '../checks/house/oldWords';

/** Names of the product that only we would know. `npm test` allows none. */
export function countOldWords(files: readonly string[]): number {
  return files
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .map(
      (file) =>
        oldWords(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)).length,
    )
    .reduce((sum, count) => sum + count, 0);
}
