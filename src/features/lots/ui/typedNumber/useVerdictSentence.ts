import { nameOfNumber } from '../../../../domain/numbering/lotNumber';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot } from '../../model/lots/lotsSlice';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import type { Judged } from './useVerdict';

/** What is wrong with a number that was typed, as a sentence; undefined while all is well. */
export function useVerdictSentence({ verdict, wanted }: Judged): string | undefined {
  const texts = useTexts(typedNumberTexts);
  const holderId = verdict.kind === 'taken' ? verdict.holderId : '';
  const title = useLotsSelector((state) => selectLot(state, holderId)?.title.trim() ?? '');
  const number = nameOfNumber(wanted);
  switch (verdict.kind) {
    case 'same':
      return undefined;
    case 'free':
      return texts.freeNow(number);
    case 'problem':
      return texts.problems[verdict.problem];
    case 'kept':
      return texts.kept[verdict.reason];
    case 'taken':
      return texts.taken(number, title);
    case 'held':
      return texts.held(number);
    default:
      return texts[verdict.kind];
  }
}

/** The same for the field that it is typed into: while somebody types nothing is wrong yet. */
export function useDraftSentence(draft: Judged & { readonly isTyping: boolean; readonly isSettled: boolean }) {
  const sentence = useVerdictSentence(draft);
  return !draft.isSettled || (draft.isTyping && draft.verdict.kind === 'free') ? undefined : sentence;
}
