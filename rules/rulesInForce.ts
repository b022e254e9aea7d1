import { readFileSync } from 'node:fs';
import { putRules } from '../local/putRules';
import { testServices } from '../local/testServices';

/** The rules that the tests are about: those of the project, or the changed ones that `npm run mutate:rules` tries. */
export const rulesInForce = (): string =>
  readFileSync(process.env['LOTSMITH_TRIED_RULES'] ?? 'firestore.rules', 'utf8');

/** For a while; `putBack` afterwards. Resolves with what the compiler has to say about them. */
export const takeRules = (rules: string): Promise<unknown> => putRules(testServices().firestore, rules);

export const putBack = (): Promise<unknown> => takeRules(rulesInForce());
