import { readFile } from 'node:fs/promises';

/**
 * What a Jest run proved, from its JSON report: `{ passed, failed, note }`.
 * Everything that could hide a hole counts as failed: a suite that did not load, a skipped or todo test, a run without
 * any test, a report that is missing, an exit code that says more than the report.
 */
export async function countJest(reportFile, exitCode) {
  let report;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, note: 'no report: Jest found no test or crashed' };
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  if (failed === 0 && (exitCode !== 0 || passed === 0)) failed = 1;
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} skipped: a skipped test proves nothing`);
  if (report.numTotalTests === 0) notes.push('no test found');
  return { passed, failed, note: notes.join('; ') };
}

/** A check that is no test suite counts as one. */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, note: '' } : { passed: 0, failed: 1, note: '' };
}

/** The one last line of `npm test`. */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
