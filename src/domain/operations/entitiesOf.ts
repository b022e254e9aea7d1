import type { Photo } from '../photos/photo';
import { IGNORES_ALL } from './operationRules';
import { applyOperation, type OperationDraft, touchesOf } from './operations';

/** The photo that an operation adds; null: none. */
export function addedPhoto(operation: OperationDraft): Photo | null {
  let added: Photo | null = null;
  applyOperation(operation, { ...IGNORES_ALL, addPhoto: (photo) => void (added = photo) });
  return added;
}

/** The photo that an operation removes; null: none. */
export function removedPhoto(operation: OperationDraft): Photo | null {
  let removed: Photo | null = null;
  applyOperation(operation, { ...IGNORES_ALL, removePhoto: (photo) => void (removed = photo) });
  return removed;
}

/** The id of the photo that an operation adds, changes or removes; null: none. */
export const photoIdOf = (operation: OperationDraft): string | null => touchesOf(operation).photos?.[0] ?? null;

/** Whether its lot is there only with this operation. */
export function makesLot(operation: OperationDraft): boolean {
  let makes = false;
  applyOperation(operation, { ...IGNORES_ALL, makeLot: () => void (makes = true) });
  return makes;
}
