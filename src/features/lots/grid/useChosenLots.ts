import { useLotsSelector } from '../lotsHooks';
import type { GridLot } from './cellValues';
import { selectChosenIds, selectLotReader } from './gridSelectors';

/** The chosen lots of the view, in its order. */
export function useChosenLots(): readonly GridLot[] {
  const lotOf = useLotsSelector(selectLotReader);
  const ids = useLotsSelector(selectChosenIds);
  return ids.map(lotOf).filter((lot) => lot !== undefined);
}
