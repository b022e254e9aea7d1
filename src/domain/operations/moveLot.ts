import { type OfLot, type OperationRules } from './operationRules';

/** Another place in the sale: `before` and `after` are fractional keys. */
export interface MoveLot extends OfLot {
  readonly kind: 'moveLot';
  readonly before: string;
  readonly after: string;
}

export const moveLot: OperationRules<MoveLot, MoveLot, 'plain'> = {
  work: 'plain',
  apply: ({ lotId, before, after }, target) => target.changeLot(lotId, { order: { before, after } }),
  invert: ({ saleId, lotId, before, after }) => ({ saleId, lotId, kind: 'moveLot', before: after, after: before }),
  changes: ({ before, after }) => ({ order: { before, after } }),
};
