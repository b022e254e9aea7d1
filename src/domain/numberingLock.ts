import type { NumberCheck } from './numberingCheck';
import type { Role, Sale } from './sale';

/** Why the numbers of a sale cannot be locked now. */
export type LockRefusal = 'notOwner' | 'alreadyLocked';
/** What to look at before they are locked: afterwards only a letter helps. */
export type LockWarning = 'duplicates' | 'unnumbered' | 'gaps' | 'strayLetters';

/**
 * Locking is a step forward in the life of a sale and has no way back: numbers that were announced or printed do not
 * change. Null when the person may lock them now.
 */
export function lockRefusal(sale: Pick<Sale, 'status'>, role: Role | null): LockRefusal | null {
  if (sale.status !== 'open') return 'alreadyLocked';
  return role === 'owner' ? null : 'notOwner';
}

/** What the person should hear before locking, the gravest first. None of it forbids the step. */
export function lockWarnings({ duplicates, unnumbered, gaps, strayLetters }: NumberCheck): LockWarning[] {
  const warnings: LockWarning[] = [];
  if (duplicates.length > 0) warnings.push('duplicates');
  if (unnumbered.length > 0) warnings.push('unnumbered');
  if (strayLetters.length > 0) warnings.push('strayLetters');
  if (gaps.length > 0) warnings.push('gaps');
  return warnings;
}
