import type { Lot } from '../../../../domain/lots/lot';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { fieldOfProblem, needsPerson } from '../../../../domain/platforms/validate/weight';
import { useTexts } from '../../../../shared/messages/useTexts';
import { problemSentence } from '../../../../shared/platforms/problemSentence';
import { problemTexts } from '../../../../shared/platforms/problemTexts';
import { selectChecksStatus } from '../../model/checks/checksSelectors';
import { fieldOf, type GridColumnId } from '../../model/fields/gridColumns';
import { checksTexts } from '../../model/texts/checksTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { useColumnName } from '../shared/useGridTools';

interface PlatformState {
  readonly word: string;
  readonly tone: 'good' | 'warn' | 'danger' | 'quiet';
  /** What is wrong, field by field; empty for nothing. */
  readonly reasons: string;
}

/** Says in a word how a lot stands on a platform. */
export function usePlatformState(): (
  lot: Pick<Lot, 'status'>,
  platformId: string,
  problems: PlatformProblems | undefined,
) => PlatformState {
  const texts = useTexts(checksTexts);
  const sentences = useTexts(problemTexts);
  const nameOf = useColumnName();
  const status = useLotsSelector(selectChecksStatus);
  return (lot, platformId, problems) => {
    if (lot.status === 'withdrawn') return { word: texts.notSent, tone: 'quiet', reasons: '' };
    const found = problems?.[platformId]?.filter(needsPerson) ?? [];
    const reasons = found.map((problem) => {
      const sentence = problemSentence(problem.detail, sentences);
      const column = fieldOfProblem(problem) as GridColumnId | null;
      const isShown = column !== null && (column === 'number' || fieldOf(column) !== null);
      const field = isShown ? nameOf(column) : problem.header;
      return field === null ? sentence : texts.at(field, sentence);
    });
    if (found.length > 0) {
      const isRefused = found.some(({ severity }) => severity === 'refused');
      return { word: texts.problems(found.length), tone: isRefused ? 'danger' : 'warn', reasons: reasons.join(' ') };
    }
    if (status === 'failed') return { word: texts.notChecked, tone: 'quiet', reasons: '' };
    if (status === 'working') return { word: texts.checking, tone: 'quiet', reasons: '' };
    return { word: texts.ready, tone: 'good', reasons: '' };
  };
}
