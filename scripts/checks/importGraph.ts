/**
 * The import graph of the product against the law in .dependency-cruiser.cjs, against the order of the floors, and the
 * folders against their limits. Exit code 1 when something is broken.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { breaches } from './importLaw';
import { climbs } from './rooms/floors';
import { circles, crowded } from './rooms/folders';
import { sourceFiles } from './sourceFiles';

const TEST = /\.(test|services|e2e)\.tsx?$/;

const places = ['src', 'local', 'e2e', 'bench', 'scripts', 'rules'].filter((place) => existsSync(place));
const { found, imports } = await breaches(process.cwd(), process.cwd(), places);
const ofProduct = imports.filter(({ from, to }) => !TEST.test(from) && !TEST.test(to));
const broken = [
  ...found.map(({ rule, from, to, why }) => `${from} → ${to}\n  ${rule}: ${why}`),
  ...climbs(ofProduct),
  ...circles(ofProduct),
  ...crowded(places.flatMap((place) => sourceFiles('.', place))),
];
for (const each of broken) console.log(`${each}\n`);
console.log(broken.length === 0 ? 'The import law is kept.' : `${broken.length} breaches of the import law.`);
process.exitCode = broken.length === 0 ? 0 : 1;
