import { useLotsSelector } from '../shared/lotsHooks';
import type { GridLot } from '../../model/fields/cellValues';
import { selectChosenIds, selectLotReader } from '../../model/view/gridSelectors';

/** The chosen lots of the view, in its order. */
export function useChosenLots(): readonly GridLot[] {
  const lotOf = useLotsSelector(selectLotReader);
  const ids = useLotsSelector(selectChosenIds);
  return ids.map(lotOf).filter((lot) => lot !== undefined);
}
