import {
  isRefused,
  judgePassword,
  MIN_PASSWORD,
  type PasswordPolicy,
  type RequirementKind,
} from '../../../domain/identity/passwordPolicy';
import type { Translated } from '../../../shared/messages/texts';
import type { passwordTexts } from '../texts/passwordTexts';

/** One demand in words, and whether what is typed meets it. */
export interface RequirementText {
  readonly text: string;
  readonly met: boolean;
}

type PasswordTexts = Translated<typeof passwordTexts.texts>;

/** The form names a longest length beyond this only once it is exceeded. */
const REMARKABLE_LENGTH = 64;

/** Characters that every keyboard has and every person finds, where the service takes them. */
const FAMILIAR = ['!', '?', '-', '#'];

function examplesOf(symbols: string): string[] {
  const familiar = FAMILIAR.filter((character) => symbols.includes(character));
  return (familiar.length > 0 ? familiar : [...symbols]).slice(0, 2);
}

function textFor(kind: RequirementKind, { minLength, maxLength, symbols }: PasswordPolicy, texts: PasswordTexts) {
  switch (kind) {
    case 'minLength':
      return texts.atLeast(minLength);
    case 'maxLength':
      return texts.atMost(maxLength ?? 0);
    case 'lowercase':
    case 'uppercase':
    case 'digit':
      return texts[kind];
    case 'symbol':
      return texts.symbol(examplesOf(symbols ?? '').join(' '));
  }
}

/** Every demand that a person should see beside the field. */
export function requirementTexts(policy: PasswordPolicy, password: string, texts: PasswordTexts): RequirementText[] {
  return judgePassword(policy, password)
    .filter(({ kind, met }) => kind !== 'maxLength' || !met || (policy.maxLength ?? 0) <= REMARKABLE_LENGTH)
    .map(({ kind, met }) => ({ text: textFor(kind, policy, texts), met }));
}

/** What stands beside the field when the password is not worth sending; undefined when it is. */
export function passwordProblem(policy: PasswordPolicy, password: string, texts: PasswordTexts): string | undefined {
  if (!isRefused(policy, password)) return undefined;
  return password.length < MIN_PASSWORD && policy.minLength <= MIN_PASSWORD ? texts.tooShort : texts.unmet;
}
