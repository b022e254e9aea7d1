import { useTexts } from '../../../../shared/messages/useTexts';
import { selectUnfinishedLots } from '../../model/lots/lotCounts';
import { selectResultsPhase } from '../../model/phase/phaseSlice';
import { resultTexts } from '../../model/texts/resultTexts';
import { NextLine } from './NextLine';
import { useLotsSelector } from '../shared/lotsHooks';
import { useEnterResults } from '../results/useEnterResults';

/** From the day of the sale on: how many lots have no result yet, and the way to enter them. */
export function NextResult({ wide }: { readonly wide: boolean }) {
  const texts = useTexts(resultTexts);
  const isDue = useLotsSelector((state) => selectResultsPhase(state) === 'due');
  const lots = useLotsSelector((state) => selectUnfinishedLots(state)?.withoutResult ?? 0);
  const enter = useEnterResults(wide);
  if (!isDue || lots === 0) return null;
  return <NextLine says={texts.lacking(lots)} leads={texts.enterAll} onLead={enter} />;
}
