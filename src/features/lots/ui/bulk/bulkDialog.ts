import type { CellEdit } from '../../model/view/gridSlice';

/** What the dialogs of the bulk bar share. */
export interface BulkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Does the edits as one act and closes. */
  readonly onApply: (edits: readonly CellEdit[]) => void;
}
