import { readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git', '.lotsmith', 'results']);
const TEXT = /\.(tsx?|mjs|cjs|css|json|md|html|rules|ya?ml)$|^\.ci\/run$/;

/** The pictures that documents show. */
export const PICTURE = /\.(png|jpe?g|svg)$/;

/** The text files of the project below `root`, or those with other names, relative to it, in a stable order. */
export function sourceFiles(root: string, folder = '', wanted = TEXT): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(root, file, wanted);
      return entry.isFile() && wanted.test(file) ? [file] : [];
    });
}
