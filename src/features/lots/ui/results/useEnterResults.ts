import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../../store/hooks';
import { resultsAsked } from '../../model/phase/phaseSlice';
import { focusLots } from '../shared/useFollowLot';
import { RESULT_ID } from './ResultForm';

/** Leads to the results, ready to be typed: into the table, or, where there is no room for it (`wide` false), into a lot. */
export function useEnterResults(wide: boolean): () => void {
  const dispatch = useAppDispatch();
  return () => {
    flushSync(() => void dispatch(resultsAsked({ opens: !wide })));
    if (wide) focusLots();
    else focusResult();
  };
}

/** A lot opens at its top, and what came of it stands below its fields. */
function focusResult(): void {
  const price = document.getElementById(RESULT_ID)?.querySelector('input');
  price?.focus({ preventScroll: true });
  price?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
