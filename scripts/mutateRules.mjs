// `npm run mutate:rules`: leaves out each condition of firestore.rules in turn and counts those that no test misses.
// `-- --sample 0.1` some of them, drawn by `--seed`; `-- --line 120` one, `-- --line 120-180` those of some lines.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCLI } from 'jest';
import { startTestServices } from './checks/testServices.mjs';
import { rulesMutants } from './mutation/rulesMutants.mjs';
import { inBatches, namesOf, testsFor } from './mutation/rulesTests.mjs';
import { sample } from './mutation/score.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    line: { type: 'string' },
  },
});

const CASES = path.join(root, 'rules/cases');
/** Those that ask Firestore, by the rules as they are in force. */
const TESTS = readdirSync(CASES)
  .filter((name) => name.endsWith('.services.ts') && !/^(?:storage|file)/.test(name))
  .map((name) => path.join(CASES, name))
  .filter((file) => !readFileSync(file, 'utf8').includes('/rulesInForce'));

const hash = (text) => createHash('sha256').update(text).digest('hex');
const rulesFile = path.join(root, 'firestore.rules');
const rules = readFileSync(rulesFile, 'utf8');
const all = rulesMutants(rules);
const chosen = all.filter(isChosen());
const services = await startTestServices(root, '--no-app', 5);
/** Conditions that repeat what another one says: without them nothing else is allowed. */
const SAME = new Set(
  JSON.parse(readFileSync(new URL('mutation/rulesSame.json', import.meta.url), 'utf8')).map(
    ({ condition }) => condition,
  ),
);
const counts = { noticed: 0, MISSED: 0, same: 0 };
try {
  process.env.LOTSMITH_TEST_SERVICES = JSON.stringify(services.addresses);
  const seen = await watched();
  for (const mutant of chosen) {
    await takeRules(mutant.rules);
    const lives = await isMissed(mutant, seen);
    const found = lives ? (SAME.has(mutant.condition) ? 'same' : 'MISSED') : 'noticed';
    counts[found] += 1;
    console.log(`${found.padEnd(8)} firestore.rules:${mutant.line}  ${mutant.condition}`);
  }
} finally {
  await services.stop();
}
console.log(
  `${counts.noticed} of ${chosen.length - counts.same} noticed; ${counts.same} change nothing (scripts/mutation/rulesSame.json). ` +
    `${all.length} conditions in all.`,
);
process.exitCode = counts.MISSED === 0 ? 0 : 1;

async function isMissed(mutant, seen) {
  for (const tests of inBatches(testsFor(mutant, seen))) if (!(await passes(namesOf(tests)))) return false;
  return true;
}

function isChosen() {
  if (values.line !== undefined) {
    const [first, last = first] = values.line.split('-').map(Number);
    return ({ line }) => line >= first && line <= last;
  }
  const places = all.map(({ line, column }) => `${line}:${column}`);
  const drawn = new Set(sample(places, Number(values.sample), values.seed, hash));
  return ({ line, column }) => drawn.has(`${line}:${column}`);
}

/** Which conditions do not hold in which test: all tests run once for it, unless neither they nor the rules have changed. */
async function watched() {
  const folder = path.join(root, '.lotsmith/mutation');
  mkdirSync(folder, { recursive: true });
  const sources = ['rules/cases', 'rules/support'].flatMap((place) =>
    readdirSync(path.join(root, place)).map((name) => readFileSync(path.join(root, place, name), 'utf8')),
  );
  const into = path.join(folder, `rules-${hash([rules, ...sources].join('\0'))}.jsonl`);
  const read = () =>
    readFileSync(into, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  if (existsSync(into)) return read();
  const unfinished = `${into}.part`;
  rmSync(unfinished, { force: true });
  const watch = { firestore: services.addresses.firestore, rules: rulesFile, into: unfinished };
  process.env.LOTSMITH_WATCH_RULES = JSON.stringify(watch);
  const watcher = path.join(root, 'scripts/mutation/watchRules.cjs');
  const failed = await failures({ files: TESTS }, { setupFilesAfterEnv: [watcher] });
  if (failed.length > 0) {
    throw new Error(`Tests of the rules fail with the rules as they are:\n${failed.join('\n')}`);
  }
  renameSync(unfinished, into);
  return read();
}

async function takeRules(content, isAgain = false) {
  const { host, port } = services.addresses.firestore;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const url = `http://${host}:${port}/emulator/v1/projects/demo-lotsmith:securityRules`;
  const response = await fetch(url, { method: 'PUT', headers, body }).catch((error) => {
    // The emulator closes a connection that rests, at times just when it is used again.
    if (isAgain) throw error;
    return null;
  });
  if (response === null) await takeRules(content, true);
  else if (!response.ok) throw new Error(`The emulator did not take the rules: ${await response.text()}`);
}

async function passes(tests) {
  return (await failures(tests)).length === 0;
}

/** What fails. In this very process: most tests take less time than Jest needs to begin. */
async function failures({ files, names }, more = {}) {
  const options = { selectProjects: ['services'], runInBand: true, silent: true, reporters: [], ...more };
  const named = names === undefined ? {} : { testNamePattern: names };
  const { results } = await runCLI({ _: files, $0: '', ...options, ...named }, [root]);
  if (results.numPassedTests + results.numFailedTests === 0)
    throw new Error(`No tests were found in ${files.join(', ')}.`);
  return results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => [
    ...(testExecError ? [`${testFilePath}: ${testExecError.message}`] : []),
    ...testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${testFilePath}: ${fullName}`),
  ]);
}
