import { useAppDispatch } from '../../../../store/hooks';
import type { CellLanguage } from '../../model/fields/cellValues';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { bulkDialogClosed, type CellEdit, editCells, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { AdjustDialog } from './AdjustDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';

/** What is asked before all chosen lots are changed. Outside of the row of tools, whose keys they do not share. */
export function BulkDialogs({ language }: { readonly language: CellLanguage }) {
  const dispatch = useAppDispatch();
  const dialog = useLotsSelector((state) => selectGrid(state).bulkDialog);
  const isChoosing = useLotsSelector((state) => selectChosenIds(state).length > 0);
  const close = (): void => void dispatch(bulkDialogClosed());
  const apply = (edits: readonly CellEdit[]): void => {
    close();
    const note = { kind: 'changed', lots: edits.length, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;
    dispatch(editCells({ edits, note }));
  };
  if (!isChoosing) return null;
  return (
    <>
      <SetFieldDialog open={dialog === 'set'} language={language} onClose={close} onApply={apply} />
      <ReplaceDialog open={dialog === 'replace'} language={language} onClose={close} onApply={apply} />
      <AdjustDialog open={dialog === 'adjust'} language={language} onClose={close} onApply={apply} />
    </>
  );
}
