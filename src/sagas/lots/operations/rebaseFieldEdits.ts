import type { ContestedField, FieldValue } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import { changesOfEdit, isEdit } from '../../../domain/operations/splitEdit';

/**
 * What later edits of a field have to know when an earlier one of the same person was refused: they go on from a text
 * that the server never had, and stand on what the refused one stood on.
 */
export interface FieldRebase {
  /** The server has not taken it, for another reason than a colleague's text. */
  refused(operation: Operation): void;
  /** It has been sent, or is given up. */
  settled(operation: Operation): void;
  apply(operation: Operation): Operation;
}

const place = ({ saleId, lotId }: Operation, field: ContestedField): string => `${saleId} ${lotId} ${field}`;

export function createFieldRebase(): FieldRebase {
  const really = new Map<string, { readonly expected: FieldValue; readonly has: FieldValue }>();
  return {
    refused(operation) {
      if (!isEdit(operation)) return;
      for (const [field, { before, after }] of changesOfEdit(operation)) {
        really.set(place(operation, field), { expected: after, has: before });
      }
    },
    settled(operation) {
      if (!isEdit(operation) || really.size === 0) return;
      for (const [field] of changesOfEdit(operation)) really.delete(place(operation, field));
    },
    apply(operation) {
      if (!isEdit(operation) || really.size === 0) return operation;
      const changes = changesOfEdit(operation).map(([field, change]) => {
        const known = really.get(place(operation, field));
        return [field, known?.expected === change.before ? { ...change, before: known.has } : change];
      });
      return { ...operation, changes: Object.fromEntries(changes) };
    },
  };
}
