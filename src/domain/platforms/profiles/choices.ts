import type { Profile } from '../profile';
import { PLATFORMS } from './platforms';

/**
 * The platforms that a person can choose. A platform that needs named values of every lot waits until lots can have them:
 * every lot would be refused there.
 */
export const CHOICES: readonly Profile[] = PLATFORMS.filter(({ columns }) =>
  columns.every(({ required, from }) => required !== true || from.kind !== 'extra'),
);

/** The platform of this id; the first for one that nobody has chosen. */
export function profileOf(platformId: string | null): Profile {
  const found = CHOICES.find(({ id }) => id === platformId) ?? CHOICES[0];
  if (found === undefined) throw new Error('There are no platforms.');
  return found;
}
