import type { Photo } from '../photos/photo';
import type { FieldChange } from './changes';
import type { SaleTarget } from './operationRules';
import { applyOperation, type OperationDraft, touchesOf, workOf } from './operations';

const ignore = (): void => undefined;
/** For a target that holds only some of the entities. */
export const IGNORES_ALL: SaleTarget = {
  makeLot: ignore,
  changeLot: ignore,
  changePrivate: ignore,
  addPhoto: ignore,
  changePhoto: ignore,
  removePhoto: ignore,
};

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

type CoverDraft = Extract<OperationDraft, { readonly kind: 'editLot' }>;

/** The choice of a lot's cover, and what the edit changes besides that. */
export interface CoverChoice {
  readonly edit: CoverDraft;
  readonly change: FieldChange;
}

/** The cover that a person chooses with an edit; null: the operation is no such choice. */
export function coverChoice(operation: OperationDraft): CoverChoice | null {
  if (operation.kind !== 'editLot' || operation.changes.coverPhotoId === undefined) return null;
  return { edit: operation, change: operation.changes.coverPhotoId };
}

/** Whether it says anything of a photo, which may still be on its way. */
export const concernsPhotos = (operation: OperationDraft): boolean =>
  workOf(operation) === 'photo' || coverChoice(operation) !== null;

/** Whether its lot is there only with this operation. */
export function makesLot(operation: OperationDraft): boolean {
  let makes = false;
  applyOperation(operation, { ...IGNORES_ALL, makeLot: () => void (makes = true) });
  return makes;
}
