/** What the identity service demands of a new password. */
export interface PasswordPolicy {
  readonly minLength: number;
  /** Null: as long as one likes. */
  readonly maxLength: number | null;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digit: boolean;
  /** The characters that count as a symbol; null when none is demanded. */
  readonly symbols: string | null;
  /** False: the service says what it would like, and takes every password of six characters. */
  readonly enforced: boolean;
}

/** The shortest password that the identity service ever takes. */
export const MIN_PASSWORD = 6;

/** What is asked for while the service's own policy is not known. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: MIN_PASSWORD,
  maxLength: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbols: null,
  enforced: false,
};

export type RequirementKind = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

export interface PasswordRequirement {
  readonly kind: RequirementKind;
  readonly met: boolean;
}

/**
 * Each demand of the policy and whether the password meets it, as the service judges: lengths in UTF-16 units, letters
 * and digits of ASCII only, and as symbols only those that the policy lists.
 */
export function judgePassword(policy: PasswordPolicy, password: string): PasswordRequirement[] {
  const { minLength, maxLength, symbols } = policy;
  return [
    { kind: 'minLength' as const, met: password.length >= minLength, wanted: true },
    { kind: 'maxLength' as const, met: password.length <= (maxLength ?? Infinity), wanted: maxLength !== null },
    { kind: 'lowercase' as const, met: /[a-z]/.test(password), wanted: policy.lowercase },
    { kind: 'uppercase' as const, met: /[A-Z]/.test(password), wanted: policy.uppercase },
    { kind: 'digit' as const, met: /[0-9]/.test(password), wanted: policy.digit },
    {
      kind: 'symbol' as const,
      met: password.split('').some((character) => symbols?.includes(character)),
      wanted: symbols !== null,
    },
  ].flatMap(({ wanted, ...requirement }) => (wanted ? [requirement] : []));
}

/** Whether the service would refuse the password, as far as the policy tells. */
export function isRefused(policy: PasswordPolicy, password: string): boolean {
  if (password.length < MIN_PASSWORD) return true;
  return policy.enforced && judgePassword(policy, password).some(({ met }) => !met);
}
