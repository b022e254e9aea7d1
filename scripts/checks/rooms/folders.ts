import path from 'node:path';
import type { Import } from './floors';

/** A folder with more files than a reader can take in at a glance gets rooms of its own. */
const MOST_FILES = 25;
const CODE = /\.(tsx?|mjs|cjs|css)$/;

/** Folders with too many files of their own. Drawings, tables of data and fixtures do not count. */
export function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => CODE.test(each))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) =>
        `${folder}\n  small-folders: ${count} files of its own, ${MOST_FILES} are the limit. Divide it by what its files are about; a test goes with its file.`,
    );
}

/**
 * Folders that import each other in a circle, each with the imports inside it. A folder is its own files: those of the
 * folders in it are not counted with it.
 */
export function circles(imports: readonly Import[]): string[] {
  const between = imports
    .map(({ from, to }) => ({ from, to, above: path.posix.dirname(from), below: path.posix.dirname(to) }))
    .filter(({ above, below }) => above !== below);
  const targets = new Map<string, Set<string>>();
  for (const { above, below } of between) targets.set(above, (targets.get(above) ?? new Set()).add(below));
  const reached = new Map([...targets.keys()].map((folder) => [folder, reach(folder, targets)]));
  const inCircle = between.filter(({ above, below }) => reached.get(below)?.has(above) === true);
  return inCircle.map(
    ({ from, to, above, below }) =>
      `${from} → ${to}\n  one-way-folders: ${below} imports ${above}, too, perhaps through other folders. Move the one file that both need, so that imports run one way.`,
  );
}

function reach(folder: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(targets.get(folder) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(targets.get(next) ?? []));
  }
  return reached;
}
