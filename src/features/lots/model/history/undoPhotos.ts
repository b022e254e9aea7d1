import { PHOTO_EDIT_FIELDS, type PhotoEditField } from '../../../../domain/photos/photo';
import type { OperationDraft, OperationOf } from '../../../../domain/operations/operations';
import type { PhotoChanges } from '../../../../domain/operations/changes';
import { draftAgain, draftEdit, problemWithout } from '../operations/drafts';
import type { Step } from './undoProblem';
import type { UndoGround, UndoRule } from './undoRule';

export const undoRemovedPhoto: UndoRule<OperationOf<'removePhoto'>> = {
  step({ saleId, lotId, photo, coverAfter, ...done }, { lot, copy }) {
    if (copy.photo(photo.id) !== undefined) return 'changedSince';
    // A cover that somebody has chosen since stays.
    const cover = done.cover && lot.coverPhotoId === coverAfter;
    const add: OperationDraft = { saleId, lotId, kind: 'addPhoto', photo, cover };
    return [cover ? { ...add, coverBefore: coverAfter } : add];
  },
};

export const undoNewPhoto: UndoRule<OperationOf<'addPhoto'>> = {
  step({ saleId, lotId, photo: { id }, coverBefore: before = null }, { lot, copy }) {
    const photo = copy.photo(id);
    if (photo === undefined) return 'photoGone';
    if (photo.lotId !== lotId) return 'changedSince';
    const cover = lot.coverPhotoId === photo.id;
    const coverAfter = cover && before !== null && copy.photo(before)?.lotId === lotId ? before : null;
    const remove: OperationDraft = { saleId, lotId, kind: 'removePhoto', photo, cover, coverAfter };
    const problem = cover ? problemWithout(lot, { ...lot, coverPhotoId: coverAfter }) : null;
    if (problem === 'publishedNeedsAll') return problem;
    return problem === 'draftAgain' ? [draftAgain(saleId, lot), remove] : [remove];
  },
};

export const undoPhotoEdit: UndoRule<OperationOf<'editPhoto'>> = {
  step: planPhotoEdit,
};

/** What the photo still is as the act left it goes back; a place in a lot counts only while the photo is in that lot. */
function planPhotoEdit(
  { saleId, lotId, photoId, changes }: OperationOf<'editPhoto'>,
  { copy, foreign }: UndoGround,
): Step {
  const photo = copy.photo(photoId);
  if (photo === undefined) return 'photoGone';
  const isThere = photo.lotId === (changes.lotId?.after ?? lotId);
  const isOwn = (field: PhotoEditField): boolean => {
    if (field === 'lotId') return isThere;
    // Wherever it stands in the other lot by now: it leaves that lot.
    if (field === 'order' && changes.lotId !== undefined) return isThere;
    return photo[field] === changes[field]?.after && (field !== 'order' || isThere);
  };
  const touched = PHOTO_EDIT_FIELDS.filter((field) => changes[field] !== undefined);
  const own = touched.filter(isOwn);
  if (own.length < touched.length) foreign(touched.filter((field) => !own.includes(field)));
  if (own.length === 0) return [];
  const back = Object.fromEntries(
    own.map((field) => [field, { before: photo[field], after: changes[field]?.before }]),
  ) as PhotoChanges;
  const edit: OperationDraft = { saleId, lotId: photo.lotId, kind: 'editPhoto', photoId, changes: back };
  const left = copy.lot(photo.lotId);
  if (!own.includes('lotId') || left?.coverPhotoId !== photoId) return [edit];
  // Somebody has made it the cover of the lot that it leaves.
  const cover = draftEdit(saleId, left, { coverPhotoId: null });
  return typeof cover === 'string' ? cover : [...cover, edit];
}
