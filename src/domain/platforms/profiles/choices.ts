import type { Profile } from '../profile';
import { PLATFORMS } from './platforms';

/**
 * The platforms that a person can choose. A platform that needs named values of every lot waits until lots can have them:
 * every lot would be refused there.
 */
export const CHOICES: readonly Profile[] = PLATFORMS.filter(({ columns }) =>
  columns.every(({ required, from }) => required !== true || from.kind !== 'extra'),
);
