// `npm run mutate:rules`: leaves out each condition of firestore.rules in turn and counts those that no test misses.
// `-- --sample 0.1` some of them, drawn by `--seed`; `-- --line 120` one. Each runs the tests of the rules: up to a minute.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { steps } from './checks/plan.mjs';
import { startTestServices } from './checks/testServices.mjs';
import { rulesMutants } from './mutation/rulesMutants.mjs';
import { sample } from './mutation/score.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    line: { type: 'string' },
  },
});

const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
const all = rulesMutants(rules);
const drawn = new Set(
  sample(
    all.map(({ line }) => String(line)),
    Number(values.sample),
    values.seed,
    (text) => createHash('sha256').update(text).digest('hex'),
  ),
);
const chosen = all.filter(({ line }) =>
  values.line === undefined ? drawn.has(String(line)) : values.line === `${line}`,
);
const { only } = steps.find(({ title }) => title === 'tests of the rules');
const services = await startTestServices(root, '--no-app', 5);
const folder = mkdtempSync(path.join(tmpdir(), 'lotsmith-rules-'));
const tried = path.join(folder, 'firestore.rules');
let missed = 0;
try {
  await takeRules(rules);
  if (!pass()) throw new Error('The tests of the rules fail with the rules as they are.');
  for (const mutant of chosen) {
    await takeRules(mutant.rules);
    const lives = pass();
    if (lives) missed += 1;
    console.log(`${lives ? 'MISSED  ' : 'noticed '} firestore.rules:${mutant.line}  ${mutant.condition}`);
  }
} finally {
  await services.stop();
  rmSync(folder, { recursive: true });
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed (${all.length} conditions in all).`);
process.exitCode = missed === 0 ? 0 : 1;

async function takeRules(content) {
  writeFileSync(tried, content);
  const { host, port } = services.addresses.firestore;
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/demo-lotsmith:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The emulator did not take the rules: ${await response.text()}`);
}

function pass() {
  const args = [
    'node_modules/jest/bin/jest.js',
    only,
    '--selectProjects',
    'services',
    '--runInBand',
    '--bail',
    '--silent',
  ];
  const env = {
    ...process.env,
    LOTSMITH_TEST_SERVICES: JSON.stringify(services.addresses),
    // Tests that bring other rules into force for a while put these back.
    LOTSMITH_TRIED_RULES: tried,
  };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore' }).status === 0;
}
