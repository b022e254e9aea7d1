/** Writes into docs/architecture.md the trips of scripts/house/trips.ts; with --check it only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { TRIPS } from '../house/trips';
import { drawTrip } from './drawTrip';
import { withParts } from './markedParts';

const DOC = 'docs/architecture.md';

const present = readFileSync(DOC, 'utf8');
const wanted = withParts(present, Object.fromEntries(TRIPS.map((trip) => [`of a ${trip.name}`, drawTrip(trip)])));
if (wanted !== present && process.argv.includes('--check')) {
  console.log(`${DOC} does not say what scripts/house/trips.ts says. Run: npm run trips`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(DOC, wanted);
  console.log(`Written: ${DOC}`);
}
