import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../../store/hooks';
import {
  bulkDialogClosed,
  bulkDialogOpened,
  type CellEdit,
  choiceCleared,
  editCells,
  selectGrid,
} from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { AdjustDialog } from './AdjustDialog';
import styles from './BulkBar.module.css';
import { BulkMenu } from './BulkMenu';
import type { CellLanguage } from '../../model/fields/cellValues';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { bulkTexts } from '../../model/view/gridTexts';
import { markLotsReady } from '../../model/operations/lotCommands';
import { focusLots } from '../shared/useFollowLot';
import { ReplaceDialog } from './ReplaceDialog';
import { SetFieldDialog } from './SetFieldDialog';

interface BulkBarProps {
  readonly language: CellLanguage;
  /** There is a whole window for it; a phone, and the list beside an open lot, have one command and a menu. */
  readonly roomy: boolean;
}

/** What can be done to the chosen lots together. There only while some are chosen. */
export function BulkBar({ language, roomy }: BulkBarProps) {
  const texts = useTexts(bulkTexts);
  const dispatch = useAppDispatch();
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
      <strong className={styles['count']}>
        {!roomy && <span aria-hidden="true">{texts.chosenShort(count)}</span>}
        {roomy ? texts.chosen(count) : <VisuallyHidden>{texts.chosen(count)}</VisuallyHidden>}
      </strong>
      <Button onClick={() => dispatch(bulkDialogOpened('set'))}>{texts.set}</Button>
      {roomy && (
        <>
          <Button onClick={() => dispatch(bulkDialogOpened('replace'))}>{texts.replace}</Button>
          <Button onClick={() => dispatch(bulkDialogOpened('adjust'))}>{texts.adjust}</Button>
          <Button onClick={() => dispatch(markLotsReady({ lotIds: ids }))}>{texts.ready}</Button>
        </>
      )}
      <BulkMenu lotIds={ids} roomy={roomy} />
      <SetFieldDialog open={dialog === 'set'} language={language} onClose={close} onApply={apply} />
      <ReplaceDialog open={dialog === 'replace'} language={language} onClose={close} onApply={apply} />
      <AdjustDialog open={dialog === 'adjust'} language={language} onClose={close} onApply={apply} />
    </div>
  );
}

/** When the bar goes while it has the focus, the focus goes to the lots. */
function useFocusBack(shown: boolean): void {
  const was = useRef(shown);
  useEffect(() => {
    const left = was.current && !shown;
    was.current = shown;
    if (left && document.activeElement === document.body) {
      focusLots();
    }
  }, [shown]);
}
