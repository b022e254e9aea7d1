import type { Lot } from '../../../domain/lot';
import type { Operation, OperationDraft } from '../../../services/lots/LotsGateway';
import { draftAgain, problemWithout } from '../operations/drafts';
import { invert } from '../operations/invert';
import type { Step } from './undoProblem';
import type { WorkingCopy } from './workingCopy';

type PhotoOperation = Extract<Operation, { kind: 'addPhoto' | 'editPhoto' | 'removePhoto' }>;

/** The way back of a change to photos; `lot`: the lot that the operation is about, as it is now. */
export function planPhotoUndo(operation: PhotoOperation, lot: Lot, copy: WorkingCopy): Step {
  const { saleId, lotId } = operation;
  switch (operation.kind) {
    case 'removePhoto': {
      const { photo, coverAfter } = operation;
      if (copy.photo(photo.id) !== undefined) return 'changedSince';
      // A cover that somebody has chosen since stays.
      const cover = operation.cover && lot.coverPhotoId === coverAfter;
      const add: OperationDraft = { saleId, lotId, kind: 'addPhoto', photo, cover };
      return [cover ? { ...add, coverBefore: coverAfter } : add];
    }
    case 'addPhoto': {
      const photo = copy.photo(operation.photo.id);
      if (photo === undefined) return 'gone';
      if (photo.lotId !== lotId) return 'changedSince';
      const cover = lot.coverPhotoId === photo.id;
      const before = operation.coverBefore ?? null;
      const coverAfter = cover && before !== null && copy.photo(before)?.lotId === lotId ? before : null;
      const remove: OperationDraft = { saleId, lotId, kind: 'removePhoto', photo, cover, coverAfter };
      const problem = cover ? problemWithout(lot, { ...lot, coverPhotoId: coverAfter }) : null;
      if (problem === 'publishedNeedsAll') return problem;
      return problem === 'draftAgain' ? [draftAgain(saleId, lot), remove] : [remove];
    }
    case 'editPhoto': {
      const photo = copy.photo(operation.photoId);
      if (photo === undefined) return 'gone';
      const { order, lotId: place } = operation.changes;
      const isOwn =
        (order === undefined || photo.order === order.after) && (place === undefined || photo.lotId === place.after);
      const back = invert(operation, 0);
      return isOwn && back !== null ? [back] : 'changedSince';
    }
  }
}
