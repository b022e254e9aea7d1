import { readFileSync } from 'node:fs';
import { putRules } from '../../local/emulators/putRules';
import { testServices } from '../../local/testServices';

/** The rules that the tests are about. */
export const rulesInForce = (): string => readFileSync('firestore.rules', 'utf8');

/** For a while; `putBack` afterwards. Resolves with what the compiler has to say about them. */
export const takeRules = (rules: string): Promise<unknown> => putRules(testServices().firestore, rules);

export const putBack = (): Promise<unknown> => takeRules(rulesInForce());
