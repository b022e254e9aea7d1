import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../scripts/lib/buildProduction';

/** The gzip -9 size in bytes of every script in a built folder, by its path in it (`assets/index-….js`). */
export function gzipSizes(folder: string): Map<string, number> {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [file, gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length]));
}

/** The first script that contains `text`, with its size; null when none does. */
export function scriptWith(folder: string, sizes: ReadonlyMap<string, number>, text: string) {
  const file = [...sizes.keys()].find((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  return file === undefined ? null : { file, size: sizes.get(file) ?? 0 };
}

/** The chunk of this module (`src/app/pages/account.ts`), or of this name; null when there is none. */
function keyOf(manifest: Manifest, chunk: string): string | null {
  return (
    Object.keys(manifest).find((key) => key === chunk || (key.startsWith(`_${chunk}-`) && key.endsWith('.js'))) ?? null
  );
}

/** The scripts that loading these chunks brings along: themselves and all their static imports. */
export function closureOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest does not know ${key}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const chunk of chunks) visit(keyOf(manifest, chunk) ?? chunk);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** The scripts that index.html names, with all their static imports. */
export function entryOf(folder: string, manifest: Manifest): string[] {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
  return closureOf(
    manifest,
    Object.keys(manifest).filter((key) => named.has(manifest[key]?.file ?? '')),
  );
}

/** What must be in chunks of their own, and not there before somebody needs it. */
const LATE = [
  'auth',
  'signInMethods',
  'identity',
  'session',
  'src/app/pages/account.ts',
  'src/app/pages/workspace.ts',
  'widgets',
  'workspaceModule',
];

/** The files of the chunks that come later, each language among them, and the names of those that are no such chunk. */
export function lateChunks(manifest: Manifest): {
  readonly files: readonly string[];
  readonly missing: readonly string[];
} {
  const languages = readdirSync(path.resolve('src/app/languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/app/languages/${name}.ts`);
  const found = [...LATE, ...languages].map((chunk) => ({ chunk, key: keyOf(manifest, chunk) }));
  return {
    files: found.flatMap(({ key }) => (key === null ? [] : (manifest[key]?.file ?? []))),
    missing: found.filter(({ key }) => key === null).map(({ chunk }) => chunk),
  };
}
