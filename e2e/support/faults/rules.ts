import { readFileSync } from 'node:fs';
import type { LocalAddresses } from '../../../local/net/project';
import { putRules } from '../../../local/emulators/putRules';
import { grownRules } from '../../../rules/support/grownRules';

const present = readFileSync('firestore.rules', 'utf8');

/** The rules of a build to come are in force: every document may hold the field of `rules/support/grownRules.ts`. */
export const growRules = ({ firestore }: LocalAddresses): Promise<unknown> => putRules(firestore, grownRules(present));

export const putRulesBack = ({ firestore }: LocalAddresses): Promise<unknown> => putRules(firestore, present);
