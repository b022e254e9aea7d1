import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { oldWords, oldWordsOfRules } from '../checks/house/oldWords';

function oldWordsIn(file: string): number {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.rules')) return oldWordsOfRules(text).length;
  return oldWords(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)).length;
}

/** Names in code and in security rules that only we would know. `npm test` allows none. */
export const countOldWords = (files: readonly string[]): number =>
  files
    .filter((file) => /\.(tsx?|[cm]js|rules)$/.test(file))
    .map(oldWordsIn)
    .reduce((sum, count) => sum + count, 0);
