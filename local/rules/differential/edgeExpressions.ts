import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The expressions of edgeExpressions.txt, without headings. */
export const edgeExpressions: readonly string[] = readFileSync(path.join(__dirname, 'edgeExpressions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
