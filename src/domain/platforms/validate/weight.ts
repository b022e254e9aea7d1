import type { Problem, ProblemRule } from '../problem';

/** Rules by which the export leaves something out, or cannot write it. */
const LOSSES: ReadonlySet<ProblemRule> = new Set(['shortened', 'charactersLost', 'tooManyPictures']);

/** Whether a person should do something about it: the platform refuses it, or some of it would be lost. */
export const needsPerson = ({ severity, detail }: Pick<Problem, 'severity' | 'detail'>): boolean =>
  severity === 'refused' || LOSSES.has(detail.rule);
