/** The import graph of the product against the law in .dependency-cruiser.cjs. Exit code 1 when it is broken. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { breaches } from './importLaw';

const places = ['src', 'local', 'e2e', 'bench', 'scripts', 'rules'].filter((place) => existsSync(place));
const { found } = await breaches(process.cwd(), process.cwd(), places);
for (const { rule, from, to, why } of found) console.log(`${from} → ${to}\n  ${rule}: ${why}\n`);
console.log(found.length === 0 ? 'The import law is kept.' : `${found.length} imports break the law.`);
process.exitCode = found.length === 0 ? 0 : 1;
