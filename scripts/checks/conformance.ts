/** docs/conformance.md names every row of the specification once, with a test that exists or "not yet", and how to see it. */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { conformanceProblems, specificationIds } from './conformanceTable';

const FILE = 'docs/conformance.md';
const problems = existsSync(FILE)
  ? conformanceProblems(readFileSync(FILE, 'utf8'), existsSync)
  : [`${FILE} is missing.`];
for (const problem of problems) console.log(problem);
if (problems.length === 0) console.log(`${specificationIds.length} rows, each with its test or "not yet".`);
process.exitCode = problems.length === 0 ? 0 : 1;
