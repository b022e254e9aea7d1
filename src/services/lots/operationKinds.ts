import type { OperationKind } from './LotsGateway';

export const OPERATION_KINDS = [
  'createLot',
  'editLot',
  'editPrivate',
  'setLotStatus',
  'setNumber',
  'moveLot',
  'trashLot',
  'restoreLot',
  'addPhoto',
  'editPhoto',
  'removePhoto',
] as const satisfies readonly OperationKind[];
