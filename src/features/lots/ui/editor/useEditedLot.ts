import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { CellLanguage, GridLot } from '../../model/fields/cellValues';
import { selectLotPrivate } from '../../model/lots/lotsSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { useCellLanguage } from '../shared/useGridTools';

/** A lot with what only editors read of it, and how its values are written: what the fields of a form need. */
export function useEditedLot(
  shared: Lot,
  currency: string,
): { readonly lot: Lot & GridLot; readonly language: CellLanguage } {
  const language = useCellLanguage(currency);
  const own = useLotsSelector((state) => selectLotPrivate(state, shared.id));
  const lot = useMemo(() => ({ ...shared, ...own, id: shared.id }), [shared, own]);
  return { lot, language };
}
