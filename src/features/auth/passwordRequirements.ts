import {
  isRefused,
  judgePassword,
  MIN_PASSWORD,
  type PasswordPolicy,
  type RequirementKind,
} from '../../domain/passwordPolicy';
import { WEAK_PASSWORD } from './fieldMessages';

/** One demand in words, and whether what is typed meets it. */
export interface RequirementText {
  readonly text: string;
  readonly met: boolean;
}

/** A longest length beyond this is nothing a person needs to be told before it is exceeded. */
const REMARKABLE_LENGTH = 64;

/** Characters that every keyboard has and every person finds, where the service takes them. */
const FAMILIAR = ['!', '?', '-', '#'];

function examplesOf(symbols: string): string[] {
  const familiar = FAMILIAR.filter((character) => symbols.includes(character));
  return (familiar.length > 0 ? familiar : [...symbols]).slice(0, 2);
}

function textFor(kind: RequirementKind, { minLength, maxLength, symbols }: PasswordPolicy): string {
  switch (kind) {
    case 'minLength':
      return `At least ${minLength} characters`;
    case 'maxLength':
      return `At most ${String(maxLength)} characters`;
    case 'lowercase':
      return 'A small letter (a–z)';
    case 'uppercase':
      return 'A capital letter (A–Z)';
    case 'digit':
      return 'A digit (0–9)';
    case 'symbol':
      return `A symbol, such as ${examplesOf(symbols ?? '').join(' ')}`;
  }
}

/** Every demand that a person should see beside the field. */
export function requirementTexts(policy: PasswordPolicy, password: string): RequirementText[] {
  return judgePassword(policy, password)
    .filter(({ kind, met }) => kind !== 'maxLength' || !met || (policy.maxLength ?? 0) <= REMARKABLE_LENGTH)
    .map(({ kind, met }) => ({ text: textFor(kind, policy), met }));
}

/** What stands beside the field when the password is not worth sending; undefined when it is. */
export function passwordProblem(policy: PasswordPolicy, password: string): string | undefined {
  if (!isRefused(policy, password)) return undefined;
  return password.length < MIN_PASSWORD && policy.minLength <= MIN_PASSWORD
    ? WEAK_PASSWORD
    : 'The password does not meet every requirement yet.';
}
