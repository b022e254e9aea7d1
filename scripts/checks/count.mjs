import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a Jest run proved, from its JSON report: `{ passed, failed, note, files }`; of each file its full path, how many of
 * its tests passed, failed and were left out, whether it loaded, how long it took, and what failed in it, a line each.
 * Everything that could hide a hole counts as failed: a suite that did not load, a skipped or todo test, a run without
 * any test, a report that is missing, an exit code that says more than the report.
 */
export async function countJest(reportFile, exitCode) {
  let report;
  try {
    report = JSON.parse(await readFile(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, note: 'no report: Jest found no test or crashed', files: [] };
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  if (failed === 0 && (exitCode !== 0 || passed === 0)) failed = 1;
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} skipped: a skipped test proves nothing`);
  if (report.numTotalTests === 0) notes.push('no test found');
  return { passed, failed, note: notes.join('; '), files: report.testResults.map(countFile) };
}

function countFile({ name, status, message, assertionResults, startTime, endTime }) {
  const count = (verdict) => assertionResults.filter((one) => one.status === verdict).length;
  const [passed, failed] = [count('passed'), count('failed')];
  // A file that failed without a failed test did not load, or broke after its tests.
  const isBroken = status === 'failed' && failed === 0;
  return {
    name,
    passed,
    failed,
    skipped: assertionResults.length - passed - failed,
    broken: isBroken ? 1 : 0,
    seconds: Math.max(0, endTime - startTime) / 1000 || 0,
    said: isBroken ? [inOneLine(message)] : assertionResults.filter((one) => one.status === 'failed').map(saidOf),
  };
}

const saidOf = ({ fullName, failureMessages }) => `${fullName}: ${inOneLine(failureMessages?.[0])}`;

const LONGEST_SAID = 400;

/** What a test said, without colours and without the places of the code. */
function inOneLine(words = '') {
  const lines = stripVTControlCharacters(words).split('\n');
  const said = lines.filter((line) => !/^\s*at /.test(line)).join(' ');
  return said.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SAID);
}

/** The files of a run that have to be run again, if they may. A skipped test is no accident: its file alone is not. */
export const failedFiles = ({ files }) => files.filter(({ failed, broken }) => failed + broken > 0);

/**
 * What two runs proved, the second of them of the failed files of the first alone, each of them whole: the tests of a
 * browser's file build on one another. What was not run again counts as in the first run: its passed tests, and its holes
 * too. A file with fewer or more tests in its second try proves nothing by it. `triedTwice`: these files, as the first run
 * found them.
 */
export function afterSecondTry(first, second) {
  const again = failedFiles(first);
  const sum = (files, ...keys) =>
    files.reduce((total, file) => total + keys.reduce((all, key) => all + file[key], 0), 0);
  const holes = (files) => sum(files, 'failed', 'skipped', 'broken');
  // All holes of the first run but those of the files of the second: also holes that belong to no file.
  const kept = Math.max(0, first.failed - holes(again));
  const others = first.files.filter((file) => !again.includes(file));
  const notes = [];
  if (sum(others, 'skipped') > 0) notes.push(`${sum(others, 'skipped')} skipped: a skipped test proves nothing`);
  if (second.note !== '') notes.push(second.note);
  let unequal = 0;
  for (const { name, ...file } of again) {
    const later = second.files.find((other) => other.name === name);
    const [then, now] = [file, later].map((one) => (one === undefined ? 0 : sum([one], 'passed', 'failed', 'skipped')));
    if (then === now) continue;
    unequal += 1;
    notes.push(`${baseName(name)} had ${then} tests and ${now} in its second try`);
  }
  return {
    passed: first.passed - sum(again, 'passed') + second.passed,
    failed: kept + second.failed + unequal,
    note: notes.join('; '),
    files: first.files.map((file) => addSeconds(file, second.files)),
    triedTwice: again,
  };
}

function addSeconds(file, others) {
  const other = others.find(({ name }) => name === file.name);
  return other === undefined ? file : { ...other, seconds: file.seconds + other.seconds };
}

const baseName = (name) => name.replace(/^.*\//, '');

/** A check that is no test suite counts as one. */
export function countCheck(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, note: '', files: [] };
}

/** The one last line of `npm test`. */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
