import type { EditableLotField, PrivateLotField } from '../lots/lot';
import { cleanAfter, type ContestedField, type FieldChange, type FieldValue, swapAll } from './changes';
import { type OfLot, type OperationRules, TOUCHES_NOTHING_ELSE } from './operationRules';

/** What a colleague has written into a field. */
export interface TheirValue {
  readonly value: FieldValue;
  /** Whose it is, and when the server took it (milliseconds since 1970); null while that is not known. */
  readonly by: string | null;
  readonly at: number | null;
}
export type TheirValues = Readonly<Partial<Record<ContestedField, TheirValue>>>;

/**
 * By field: the last edit of the same person that the server had taken from this browser before the page began in which
 * this one was made. Wherever that one's text still stands, this one is what its person wrote later.
 */
export type EarlierEdits = Readonly<Partial<Record<ContestedField, string>>>;

interface OfOthers {
  /** Of an edit that waits for its person's decision: what stands there. Such an edit is never sent. */
  readonly theirs?: TheirValues;
  readonly follows?: EarlierEdits;
}

export interface EditLot extends OfLot, OfOthers {
  readonly kind: 'editLot';
  /** `before`: what the person saw when the editing began. */
  readonly changes: Readonly<Partial<Record<EditableLotField, FieldChange>>>;
}

/** Its record goes into `opsPrivate`. */
export interface EditPrivate extends OfLot, OfOthers {
  readonly kind: 'editPrivate';
  readonly changes: Readonly<Partial<Record<PrivateLotField, FieldChange>>>;
}

export const editLot: OperationRules<EditLot, EditLot, 'edit'> = {
  work: 'edit',
  apply: ({ lotId, changes }, target) => target.changeLot(lotId, changes),
  invert: ({ saleId, lotId, changes }) => ({ saleId, lotId, kind: 'editLot', changes: swapAll(changes) }),
  touches: TOUCHES_NOTHING_ELSE,
  clean: (operation) => ({ ...operation, changes: cleanAfter(operation.changes) }),
  changes: ({ changes }) => ({ ...changes }),
};

export const editPrivate: OperationRules<EditPrivate, EditPrivate, 'edit'> = {
  work: 'edit',
  apply: ({ lotId, changes }, target) => target.changePrivate(lotId, changes),
  invert: ({ saleId, lotId, changes }) => ({ saleId, lotId, kind: 'editPrivate', changes: swapAll(changes) }),
  touches: TOUCHES_NOTHING_ELSE,
  clean: (operation) => ({ ...operation, changes: cleanAfter(operation.changes) }),
  changes: ({ changes }) => ({ ...changes }),
  isPrivate: true,
};
