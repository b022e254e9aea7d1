import { useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { useAppDispatch } from '../../../store/hooks';
import { choiceCleared, editCells, type CellEdit } from '../gridSlice';
import { useLotsSelector } from '../lotsHooks';
import { AdjustDialog } from './AdjustDialog';
import styles from './BulkBar.module.css';
import type { CellLanguage } from './cellValues';
import { selectChosenIds } from './gridSelectors';
import { bulkTexts } from './gridTexts';
import { placeDialogOpened } from '../numbering/numberingSlice';
import { placeTexts } from '../numbering/numberingTexts';
import { trashLots, duplicateLots } from '../operations/lotCommands';
import { transferAsked } from '../transfer/transferSlice';
import { transferTexts } from '../transfer/transferTexts';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';

/** What can be done to the chosen lots together. There only while some are chosen. */
export function BulkBar({ language }: { language: CellLanguage }) {
  const texts = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
  const places = useTexts(placeTexts);
  const transfer = useTexts(transferTexts);
  const ids = useLotsSelector(selectChosenIds);
  const count = ids.length;
  const [dialog, setDialog] = useState<'set' | 'replace' | 'adjust' | null>(null);
  const close = (): void => setDialog(null);
  const apply = (edits: readonly CellEdit[]): void => {
    close();
    const note = { kind: 'changed', lots: edits.length, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;
    dispatch(editCells({ edits, note }));
  };
  if (count === 0) return null;
  return (
    <div className={styles['bar']} role="group" aria-label={texts.chosen(count)}>
      <strong className={styles['count']}>{texts.chosen(count)}</strong>
      <Button onClick={() => setDialog('set')}>{texts.set}</Button>
      <Button onClick={() => setDialog('replace')}>{texts.replace}</Button>
      <Button onClick={() => setDialog('adjust')}>{texts.adjust}</Button>
      <Button onClick={() => dispatch(placeDialogOpened({ lotIds: ids }))}>{places.moveChosen}</Button>
      <Button onClick={() => dispatch(duplicateLots({ lotIds: ids }))}>{texts.duplicate}</Button>
      <Button onClick={() => dispatch(transferAsked({ lotIds: ids }))}>{transfer.ask}</Button>
      <Button onClick={() => dispatch(trashLots({ lotIds: ids }))}>{texts.toTrash}</Button>
      <Button kind="quiet" icon="close" onClick={() => dispatch(choiceCleared())}>
        {texts.letGo}
      </Button>
      <SetFieldDialog open={dialog === 'set'} language={language} onClose={close} onApply={apply} />
      <ReplaceDialog open={dialog === 'replace'} onClose={close} onApply={apply} />
      <AdjustDialog open={dialog === 'adjust'} language={language} onClose={close} onApply={apply} />
    </div>
  );
}
