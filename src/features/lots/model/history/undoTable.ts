import type { OperationDraft, OperationKind, OperationOf } from '../../../../domain/operations/operations';
import {
  undoEdit,
  undoMove,
  undoNewLot,
  undoNumber,
  undoPrivateEdit,
  undoRestore,
  undoResult,
  undoStatus,
  undoTrash,
} from './undoLots';
import { undoNewPhoto, undoPhotoEdit, undoRemovedPhoto } from './undoPhotos';
import type { UndoRule } from './undoRule';

type Table = { readonly [Kind in OperationKind]: UndoRule<OperationOf<Kind>> };

/** How each kind of operation is taken back. A kind that is missing here does not compile. */
const UNDO: Table = {
  createLot: undoNewLot,
  editLot: undoEdit,
  editPrivate: undoPrivateEdit,
  setLotStatus: undoStatus,
  setResult: undoResult,
  setNumber: undoNumber,
  moveLot: undoMove,
  trashLot: undoTrash,
  restoreLot: undoRestore,
  addPhoto: undoNewPhoto,
  editPhoto: undoPhotoEdit,
  removePhoto: undoRemovedPhoto,
};

/** The rule of an operation's kind. */
export const undoRuleOf = ({ kind }: { readonly kind: OperationKind }): UndoRule<OperationDraft> =>
  UNDO[kind] as UndoRule<OperationDraft>;
