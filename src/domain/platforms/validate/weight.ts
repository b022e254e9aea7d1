import { extraField } from '../../lots/extras';
import type { Problem, ProblemRule } from '../problem';

/** Rules by which the export leaves something out, or cannot write it. */
const LOSSES: ReadonlySet<ProblemRule> = new Set(['shortened', 'charactersLost', 'tooManyPictures']);

/** Whether a person should do something about it: the platform refuses it, or some of it would be lost. */
export const needsPerson = ({ severity, detail }: Pick<Problem, 'severity' | 'detail'>): boolean =>
  severity === 'refused' || LOSSES.has(detail.rule);

/** What a person would change, as tables and forms name it: a field, the number, or an extra; null for none. */
export const fieldOfProblem = ({ place }: Pick<Problem, 'place'>): string | null =>
  place === null ? null : (place.field ?? extraField(place.extra));
