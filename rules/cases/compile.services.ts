import { readFileSync } from 'node:fs';
import { putBack, takeRules } from '../support/rulesInForce';

const rules = readFileSync('firestore.rules', 'utf8');

afterAll(putBack);

test('the compiler has nothing to say about firestore.rules, no warning either', async () => {
  expect(await takeRules(rules)).toEqual({});
});

test('it would: a function that nobody calls is a warning', async () => {
  const unused = rules.replace(
    'function signedIn()',
    'function nobodyCallsMe() { return true; }\n    function signedIn()',
  );
  expect(JSON.stringify(await takeRules(unused))).toContain('Unused function: nobodyCallsMe');
});
