import { EDITABLE_LOT_FIELDS, PRIVATE_LOT_FIELDS } from '../../domain/lots/lot';
import type { Operation, OperationKind } from './LotsGateway';

export const OPERATION_KINDS = [
  'createLot',
  'editLot',
  'editPrivate',
  'setLotStatus',
  'setResult',
  'setNumber',
  'moveLot',
  'trashLot',
  'restoreLot',
  'addPhoto',
  'editPhoto',
  'removePhoto',
] as const satisfies readonly OperationKind[];

const EDITED: ReadonlySet<string> = new Set([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS]);

/**
 * Whether this build knows all of an operation that was kept on the device: a newer build may have kept it. An edit is
 * written field by field, so that one of a field that this build does not know would be taken for sent and be lost.
 */
export function isKnownOperation(operation: Operation): boolean {
  const { kind } = operation;
  if (!(OPERATION_KINDS as readonly unknown[]).includes(kind)) return false;
  return (
    (kind !== 'editLot' && kind !== 'editPrivate') || Object.keys(operation.changes).every((field) => EDITED.has(field))
  );
}
