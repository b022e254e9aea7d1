import { type Change, cleanEdit, joined, type PhotoChanges, swap } from './changes';
import type { OfLot, OperationRules } from './operationRules';

/** `lotId` of the operation: the lot where the photo is before. */
export interface EditPhoto extends OfLot {
  readonly kind: 'editPhoto';
  readonly photoId: string;
  readonly changes: PhotoChanges;
}

export const editPhoto: OperationRules<EditPhoto, EditPhoto, 'photo'> = {
  work: 'photo',
  apply: ({ photoId, changes }, target) => target.changePhoto(photoId, changes),
  invert: ({ saleId, lotId, photoId, changes }) => ({
    saleId,
    lotId: changes.lotId?.after ?? lotId,
    kind: 'editPhoto',
    photoId,
    changes: swapPhotoChanges(changes),
  }),
  touches: ({ photoId, changes: { lotId } }) => ({
    photos: [photoId],
    lots: lotId === undefined ? [] : [lotId.before, lotId.after],
  }),
  clean: cleanEdit,
  join(first, next) {
    const [before, after] = [captionOnly(first), captionOnly(next)];
    if (first.photoId !== next.photoId || before === null || after === null) return null;
    return { ...first, changes: { caption: joined(before, after) } };
  },
  typed(operation) {
    const change = captionOnly(operation);
    return change === null ? null : { place: operation.photoId, change };
  },
  changes: ({ photoId, changes }) => ({ photo: { before: photoId, after: photoId }, ...changes }),
};

function captionOnly({ changes: { caption, ...others } }: EditPhoto): Change<string> | null {
  return caption === undefined || Object.keys(others).length > 0 ? null : caption;
}

function swapPhotoChanges({ order, lotId, caption, rotation }: PhotoChanges): PhotoChanges {
  return {
    ...(order && { order: swap(order) }),
    ...(lotId && { lotId: swap(lotId) }),
    ...(caption && { caption: swap(caption) }),
    ...(rotation && { rotation: swap(rotation) }),
  };
}
