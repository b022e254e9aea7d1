import { useTexts } from '../../../../shared/messages/useTexts';
import { problemSentence } from '../../../../shared/platforms/problemSentence';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import type { FieldProblem } from '../../model/checks/checksSelectors';
import { checksTexts } from '../../model/texts/checksTexts';

/** Says what a platform does not take, with the platform's name. */
export function useSaid(): (found: FieldProblem) => string {
  const texts = useTexts(checksTexts);
  const sentences = useTexts(problemTexts);
  return ({ platform, problem }) => texts.says(platform.name, problemSentence(problem.detail, sentences));
}
