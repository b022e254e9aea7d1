import type { OperationKind } from './LotsGateway';

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

/** Whether this build knows what an operation means that was kept on the device: a newer build may have kept it. */
export const isKnownKind = (kind: unknown): kind is OperationKind =>
  (OPERATION_KINDS as readonly unknown[]).includes(kind);
