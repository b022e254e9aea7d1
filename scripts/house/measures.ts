import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_WORDS } from './privateWords';

const isTest = (file: string): boolean =>
  /\.(test|services|e2e|contract)\.tsx?$|ForTests\.ts$|^src\/testing\//.test(file);

/** From the top down. An import goes down; what goes up makes a circle of the house sooner or later. */
const BUILDING = ['e2e', 'rules', 'bench', 'scripts', 'local', 'src'];
const FLOORS = ['testing', 'app', 'sagas', 'features', 'store', 'services', 'shared', 'domain'];

export interface Measured {
  readonly name: string;
  readonly count: number;
}

const largestFirst = (counts: ReadonlyMap<string, number>): Measured[] =>
  [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);

function tally(names: readonly string[]): Measured[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return largestFirst(counts);
}

/** How many files of its own each folder of the product has, the fullest first. */
export const foldersBySize = (files: readonly string[]): Measured[] =>
  tally(files.filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file)).map((file) => path.dirname(file)));

/** The floor of a file, from the top; null for what is in none. */
function floorOf(file: string): readonly [building: number, floor: number] | null {
  const [top = '', floor = ''] = file.split('/');
  const building = BUILDING.indexOf(top);
  if (building < 0) return null;
  const level = top === 'src' ? FLOORS.indexOf(floor) : 0;
  return level < 0 ? null : [building, level];
}

const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/** Imports from a lower floor to a higher one, such as `src/store → src/features`. Tests may import what they test. */
export function arrowsUp(files: readonly string[]): Measured[] {
  const arrows: string[] = [];
  for (const file of files.filter((each) => /\.(tsx?|mjs)$/.test(each) && !isTest(each))) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), to);
      const [from, aim] = [floorOf(file), floorOf(target)];
      if (from === null || aim === null) continue;
      const isUp = aim[0] < from[0] || (aim[0] === from[0] && aim[1] < from[1]);
      if (isUp) arrows.push(`${roomOf(file)} → ${roomOf(target)}`);
    }
  }
  return tally(arrows);
}

const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

/** How often each private word still stands in the product and its docs. */
export function privateWords(files: readonly string[]): Measured[] {
  const texts = files
    .filter((file) => /^(src|local|e2e|bench)\/.*\.tsx?$|^docs\/|^README/.test(file))
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`);
  const counts = PRIVATE_WORDS.map(([ours, theirs]) => {
    const count = texts.reduce((sum, text) => sum + (text.match(ours)?.length ?? 0), 0);
    return [`${ours.source} (${theirs})`, count] as const;
  });
  return largestFirst(new Map(counts.filter(([, count]) => count > 0)));
}

/** Files of the product that name a field by itself. */
export const filesNaming = (files: readonly string[], field: string): string[] =>
  files.filter(
    (file) =>
      /^(src|local)\/.*\.tsx?$|^firestore\.rules$/.test(file) &&
      !isTest(file) &&
      new RegExp(`\\b${field}\\b`).test(readFileSync(file, 'utf8')),
  );
