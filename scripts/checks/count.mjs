import { readFile } from 'node:fs/promises';

/**
 * What a Jest run proved, from its JSON report: `{ passed, failed, note, failedFiles }`; the failed files by their full path,
 * each with how many of its tests passed.
 * Everything that could hide a hole counts as failed: a suite that did not load, a skipped or todo test, a run without
 * any test, a report that is missing, an exit code that says more than the report.
 */
export async function countJest(reportFile, exitCode) {
  let report;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, note: 'no report: Jest found no test or crashed', failedFiles: [] };
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  if (failed === 0 && (exitCode !== 0 || passed === 0)) failed = 1;
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} skipped: a skipped test proves nothing`);
  if (report.numTotalTests === 0) notes.push('no test found');
  const failedFiles = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
  return { passed, failed, note: notes.join('; '), failedFiles };
}

/**
 * What two runs proved, of which the second was of the failed files of the first alone, each of them whole: the tests of a
 * browser's file build on one another. The note names the files, so that one which often needs its second try is seen.
 */
export function afterSecondTry(first, second) {
  const others = first.passed - first.failedFiles.reduce((sum, { passed }) => sum + passed, 0);
  const names = first.failedFiles.map(({ name }) => name.replace(/^.*\//, '')).join(', ');
  const notes = [`tried twice: ${names}`, second.note].filter((note) => note !== '');
  return { passed: others + second.passed, failed: second.failed, note: notes.join('; ') };
}

/** A check that is no test suite counts as one. */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, note: '' } : { passed: 0, failed: 1, note: '' };
}

/** The one last line of `npm test`. */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
