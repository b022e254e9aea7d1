import type { LotStatus } from '../lots/lot';
import { LOT_STEPS } from '../lots/lotSteps';
import { type OfLot, type OperationRules } from './operationRules';

/** A step of the lot's life. */
export interface SetLotStatus extends OfLot {
  readonly kind: 'setLotStatus';
  readonly before: LotStatus;
  readonly after: LotStatus;
}

export const setLotStatus: OperationRules<SetLotStatus, SetLotStatus, 'plain'> = {
  work: 'plain',
  apply: ({ lotId, before, after }, target) => target.changeLot(lotId, { status: { before, after } }),
  invert({ saleId, lotId, before, after }) {
    const hasWayBack = Object.values(LOT_STEPS[after]).includes(before);
    return hasWayBack ? { saleId, lotId, kind: 'setLotStatus', before: after, after: before } : null;
  },
  changes: ({ before, after }) => ({ status: { before, after } }),
  // A ready lot that lost something becomes a draft again.
  mayComeAlong: true,
};
