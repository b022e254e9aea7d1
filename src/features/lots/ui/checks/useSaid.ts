import type { Severity } from '../../../../domain/platforms/problem';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { problemSentence } from '../../../../shared/platforms/problemSentence';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import type { FieldProblem } from '../../model/checks/checksSelectors';
import { checksTexts } from '../../model/texts/checksTexts';

export interface Saying {
  /** With the names of the platforms. */
  readonly text: string;
  readonly severity: Severity;
  readonly needsPerson: boolean;
}

/** Says what platforms do not take, with their names: what several say in the same words is said once. */
export function useSaid(): (found: readonly FieldProblem[]) => readonly Saying[] {
  const texts = useTexts(checksTexts);
  const sentences = useTexts(problemTexts);
  const locale = useLocale();
  return (found) => {
    const said = new Map<string, { readonly first: FieldProblem; readonly sentence: string; names: Set<string> }>();
    for (const each of found) {
      const sentence = problemSentence(each.problem.detail, sentences);
      const key = `${each.problem.severity} ${sentence}`;
      const same = said.get(key) ?? { first: each, sentence, names: new Set() };
      same.names.add(each.platform.name);
      said.set(key, same);
    }
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    return [...said.values()].map(({ first: { problem }, sentence, names }) => ({
      text: texts.says(list.format(names), sentence),
      severity: problem.severity,
      needsPerson: needsPerson(problem),
    }));
  };
}
