import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { useAppDispatch } from '../../../store/hooks';
import { bulkDialogClosed, bulkDialogOpened, choiceCleared, editCells, type CellEdit, selectGrid } from '../gridSlice';
import { useLotsSelector } from '../lotsHooks';
import { AdjustDialog } from './AdjustDialog';
import styles from './BulkBar.module.css';
import type { CellLanguage } from './cellValues';
import { selectChosenIds } from './gridSelectors';
import { bulkTexts } from './gridTexts';
import { placeDialogOpened } from '../numbering/numberingSlice';
import { placeTexts } from '../numbering/numberingTexts';
import { trashLots, duplicateLots } from '../operations/lotCommands';
import { applyOpened } from '../templates/templatesSlice';
import { templateTexts } from '../templates/templateTexts';
import { transferAsked } from '../transfer/transferSlice';
import { transferTexts } from '../transfer/transferTexts';
import { GRID_ID } from '../useFollowLot';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';

/** What can be done to the chosen lots together. There only while some are chosen. */
export function BulkBar({ language }: { language: CellLanguage }) {
  const texts = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
  const places = useTexts(placeTexts);
  const transfer = useTexts(transferTexts);
  const templates = useTexts(templateTexts);
  const ids = useLotsSelector(selectChosenIds);
  const count = ids.length;
  const dialog = useLotsSelector((state) => selectGrid(state).bulkDialog);
  const close = (): void => void dispatch(bulkDialogClosed());
  useFocusBack(count > 0);
  const apply = (edits: readonly CellEdit[]): void => {
    close();
    const note = { kind: 'changed', lots: edits.length, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;
    dispatch(editCells({ edits, note }));
  };
  if (count === 0) return null;
  return (
    <div className={styles['bar']} role="group" aria-label={texts.chosen(count)}>
      <IconButton icon="close" label={texts.letGo} onClick={() => dispatch(choiceCleared())} />
      <strong className={styles['count']}>{texts.chosen(count)}</strong>
      <Button onClick={() => dispatch(bulkDialogOpened('set'))}>{texts.set}</Button>
      <Button onClick={() => dispatch(bulkDialogOpened('replace'))}>{texts.replace}</Button>
      <Button onClick={() => dispatch(bulkDialogOpened('adjust'))}>{texts.adjust}</Button>
      <Button onClick={() => dispatch(applyOpened({ lotIds: ids }))}>{templates.apply}</Button>
      <Button onClick={() => dispatch(placeDialogOpened({ lotIds: ids }))}>{places.moveChosen}</Button>
      <Button onClick={() => dispatch(duplicateLots({ lotIds: ids }))}>{texts.duplicate}</Button>
      <Button onClick={() => dispatch(transferAsked({ lotIds: ids }))}>{transfer.ask}</Button>
      <Button onClick={() => dispatch(trashLots({ lotIds: ids }))}>{texts.toTrash}</Button>
      <SetFieldDialog open={dialog === 'set'} language={language} onClose={close} onApply={apply} />
      <ReplaceDialog open={dialog === 'replace'} onClose={close} onApply={apply} />
      <AdjustDialog open={dialog === 'adjust'} language={language} onClose={close} onApply={apply} />
    </div>
  );
}

/** Whoever was in the bar when it went is in the lots now. */
function useFocusBack(shown: boolean): void {
  const was = useRef(shown);
  useEffect(() => {
    const left = was.current && !shown;
    was.current = shown;
    if (left && document.activeElement === document.body) {
      document.getElementById(GRID_ID)?.focus({ preventScroll: true });
    }
  }, [shown]);
}
