// Jest loads it into the tests of the rules when `npm run mutate:rules` asks which conditions do not hold in which test.
const { appendFileSync, readFileSync } = require('node:fs');
const { since, timesNotTrue } = require('./rulesCoverage.cjs');

const { firestore, rules, into } = JSON.parse(process.env.LOTSMITH_WATCH_RULES);
/** The report holds every value that was seen: from this length on it is quicker to begin anew. */
const LONG = 3_000_000;
let before;

const emulator = (what, init) =>
  fetch(`http://${firestore.host}:${firestore.port}/emulator/v1/projects/demo-lotsmith:${what}`, {
    ...init,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
  });

/** Taking the rules makes the emulator forget what was looked at. */
beforeEach(async () => {
  if (before !== undefined) return;
  const files = [{ name: 'firestore.rules', content: readFileSync(rules, 'utf8') }];
  await emulator('securityRules', { method: 'PUT', body: JSON.stringify({ rules: { files } }) });
  before = timesNotTrue([]);
});

afterEach(async () => {
  const { testPath: file, currentTestName: test } = expect.getState();
  const text = await report();
  // Without a report every condition may have been looked at.
  const now = text === null ? null : timesNotTrue(JSON.parse(text).report ?? []);
  appendFileSync(into, `${JSON.stringify({ file, test, ...(now === null ? {} : since(before, now)) })}\n`);
  before = text === null || text.length > LONG ? undefined : now;
});

/** Null where texts of a megabyte make it too long for the emulator. */
async function report() {
  try {
    return await (await emulator('ruleCoverage', {})).text();
  } catch {
    return null;
  }
}
