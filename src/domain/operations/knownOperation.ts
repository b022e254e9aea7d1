import { EDITABLE_LOT_FIELDS, PRIVATE_LOT_FIELDS } from '../lots/lot';
import { isExtraField } from '../lots/extras';
import { type Operation, OPERATION_KINDS } from './operations';
import { isEdit } from './fieldEdits';

const EDITED: ReadonlySet<string> = new Set([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS]);

/**
 * Whether this build knows all of an operation that was kept on the device: a newer build may have kept it. An edit is
 * written field by field, so that one of a field that this build does not know would be taken for sent and be lost.
 */
export function isKnownOperation(operation: Operation): boolean {
  if (!(OPERATION_KINDS as readonly unknown[]).includes(operation.kind)) return false;
  return (
    !isEdit(operation) || Object.keys(operation.changes).every((field) => EDITED.has(field) || isExtraField(field))
  );
}
