// `npm test`: installs what is missing, runs every check, ends with one line `N passed, N failed`.
// `npm test -- unit e2e` runs only these parts. Node built-ins only until the packages are installed.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failures, knownFlakes, secondTries, slowestFiles } from './checks/closing.mjs';
import { afterSecondTry, countCheck, countJest, failedFiles, lastLine } from './checks/count.mjs';
import { choose } from './checks/plan.mjs';
import { run, stopAll } from './checks/run.mjs';
import { startTestServices } from './checks/testServices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** More failed files than this are no accident of a busy machine. */
const MOST_TRIED_TWICE = 3;
const results = [];
const began = performance.now();
let reports = '';
let runs = 0;

process.once('SIGINT', () => end(new Error('Stopped by Ctrl-C.')));
process.once('SIGTERM', () => end(new Error('Stopped.')));
process.once('uncaughtException', end);
process.once('unhandledRejection', end);

try {
  const chosen = choose(process.argv.slice(2));
  await prepare(chosen);
  reports = await mkdtemp(path.join(tmpdir(), 'lotsmith-test-'));
  const phases = [...new Set(chosen.map((step) => step.phase))].sort((a, b) => a - b);
  for (const phase of phases) await runPhase(chosen.filter((step) => step.phase === phase));
  await end();
} catch (error) {
  await end(error);
}

async function prepare(chosen) {
  const { ensureChromium, ensureFirestoreJar, ensureInstalled, ensureJava, ensureNode } =
    await import('../local/tools/ensure.mjs');
  ensureNode();
  ensureInstalled();
  if (chosen.some((step) => step.needs !== undefined)) {
    ensureJava();
    ensureFirestoreJar();
  }
  if (chosen.some((step) => step.needs === 'app' || step.name === 'size')) {
    const browser = ensureChromium();
    if (typeof browser === 'string') process.env['LOTSMITH_CHROMIUM'] ??= browser;
  }
}

async function runPhase(steps) {
  const names = [...new Set(steps.flatMap(({ lane }) => lane ?? []))];
  const lanes = names.map((lane) => steps.filter((step) => step.lane === lane));
  const others = steps.filter((step) => step.lane === undefined);
  // The cheap checks of the first phase go beside its tests.
  const beside = others.filter((step) => step.phase === 1 && step.jest === undefined);
  await Promise.all([inTurn(beside), inTurn(others.filter((step) => !beside.includes(step))), ...lanes.map(inTurn)]);
}

async function inTurn(steps) {
  for (const step of steps) await runStep(step);
}

async function runStep(step) {
  let services;
  let result;
  try {
    if (step.needs !== undefined)
      services = await startTestServices(root, step.needs === 'app' ? '--dist' : '--no-app', step.lane);
    const { addresses, url } = services ?? {};
    const env = {
      ...(step.needs === 'services' && { LOTSMITH_TEST_SERVICES: JSON.stringify(addresses) }),
      ...(step.needs === 'app' && { LOTSMITH_E2E_APP: JSON.stringify({ url, addresses }) }),
    };
    result = await (step.jest === undefined ? runCommand(step) : runJest(step, env));
  } catch (error) {
    const output = `${error?.stack ?? error}\n`;
    result = { passed: 0, failed: 1, note: 'did not start', files: [], seconds: 0, output };
  } finally {
    await services?.stop();
  }
  results.push({ step, ...result });
  const mark = result.failed === 0 ? '✓' : '✗';
  const tests = step.jest === undefined ? '' : ` · ${lastLine(result)}`;
  const note = result.note === '' ? '' : ` · ${result.note}`;
  const again = result.triedTwice === undefined ? '' : ' · tried twice';
  console.log(`${mark} ${step.title}${tests}${again}${note} (${result.seconds.toFixed(1)} s)`);
}

async function runCommand(step) {
  const [command, ...rest] = step.command;
  const done = await run(command, [...rest, ...(step.args ?? [])], { cwd: root, timeoutSeconds: step.limit ?? 120 });
  return { ...done, ...countCheck(done.code) };
}

/** A step that may be tried twice runs its failed files once more. What they said the first time is printed in any case. */
async function runJest(step, env) {
  const first = await runFiles(step, env, step.only === undefined ? [] : [step.only]);
  const again = failedFiles(first).map(({ name }) => name);
  const mayTry = step.tries === 2 && again.length > 0 && again.length <= MOST_TRIED_TWICE && !first.timedOut;
  if (!mayTry) return first;
  const second = await runFiles(step, env, ['--runTestsByPath', ...again]);
  return {
    ...afterSecondTry(first, second),
    output: `${first.output}\n──── the second try ────\n${second.output}`,
    seconds: first.seconds + second.seconds,
  };
}

async function runFiles(step, env, files) {
  runs += 1;
  const report = path.join(reports, `${runs}.json`);
  const args = ['node_modules/jest/bin/jest.js', ...files];
  args.push('--selectProjects', ...step.jest, '--json', '--outputFile', report);
  if (step.without !== undefined) args.push('--testPathIgnorePatterns', step.without);
  args.push(...(step.workers === 1 ? ['--runInBand'] : [`--maxWorkers=${step.workers}`]));
  const done = await run(process.execPath, args, { cwd: root, env, timeoutSeconds: step.limit });
  // The report is also on standard output, as one endless line: of no use to a reader.
  const output = done.output.replace(/^\{"numFailedTestSuites".*$/m, '');
  return { ...done, output, ...(await countJest(report, done.code)) };
}

/** Says what failed, cleans up, prints the one last line and leaves with the right code. */
async function end(crash) {
  stopAll();
  for (const { step, failed, output, triedTwice } of results) {
    if (failed > 0 || triedTwice !== undefined) console.log(`\n──── ${step.title} ────\n${output.trim()}`);
  }
  if (crash !== undefined) console.log(`\n──── the run itself ────\n${crash?.stack ?? crash}`);
  if (reports !== '') await rm(reports, { recursive: true, force: true });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  let failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (crash !== undefined || results.length === 0) failed += 1;
  await sayWhatToWatch();
  console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s`);
  console.log(lastLine({ passed, failed }));
  process.exit(failed === 0 ? 0 : 1);
}

async function sayWhatToWatch() {
  const known = knownFlakes(await readFile(path.join(root, 'docs/testing.md'), 'utf8').catch(() => ''));
  const twice = results.flatMap(({ triedTwice = [] }) => triedTwice);
  const files = results.flatMap((result) => result.files);
  for (const lines of [slowestFiles(files, root), secondTries(twice, known, root), failures(files, root)]) {
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  }
}
