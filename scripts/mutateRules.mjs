// `npm run mutate:rules`: leaves out each condition of firestore.rules in turn and counts those that no test misses.
// `-- --sample 0.1` some of them, drawn by `--seed`; `-- --line 120` one, `-- --line 120-180` those of some lines.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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

/** Those that ask Firestore, by the rules as they are in force. */
const TESTS = '(?<!local)/rules/(?!storage|file|compile|later)[^/]+\\.services';

const hash = (text) => createHash('sha256').update(text).digest('hex');
const rulesFile = path.join(root, 'firestore.rules');
const rules = readFileSync(rulesFile, 'utf8');
const all = rulesMutants(rules);
const chosen = all.filter(isChosen());
const services = await startTestServices(root, '--no-app', 5);
let missed = 0;
try {
  const seen = watched();
  for (const mutant of chosen) {
    await takeRules(mutant.rules);
    const lives = inBatches(testsFor(mutant, seen)).every((tests) => passes(namesOf(tests)));
    if (lives) missed += 1;
    console.log(`${lives ? 'MISSED  ' : 'noticed '} firestore.rules:${mutant.line}  ${mutant.condition}`);
  }
} finally {
  await services.stop();
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed (${all.length} conditions in all).`);
process.exitCode = missed === 0 ? 0 : 1;

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
function watched() {
  const folder = path.join(root, '.lotsmith/mutation');
  mkdirSync(folder, { recursive: true });
  const sources = readdirSync(path.join(root, 'rules')).map((name) =>
    readFileSync(path.join(root, 'rules', name), 'utf8'),
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
  const env = { LOTSMITH_WATCH_RULES: JSON.stringify(watch) };
  if (!passes([TESTS, '--setupFilesAfterEnv', path.join(root, 'scripts/mutation/watchRules.cjs')], env)) {
    throw new Error('The tests of the rules fail with the rules as they are.');
  }
  renameSync(unfinished, into);
  return read();
}

async function takeRules(content) {
  const { host, port } = services.addresses.firestore;
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/demo-lotsmith:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The emulator did not take the rules: ${await response.text()}`);
}

function passes(words, more = {}) {
  const args = ['node_modules/jest/bin/jest.js', ...words, '--selectProjects', 'services', '--runInBand', '--silent'];
  const env = { ...process.env, LOTSMITH_TEST_SERVICES: JSON.stringify(services.addresses), ...more };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore' }).status === 0;
}
