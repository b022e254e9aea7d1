import type { Photo } from '../photos/photo';
import { cleanFields } from '../values/cleanText';
import type { FieldChange } from './changes';
import type { OfLot, OperationRules } from './operationRules';

export interface AddPhoto extends OfLot {
  readonly kind: 'addPhoto';
  readonly photo: Photo;
  /** True when the photo becomes the lot's cover. */
  readonly cover: boolean;
  /** The cover until then, when `cover`. */
  readonly coverBefore?: string | null;
}

/** The document goes; the files stay until the trash is emptied, so that it can be added again. */
export interface RemovePhoto extends OfLot {
  readonly kind: 'removePhoto';
  readonly photo: Photo;
  /** True when it was the lot's cover. */
  readonly cover: boolean;
  /** The cover from then on, when `cover`. */
  readonly coverAfter: string | null;
}

export const addPhoto: OperationRules<AddPhoto, RemovePhoto, 'photo'> = {
  work: 'photo',
  apply({ lotId, photo, cover, coverBefore = null }, target) {
    target.addPhoto(photo);
    if (cover) target.changeLot(lotId, { coverPhotoId: { before: coverBefore, after: photo.id } });
  },
  invert: ({ saleId, lotId, photo, cover, coverBefore = null }) => ({
    saleId,
    lotId,
    kind: 'removePhoto',
    photo,
    cover,
    coverAfter: coverBefore,
  }),
  touches: ({ photo }) => ({ photos: [photo.id] }),
  clean: (operation) => ({ ...operation, photo: cleanFields(operation.photo) }),
  changes: ({ photo, cover, coverBefore }) => ({
    photo: { before: null, after: photo.id },
    ...(cover && coverBefore !== undefined ? { coverPhotoId: { before: coverBefore, after: photo.id } } : {}),
  }),
};

/** The kind under which the record of a photo that was removed is found. */
export const PHOTO_REMOVED: RemovePhoto['kind'] = 'removePhoto';

export const removePhoto: OperationRules<RemovePhoto, AddPhoto, 'photo'> = {
  work: 'photo',
  apply({ lotId, photo, cover, coverAfter }, target) {
    target.removePhoto(photo);
    if (cover) target.changeLot(lotId, { coverPhotoId: { before: photo.id, after: coverAfter } });
  },
  invert: ({ saleId, lotId, photo, cover, coverAfter }) => ({
    saleId,
    lotId,
    kind: 'addPhoto',
    photo,
    cover,
    coverBefore: coverAfter,
  }),
  touches: ({ photo }) => ({ photos: [photo.id] }),
  changes({ photo: { id, ...fields }, cover, coverAfter }) {
    // All of it: from this the photo can be put back as long as its files are there.
    const gone = Object.entries(fields).map(([field, value]): [string, FieldChange] => [
      field,
      { before: value, after: null },
    ]);
    return {
      photo: { before: id, after: null },
      ...Object.fromEntries(gone),
      ...(cover ? { coverPhotoId: { before: id, after: coverAfter } } : {}),
    };
  },
};
