/** (a) JavaScript before the sign-in page is usable, against a floor of the fixed packages built in the same run. */
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildProduction } from './support/buildProduction';
import { buildFloor } from './support/buildFloor';
import { measureLoad } from './support/measureLoad';
import { closureOf, gzipSizes, scriptWith } from './support/sizes';
import type { BenchResult } from './result';

const MOST_OF_FLOOR = 1.1;
const MOST_FIRESTORE = 158_000;

export async function run(): Promise<BenchResult> {
  const floorFolder = await buildFloor();
  const { folder, manifest } = await buildProduction();
  try {
    const floor = [...gzipSizes(floorFolder).values()].reduce((sum, size) => sum + size, 0);
    const sizes = gzipSizes(folder);
    const byManifest = sum(closureOf(manifest, ['index.html', 'src/features/auth/SignInPage.tsx']), sizes);
    const loaded = await measureLoad(folder, '/sign-in', (page) => page.getByLabel('Email').waitFor());
    const byBrowser = sum(loaded, sizes);
    const firestore = scriptWith(folder, sizes, 'google.firestore.v1.Firestore');
    const storage = scriptWith(folder, sizes, 'firebasestorage.googleapis.com');
    const ratio = byBrowser / floor;
    const early = [firestore, storage].filter((chunk) => chunk !== null && loaded.includes(chunk.file));
    const workspace = loaded.filter((file) => /workspace/i.test(file));
    return {
      name: 'JavaScript before the sign-in page is usable (gzip -9, bytes)',
      metrics: {
        floor,
        'sign-in, in Chromium': byBrowser,
        'sign-in, by manifest': byManifest,
        ratio: Number(ratio.toFixed(3)),
        firestore: firestore?.size ?? 'not in the bundle',
        storage: storage?.size ?? 'not in the bundle',
        'loaded too early': early.length + workspace.length,
        files: loaded.map((file) => `${file} ${sizes.get(file) ?? 0}`).join(', '),
      },
      limits: { ratio: '≤ 1.10', firestore: `≤ ${MOST_FIRESTORE}`, 'loaded too early': '0' },
      pass:
        ratio <= MOST_OF_FLOOR &&
        firestore !== null &&
        firestore.size <= MOST_FIRESTORE &&
        storage !== null &&
        early.length + workspace.length === 0 &&
        byBrowser >= byManifest * 0.98,
    };
  } finally {
    await Promise.all([folder, floorFolder].map((used) => rm(used, { recursive: true })));
  }
}

function sum(files: readonly string[], sizes: ReadonlyMap<string, number>): number {
  return files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await run();
  console.table(result.metrics);
  console.log(result.pass ? 'Within the budget.' : `Over the budget: ${JSON.stringify(result.limits)}`);
  process.exitCode = result.pass ? 0 : 1;
}
