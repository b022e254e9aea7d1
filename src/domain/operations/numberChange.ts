import type { Lot } from '../lots/lot';
import { formatLotNumber, type LotNumber } from '../numbering/lotNumber';
import { makesLot } from './entitiesOf';
import { claimedNumber } from './operationNumbers';
import { type Operation, type OperationDraft, type OperationOfWork, withHeld, workOf } from './operations';

/** Operations that give a lot a number or take one from it. */
export type NumberOperation = OperationOfWork<'number'>;

/** Whether claims of numbers change with it. A lot that begins without a number has none. */
export const isNumberChange = (operation: Operation): operation is NumberOperation =>
  workOf(operation) === 'number' && !(operation.kind === 'createLot' && operation.number === null);

/** Whether nothing but the number of a lot that stays becomes another. */
export const onlyRenumbers = <Draft extends OperationDraft>(
  draft: Draft,
): draft is Extract<Draft, { readonly kind: 'setNumber' }> => draft.kind === 'setNumber';

/** Numbers go from lot to lot: an operation that gives one up, or takes one up again, keeps its place in the order. */
export const passesNumber = (operation: Operation): boolean => isNumberChange(operation) && !makesLot(operation);

type NumberedLot = Pick<Lot, 'number' | 'suffix' | 'deletedAt'>;

export interface NumberChangeNow {
  /** The operation with the number that the lot really gives up: what a colleague gave it since counts. */
  readonly operation: NumberOperation;
  /** The claim that the lot has to hold afterwards; null: it holds none. */
  readonly holds: string | null;
  /** The claims that are the lot's no longer. */
  readonly lets: readonly string[];
}

/**
 * What an operation does to the claims, on the lot as the server has it. The page that made the operation may have seen another
 * number: gave it back what it then believed, the lot's real claim would stay behind, on a number that nobody has.
 */
export function changeNumberNow(operation: NumberOperation, lot: NumberedLot | undefined): NumberChangeNow {
  const has: LotNumber | null =
    lot === undefined || lot.number === null ? null : { number: lot.number, suffix: lot.suffix };
  const isTrashed = lot !== undefined && lot.deletedAt !== null;
  const held = isTrashed ? null : has;
  const wanted = claimedNumber(operation);
  const holds = operation.kind === 'trashLot' || (operation.kind === 'setNumber' && isTrashed) ? null : wanted;
  const names = new Set([held, wanted].flatMap((number) => (number === null ? [] : [formatLotNumber(number)])));
  if (holds !== null) names.delete(formatLotNumber(holds));
  return {
    operation: withHeld(operation, held),
    holds: holds === null ? null : formatLotNumber(holds),
    lets: [...names],
  };
}
