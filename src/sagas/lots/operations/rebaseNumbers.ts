import { type LotNumber, nameOfNumber } from '../../../domain/numbering/lotNumber';
import { asksForNext, claimedNumber, waitsForNumber } from '../../../domain/operations/operationNumbers';
import { heldNumber, type Operation, withHeld } from '../../../domain/operations/operations';

/**
 * What later operations of a lot have to know when it did not get the number that they count on: they give back the one
 * that it really has.
 */
export interface NumberRebase {
  /** What came of claiming: the operation that is sent, or null when it is not. */
  note(wanted: Operation, claimed: Operation | null): void;
  apply<Kind extends Operation>(operation: Kind): Kind;
}

/** What the lot shows once the operation is made. */
const shownNumber = (operation: Operation): LotNumber | null =>
  waitsForNumber(operation) ? null : claimedNumber(operation);

export function createNumberRebase(): NumberRebase {
  const really = new Map<string, { readonly expected: string; readonly has: LotNumber | null }>();
  return {
    note(wanted, claimed) {
      if (claimedNumber(wanted) === null && !asksForNext(wanted)) return;
      const expected = nameOfNumber(shownNumber(wanted));
      const has = claimed === null ? (heldNumber(wanted) ?? null) : shownNumber(claimed);
      if (nameOfNumber(has) !== expected) really.set(wanted.lotId, { expected, has });
    },
    apply(operation) {
      const known = really.get(operation.lotId);
      const held = heldNumber(operation);
      if (known === undefined || held === undefined || nameOfNumber(held) !== known.expected) return operation;
      return withHeld(operation, known.has);
    },
  };
}
