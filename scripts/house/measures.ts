import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { climbs, type Import } from '../checks/rooms/floors';
import { countRiddles } from './riddles';

export interface Measured {
  readonly name: string;
  readonly count: number;
}

const CODE = /\.(tsx?|mjs|cjs|css)$/;
const TEST = /\.(test|services|e2e)\.tsx?$/;
const IMPORT = /(?:from|import|import\() ?'(\.[^']+)'/g;

const read = (file: string): string => readFileSync(file, 'utf8');

function tally(names: readonly string[]): Measured[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

/** How many files of its own each folder of code has, the fullest first. Drawings, tables of data and fixtures do not count. */
export const foldersBySize = (files: readonly string[]): Measured[] =>
  tally(files.filter((file) => CODE.test(file)).map((file) => posix.dirname(file)));

/** Every import of one file of the product by another, as the text says it. */
export function importsIn(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !TEST.test(file))
    .flatMap((from) =>
      [...read(from).matchAll(IMPORT)].flatMap(([, name = '']) => {
        const target = posix.join(posix.dirname(from), name);
        const to = [target, `${target}.ts`, `${target}.tsx`].find((each) => known.has(each));
        return to === undefined || TEST.test(to) ? [] : [{ from, to }];
      }),
    );
}

/** Imports from a lower floor to a higher one. `npm test` allows none. */
export const countArrowsUp = (imports: readonly Import[]): number => climbs(imports).length;

/** The test of the count has such words as its examples. */
const OWN_EXAMPLES = 'scripts/house/measures.test.ts';

/** Words in comments and titles of tests that leave open who does what, by top-level folder. */
export function riddlesByFolder(files: readonly string[]): Measured[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => /\.(tsx?|mjs|rules)$/.test(each) && each !== OWN_EXAMPLES)) {
    const [top = '', room = ''] = file.split('/');
    const folder = room === '' || !file.startsWith('src/') ? top : `${top}/${room}`;
    counts.set(folder, (counts.get(folder) ?? 0) + countRiddles(read(file)));
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
