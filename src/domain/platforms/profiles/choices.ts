import type { Profile } from '../profile';
import { PLATFORMS } from './platforms';

/** The platforms that a person can choose. */
export const CHOICES: readonly Profile[] = PLATFORMS;
