import type { PasswordPolicy } from './settings';

/** Why the policy does not accept a password, in the sentences of the production service; empty when it does. */
export function missingRequirements(policy: PasswordPolicy, password: string): string[] {
  const options = policy.customStrengthOptions;
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  const symbols = policy.allowedNonAlphanumericCharacters;
  const characters = [...password];
  const missing: string[] = [];
  if (password.length < min) missing.push(`Password must contain at least ${min} characters`);
  if (max !== undefined && password.length > max) missing.push(`Password may contain at most ${max} characters`);
  if (options.containsLowercaseCharacter === true && !/[a-z]/.test(password))
    missing.push('Password must contain a lower case character');
  if (options.containsUppercaseCharacter === true && !/[A-Z]/.test(password))
    missing.push('Password must contain an upper case character');
  if (options.containsNumericCharacter === true && !/[0-9]/.test(password))
    missing.push('Password must contain a numeric character');
  if (options.containsNonAlphanumericCharacter === true && !characters.some((character) => symbols.includes(character)))
    missing.push('Password must contain a non-alphanumeric character');
  return missing;
}

/** The refusal of an enforced policy, or null. */
export function policyRefusal(policy: PasswordPolicy, password: string): string | null {
  if (policy.enforcementState !== 'ENFORCE') return null;
  const missing = missingRequirements(policy, password);
  if (missing.length === 0) return null;
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`;
}
