import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { numberOf } from '../../../../domain/numbering/numbering';
import type { Lot } from '../../../../domain/lots/lot';
import { selectLots } from '../lots/lotsSlice';

/** The lot that has a number, as `12A`, and is not in the trash. */
export function selectLotByNumber(state: Parameters<typeof selectLots>[0], name: string): Lot | undefined {
  return selectLots(state).find((lot) => {
    const number = numberOf(lot);
    return number !== null && formatLotNumber(number) === name && lot.deletedAt === null;
  });
}
