import { readFileSync } from 'node:fs';
import { LOCAL_PROJECT } from '../local/project';
import { testServices } from '../local/testServices';

const { host, port } = testServices().firestore;

/** What the compiler of the official emulator has to say about a rules text; it takes a valid one into force. */
async function complaints(content: string): Promise<unknown> {
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${LOCAL_PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  return response.json();
}

const rules = readFileSync('firestore.rules', 'utf8');

afterAll(async () => {
  await complaints(rules);
});

test('the compiler has nothing to say about firestore.rules, no warning either', async () => {
  expect(await complaints(rules)).toEqual({});
});

test('it would: a function that nobody calls is a warning', async () => {
  const unused = rules.replace(
    'function signedIn()',
    'function nobodyCallsMe() { return true; }\n    function signedIn()',
  );
  expect(JSON.stringify(await complaints(unused))).toContain('Unused function: nobodyCallsMe');
});
