/**
 * docs/conformance.md names every row of the specification once, with a test that exists or "not yet", and how to see it. What
 * any document or trip names exists: files, folders and tests. Each decision has a number of its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { conformanceProblems, specificationIds } from './docs/conformanceTable';
import { tripProblems } from '../house/tripProblems';
import { TRIPS } from '../house/trips';
import { decisionProblems } from './docs/decisionNumbers';
import { missingFiles, unnamedFolders } from './docs/namedFiles';
import { PICTURE, sourceFiles } from './sourceFiles';

const TABLE = 'docs/conformance.md';
const DECISIONS = 'docs/decisions.md';

const files = [...sourceFiles('.'), ...sourceFiles('.', 'docs', PICTURE)];
const docs = files.filter((file) => file.endsWith('.md'));
const read = (file: string): string => readFileSync(file, 'utf8');

const problems = [
  ...(existsSync(TABLE) ? conformanceProblems(read(TABLE), existsSync) : [`${TABLE} is missing.`]),
  ...docs.flatMap((doc) => missingFiles(doc, read(doc), files)),
  ...unnamedFolders(read('README.md'), files),
  ...TRIPS.flatMap((trip) => tripProblems(trip, (file) => (existsSync(file) ? read(file) : null))),
  ...decisionProblems(read(DECISIONS)).map((problem) => `${DECISIONS}: ${problem}`),
];
for (const problem of problems) console.log(problem);
if (problems.length === 0) {
  console.log(
    `${specificationIds.length} rows, each with its test or "not yet"; ${docs.length} documents name what exists.`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;
