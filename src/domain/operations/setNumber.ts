import { type LotNumber, nameOfNumber, numberFields } from '../numbering/lotNumber';
import type { OfLot, OperationRules } from './operationRules';

export interface SetNumber extends OfLot {
  readonly kind: 'setNumber';
  /** Given back in the batch that changes the lot. */
  readonly before: LotNumber | null;
  /** Claimed before the lot is changed. */
  readonly after: LotNumber | null;
}

function changesOf(operation: SetNumber) {
  const [before, after] = [numberFields(operation.before), numberFields(operation.after)];
  return {
    number: { before: before.number, after: after.number },
    suffix: { before: before.suffix, after: after.suffix },
  };
}

export const setNumber: OperationRules<SetNumber, SetNumber, 'number'> = {
  work: 'number',
  apply: (operation, target) => target.changeLot(operation.lotId, changesOf(operation)),
  invert: ({ saleId, lotId, before, after }) => ({ saleId, lotId, kind: 'setNumber', before: after, after: before }),
  touches: ({ before, after }) => ({
    claims: after,
    releases: nameOfNumber(before) === nameOfNumber(after) ? null : before,
  }),
  withClaim: (operation, after) => ({ ...operation, after }),
  held: ({ before }) => before,
  withHeld: (operation, before) => ({ ...operation, before }),
  changes: changesOf,
};
