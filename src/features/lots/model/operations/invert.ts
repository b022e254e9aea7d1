import { targets } from '../../../../shared/machine';
import type { FieldChange, Operation, OperationDraft, PhotoChanges } from '../../../../services/lots/LotsGateway';
import { type LotEvent, lotMachine } from '../lots/lotMachine';

const LOT_EVENTS: readonly LotEvent[] = [
  'markReady',
  'backToDraft',
  'publish',
  'sell',
  'pass',
  'withdraw',
  'reinstate',
  'takeBackResult',
];

/**
 * The operation that takes another one back, for the same lot; null for a step of the lot's life that has no way back.
 * Several are taken back last one first. `now` (milliseconds since 1970) is when a lot goes into the trash, should that
 * be the way back.
 */
export function invert(operation: Operation, now: number): OperationDraft | null {
  const { saleId, lotId } = operation;
  switch (operation.kind) {
    case 'createLot': {
      const { number, suffix } = operation;
      return {
        saleId,
        lotId,
        kind: 'trashLot',
        number: number === null ? null : { number, suffix },
        deletedAt: now,
      };
    }
    case 'editLot':
      return { saleId, lotId, kind: 'editLot', changes: swapAll(operation.changes) };
    case 'editPrivate':
      return { saleId, lotId, kind: 'editPrivate', changes: swapAll(operation.changes) };
    case 'setLotStatus': {
      const { before, after } = operation;
      const back = LOT_EVENTS.some((event) => targets(lotMachine, after, event).includes(before));
      return back ? { saleId, lotId, kind: 'setLotStatus', before: after, after: before } : null;
    }
    case 'setResult':
      return { saleId, lotId, kind: 'setResult', before: operation.after, after: operation.before };
    case 'setNumber':
      return { saleId, lotId, kind: 'setNumber', before: operation.after, after: operation.before };
    case 'moveLot':
      return { saleId, lotId, kind: 'moveLot', before: operation.after, after: operation.before };
    case 'trashLot':
      return { saleId, lotId, kind: 'restoreLot', number: operation.number, deletedAt: operation.deletedAt };
    case 'restoreLot':
      return { saleId, lotId, kind: 'trashLot', number: operation.number, deletedAt: operation.deletedAt };
    case 'addPhoto': {
      const { photo, cover, coverBefore = null } = operation;
      return { saleId, lotId, kind: 'removePhoto', photo, cover, coverAfter: coverBefore };
    }
    case 'removePhoto': {
      const { photo, cover, coverAfter } = operation;
      return { saleId, lotId, kind: 'addPhoto', photo, cover, coverBefore: coverAfter };
    }
    case 'editPhoto': {
      const { photoId, changes } = operation;
      const place = changes.lotId?.after ?? lotId;
      return { saleId, lotId: place, kind: 'editPhoto', photoId, changes: swapPhotoChanges(changes) };
    }
  }
}

function swap<Value>({ before, after }: { readonly before: Value; readonly after: Value }): {
  before: Value;
  after: Value;
} {
  return { before: after, after: before };
}

function swapAll<Field extends string>(
  changes: Readonly<Partial<Record<Field, FieldChange>>>,
): Partial<Record<Field, FieldChange>> {
  const swapped: Partial<Record<Field, FieldChange>> = {};
  for (const field of Object.keys(changes) as Field[]) {
    const change = changes[field];
    if (change !== undefined) swapped[field] = swap(change);
  }
  return swapped;
}

/** The same changes of a photo the other way round. */
function swapPhotoChanges({ order, lotId, caption, rotation }: PhotoChanges): PhotoChanges {
  return {
    ...(order && { order: swap(order) }),
    ...(lotId && { lotId: swap(lotId) }),
    ...(caption && { caption: swap(caption) }),
    ...(rotation && { rotation: swap(rotation) }),
  };
}
