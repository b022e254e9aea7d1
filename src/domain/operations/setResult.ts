import type { LotResult } from '../lots/lotResult';
import { type OfLot, type OperationRules } from './operationRules';

/** State and hammer price together, so that nobody ever sees one without the other. */
export interface SetResult extends OfLot {
  readonly kind: 'setResult';
  readonly before: LotResult;
  readonly after: LotResult;
}

const changesOf = ({ before, after }: SetResult) => ({
  status: { before: before.status, after: after.status },
  hammer: { before: before.hammer, after: after.hammer },
});

export const setResult: OperationRules<SetResult, SetResult, 'plain'> = {
  work: 'plain',
  apply: (operation, target) => target.changeLot(operation.lotId, changesOf(operation)),
  invert: ({ saleId, lotId, before, after }) => ({ saleId, lotId, kind: 'setResult', before: after, after: before }),
  changes: changesOf,
};
