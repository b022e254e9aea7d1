import type { ReactNode } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { NextResult } from './NextResult';
import { SaleSaveStatus } from '../saves/SaleSaveStatus';
import { type GridNote, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectCatalogueCount, selectReadyCount } from '../../model/lots/lotCounts';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { TrashedNote } from '../trash/TrashedNote';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { resultTexts } from '../../model/texts/resultTexts';
import { lotName } from '../../model/texts/lotWords';
import { selectLotReader, selectRect } from '../../model/view/gridSelectors';
import styles from './GridFooter.module.css';
import { NextNeed } from './NextNeed';
import { gridTexts } from '../../model/view/gridTexts';

interface GridFooterProps {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  /** The view has cells, and one of them is active. */
  readonly cells: boolean;
  /** The window is wide: how far the work on the sale is stands in the bar above. */
  readonly wide: boolean;
  /** What is to be known besides, each a few words that unfold. */
  readonly notices: ReactNode;
  /** A person who only looks at the lots is not asked to do anything. */
  readonly editable: boolean;
}

/** One line under the lots: how many, what else there is, how much is chosen, what the last act did. */
export function GridFooter({ saleId, saleStatus, cells, wide, notices, editable }: GridFooterProps) {
  return (
    <div className={styles['line']}>
      {!wide && <SaleSaveStatus />}
      <Counts />
      {editable && <NextNeed />}
      {editable && <NextResult wide={wide} />}
      {notices}
      <TrashedNote saleId={saleId} saleStatus={saleStatus} />
      <Notes cells={cells} />
    </div>
  );
}

function Counts() {
  const texts = useTexts(lotsTexts);
  const count = useLotsSelector((state) => selectLotIds(state).length);
  const ready = useLotsSelector(selectReadyCount);
  const inCatalogue = useLotsSelector(selectCatalogueCount);
  return count > 0 && <span className={styles['counts']}>{texts.count(count, ready, inCatalogue)}</span>;
}

function Notes({ cells }: Pick<GridFooterProps, 'cells'>) {
  const texts = useTexts(gridTexts);
  const say = useNoteText();
  const work = useLotsSelector((state) => selectGrid(state).work);
  const note = useLotsSelector((state) => selectGrid(state).note);
  const rect = useLotsSelector(selectRect);
  const many = rect !== null && (rect.top !== rect.bottom || rect.left !== rect.right);
  return (
    <div className={styles['notes']} role="status">
      {work !== null ? (
        <span>{texts.working(work.done, work.total)}</span>
      ) : (
        <>
          {note !== null && <span>{say(note)}</span>}
          {cells && note === null && many && (
            <span>{texts.cellsChosen(rect.bottom - rect.top + 1, rect.right - rect.left + 1)}</span>
          )}
        </>
      )}
    </div>
  );
}

function useNoteText(): (note: GridNote) => string {
  const texts = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const results = useTexts(resultTexts);
  const lotOf = useLotsSelector(selectLotReader);
  return (note) => {
    if (note.kind === 'copied') return texts.copied(note.cells);
    if (note.kind === 'tooLarge') return texts.tooLarge;
    if (note.kind === 'resultsStay') return note.isOver ? results.closed : results.notPublished;
    if (note.kind === 'made') {
      const lot = lotOf(note.lotId);
      return lot === undefined ? '' : texts.made(lotName(lot, words));
    }
    const { lots, unread, beyondRows, beyondColumns, fixed, numbers = { left: 0, kept: 0 } } = note;
    return [
      lots === 0 ? texts.nothingChanged : texts.changed(lots),
      unread > 0 && texts.unread(unread),
      numbers.left > 0 && texts.numbersLeft(numbers.left),
      numbers.kept > 0 && texts.numbersKept(numbers.kept),
      beyondRows > 0 && texts.beyondRows(beyondRows),
      beyondColumns > 0 && texts.beyondColumns(beyondColumns),
      fixed > 0 && texts.fixedLeft(fixed),
    ]
      .filter((part) => part !== false)
      .join(' ');
  };
}
