import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from './buildProduction';

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

/** The scripts that loading these modules brings along: the modules themselves and all their static imports. */
export function closureOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest does not know ${key}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].filter((file) => file.endsWith('.js'));
}
