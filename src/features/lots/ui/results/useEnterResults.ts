import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../../store/hooks';
import { resultsAsked } from '../../model/phase/phaseSlice';
import { focusLots } from '../shared/useFollowLot';

/** Leads to the results, ready to be typed. `wide`: there is room for a table, which then has the keys. */
export function useEnterResults(wide: boolean): () => void {
  const dispatch = useAppDispatch();
  return () => {
    flushSync(() => void dispatch(resultsAsked({ opens: !wide })));
    if (wide) focusLots();
  };
}
