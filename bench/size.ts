/**
 * (a) JavaScript before the sign-in page is usable, and the entry, against a floor of the fixed packages built in the same
 * run. The entry is what every page loads before it is known which: the scripts of index.html with all that they import.
 */
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildProduction } from '../scripts/lib/buildProduction';
import { buildFloor } from './support/buildFloor';
import { measureLoad } from './support/measureLoad';
import { closureOf, entryOf, gzipSizes, lateChunks, scriptWith } from './support/sizes';
import type { BenchResult } from './support/result';

const MOST_OF_FLOOR = 1.1;
const MOST_ENTRY_OF_FLOOR = 1.08;
const MOST_FIRESTORE = 158_000;

export async function run(): Promise<BenchResult> {
  const floorFolder = await buildFloor();
  const bareFolder = await buildFloor(false);
  const { folder, manifest } = await buildProduction();
  try {
    const floor = [...gzipSizes(floorFolder).values()].reduce((total, size) => total + size, 0);
    const withoutToasts = [...gzipSizes(bareFolder).values()].reduce((total, size) => total + size, 0);
    const sizes = gzipSizes(folder);
    const entry = entryOf(folder, manifest);
    const byManifest = sum(new Set([...entry, ...closureOf(manifest, ['signInFlow'])]), sizes);
    const loaded = await measureLoad(folder, '/sign-in', 'input[name=email]');
    const byBrowser = sum(loaded, sizes);
    const firestore = scriptWith(folder, sizes, 'google.firestore.v1.Firestore');
    const storage = scriptWith(folder, sizes, 'firebasestorage.googleapis.com');
    const ratio = byBrowser / floor;
    const entryRatio = sum(entry, sizes) / floor;
    const late = lateChunks(manifest);
    const early = [firestore?.file, storage?.file, ...late.files].filter((file) => file && loaded.includes(file));
    return {
      name: 'JavaScript before the sign-in page is usable (gzip -9, bytes)',
      metrics: {
        floor,
        'sign-in, in Chromium': byBrowser,
        'sign-in, by manifest': byManifest,
        entry: sum(entry, sizes),
        ratio: Number(ratio.toFixed(3)),
        'entry ratio': Number(entryRatio.toFixed(3)),
        // For who counts the toasts as late, as the application fetches them.
        'ratio, floor without notistack': Number((byBrowser / withoutToasts).toFixed(3)),
        firestore: firestore?.size ?? 'not in the bundle',
        storage: storage?.size ?? 'not in the bundle',
        'loaded too early': early.length,
        'not a chunk of its own': late.missing.join(', ') || 'none',
        files: loaded.map((file) => `${file} ${sizes.get(file) ?? 0}`).join(', '),
      },
      limits: {
        ratio: '≤ 1.10',
        'entry ratio': '≤ 1.08',
        firestore: `≤ ${MOST_FIRESTORE}`,
        'loaded too early': '0',
        'not a chunk of its own': 'none',
      },
      pass:
        ratio <= MOST_OF_FLOOR &&
        entryRatio <= MOST_ENTRY_OF_FLOOR &&
        firestore !== null &&
        firestore.size <= MOST_FIRESTORE &&
        storage !== null &&
        early.length === 0 &&
        late.missing.length === 0 &&
        byBrowser >= byManifest * 0.98,
    };
  } finally {
    await Promise.all([folder, floorFolder, bareFolder].map((used) => rm(used, { recursive: true })));
  }
}

function sum(files: Iterable<string>, sizes: ReadonlyMap<string, number>): number {
  return [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await run();
  console.table(result.metrics);
  console.log(result.pass ? 'Within the budget.' : `Over the budget: ${JSON.stringify(result.limits)}`);
  process.exitCode = result.pass ? 0 : 1;
}
