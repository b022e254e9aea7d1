import { type LotNumber, nameOfNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import { asksForNext, claimedNumber } from '../../../domain/operations/operationNumbers';

/**
 * What later operations of a lot have to know when it did not get the number that they count on: they give back the one
 * that it really has.
 */
export interface NumberRebase {
  /** What came of claiming: the operation that is sent, or null when it is not. */
  note(wanted: Operation, claimed: Operation | null): void;
  apply(operation: Operation): Operation;
}

/** What the lot shows once the operation is made. */
function shownNumber(operation: Operation): LotNumber | null {
  if (operation.kind === 'restoreLot') return operation.number;
  return operation.kind === 'createLot' && operation.number === null ? null : claimedNumber(operation);
}

export function createNumberRebase(): NumberRebase {
  const really = new Map<string, { readonly expected: string; readonly has: LotNumber | null }>();
  return {
    note(wanted, claimed) {
      if (claimedNumber(wanted) === null && !asksForNext(wanted)) return;
      const expected = shownNumber(wanted);
      const kept = wanted.kind === 'setNumber' ? wanted.before : null;
      const has = claimed === null ? kept : shownNumber(claimed);
      if (nameOfNumber(has) !== nameOfNumber(expected))
        really.set(wanted.lotId, { expected: nameOfNumber(expected), has });
    },
    apply(operation) {
      const known = really.get(operation.lotId);
      if (known === undefined) return operation;
      if (operation.kind === 'setNumber' && nameOfNumber(operation.before) === known.expected) {
        return { ...operation, before: known.has };
      }
      if (operation.kind === 'trashLot' && nameOfNumber(operation.number) === known.expected) {
        return { ...operation, number: known.has };
      }
      return operation;
    },
  };
}
