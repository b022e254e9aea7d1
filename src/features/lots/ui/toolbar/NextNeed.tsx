import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { filterChosen, selectGrid } from '../../model/view/gridSlice';
import { gridTexts } from '../../model/view/gridTexts';
import { selectNextNeed } from '../../model/view/needs';
import { useLotsSelector } from '../shared/lotsHooks';
import { NextLine } from './NextLine';

/** What to do next with the lots of the sale, and the way to those that it is about. */
export function NextNeed() {
  const texts = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const next = useLotsSelector(selectNextNeed);
  const shown = useLotsSelector((state) => selectGrid(state).filter.problem);
  if (next === null) return null;
  const { need, lots } = next;
  // A lot can be ready and still be marked.
  const status = need === 'toCheck' ? null : 'draft';
  return (
    <NextLine
      says={texts.nextNeed[need](lots)}
      leads={texts.showThem(lots)}
      onLead={
        shown === need
          ? null
          : () => void dispatch(filterChosen({ status, category: null, problem: need, platform: null }))
      }
    />
  );
}
