import { type Problem, SEVERITIES } from '../../../domain/platforms/problem';

/** Problems of one kind in one column. */
export interface ProblemGroup {
  readonly id: string;
  /** At least one; all of one rule, one severity and one column. */
  readonly problems: readonly [Problem, ...Problem[]];
}

/**
 * The problems by what is wrong, the worst first: the same empty column in forty lots is one thing to mend. Within a severity
 * they stay in the order in which they were found.
 */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const severity of SEVERITIES) {
    for (const problem of problems) {
      if (problem.severity !== severity) continue;
      const id = `${severity} ${problem.detail.rule} ${problem.header ?? ''}`;
      const group = groups.get(id);
      if (group === undefined) groups.set(id, [problem]);
      else group.push(problem);
    }
  }
  return [...groups].map(([id, all]) => ({ id, problems: all }));
}
