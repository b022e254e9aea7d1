import type { ReactNode } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { SaleSaveStatus } from '../saves/SaleSaveStatus';
import { type GridNote, selectGrid } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLot, selectLotIds, selectReadyCount } from '../../model/lots/lotsSlice';
import { TrashedNote } from '../trash/TrashedNote';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { useVerdict } from '../typedNumber/useVerdict';
import { useVerdictSentence } from '../typedNumber/useVerdictSentence';
import { markOf } from '../../model/view/cellMarks';
import { type CellLanguage, parseCell } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, platformOf } from '../../model/fields/gridColumns';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import { problemsAt, selectCheckedPlatforms, selectLotProblems } from '../../model/checks/checksSelectors';
import { usePlatformState } from '../checks/usePlatformState';
import { useSaid } from '../checks/useSaid';
import { selectLotReader, selectRect } from '../../model/view/gridSelectors';
import styles from './GridFooter.module.css';
import { gridTexts } from '../../model/view/gridTexts';

interface GridFooterProps {
  readonly language: CellLanguage;
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  /** The view has cells, and one of them is active. */
  readonly cells: boolean;
  /** The window is wide: how far the work on the sale is stands in the bar above. */
  readonly wide: boolean;
  /** What is to be known besides, each a few words that unfold. */
  readonly notices: ReactNode;
}

/** One line under the lots: how many, what else there is, what is wrong with the active cell, what the last act did. */
export function GridFooter({ language, saleId, saleStatus, cells, wide, notices }: GridFooterProps) {
  return (
    <div className={styles['line']}>
      {!wide && <SaleSaveStatus />}
      <Counts />
      {notices}
      <TrashedNote saleId={saleId} saleStatus={saleStatus} />
      <Notes language={language} saleStatus={saleStatus} cells={cells} />
    </div>
  );
}

function Counts() {
  const texts = useTexts(lotsTexts);
  const count = useLotsSelector((state) => selectLotIds(state).length);
  const ready = useLotsSelector(selectReadyCount);
  return count > 0 && <span className={styles['counts']}>{texts.count(count, ready)}</span>;
}

function Notes({ language, saleStatus, cells }: Pick<GridFooterProps, 'language' | 'saleStatus' | 'cells'>) {
  const texts = useTexts(gridTexts);
  const say = useNoteText();
  const work = useLotsSelector((state) => selectGrid(state).work);
  const note = useLotsSelector((state) => selectGrid(state).note);
  const rect = useLotsSelector(selectRect);
  const problem = useActiveProblem(language);
  const many = rect !== null && (rect.top !== rect.bottom || rect.left !== rect.right);
  return (
    <div className={styles['notes']} role="status">
      {work !== null ? (
        <span>{texts.working(work.done, work.total)}</span>
      ) : (
        <>
          {cells && problem !== null && <span className={styles['problem']}>{problem}</span>}
          {cells && note === null && <ActiveNumberProblem saleStatus={saleStatus} />}
          {cells && problem === null && note === null && <ActivePlatformProblem />}
          {note !== null && <span>{say(note)}</span>}
          {cells && note === null && many && (
            <span>{texts.cellsChosen(rect.bottom - rect.top + 1, rect.right - rect.left + 1)}</span>
          )}
        </>
      )}
    </div>
  );
}

function useActiveProblem(language: CellLanguage): string | null {
  const texts = useTexts(gridTexts);
  const active = useLotsSelector((state) => selectGrid(state).active);
  const lotOf = useLotsSelector(selectLotReader);
  const lotId = active?.lotId ?? null;
  const unread = useLotsSelector((state) => (lotId === null ? undefined : selectUnreadableAmounts(state, lotId)));
  const lot = lotId === null ? undefined : lotOf(lotId);
  if (active === null || lot === undefined) return null;
  const field = fieldOf(active.column);
  const text = field === null ? undefined : unread?.[field];
  if (field !== null && text !== undefined) {
    const parsed = parseCell(field, text, language);
    return parsed.ok ? null : texts.notSaved(texts.problems[parsed.problem]);
  }
  const mark = markOf(lot, active.column);
  return mark === null ? null : texts.marks[mark];
}

/** What is wrong with the number of the active cell, where something stands in it that is not the lot's number. */
function ActiveNumberProblem({ saleStatus }: { readonly saleStatus: SaleStatus }) {
  const active = useLotsSelector((state) => selectGrid(state).active);
  const lotId = active?.column === 'number' ? (active.lotId ?? '') : '';
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const text = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.number);
  return lot === undefined || text === undefined ? null : (
    <NumberProblem lot={lot} text={text} saleStatus={saleStatus} />
  );
}

/** What platforms do not take in the active cell. */
function ActivePlatformProblem() {
  const active = useLotsSelector((state) => selectGrid(state).active);
  const lotId = active?.lotId ?? '';
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const problems = useLotsSelector((state) => selectLotProblems(state, lotId));
  if (active === null || lot === undefined || problems === undefined) return null;
  return <PlatformProblem lot={lot} column={active.column} problems={problems} />;
}

interface PlatformProblemProps {
  readonly lot: Lot;
  readonly column: GridColumnId;
  readonly problems: PlatformProblems;
}

function PlatformProblem({ lot, column, problems }: PlatformProblemProps) {
  const say = useSaid();
  const stateOf = usePlatformState();
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const platformId = platformOf(column);
  const reasons =
    platformId === null
      ? problemsAt(problems, platforms, column)
          .filter(({ problem }) => needsPerson(problem))
          .map(say)
          .join(' ')
      : stateOf(lot, platformId, problems).reasons;
  return reasons === '' ? null : <span className={styles['problem']}>{reasons}</span>;
}

interface NumberProblemProps {
  readonly lot: Lot;
  readonly text: string;
  readonly saleStatus: SaleStatus;
}

function NumberProblem({ lot, text, saleStatus }: NumberProblemProps) {
  const texts = useTexts(gridTexts);
  const sentence = useVerdictSentence(useVerdict(lot, text, saleStatus));
  return sentence === undefined ? null : <span className={styles['problem']}>{texts.notSaved(sentence)}</span>;
}

function useNoteText(): (note: GridNote) => string {
  const texts = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const lotOf = useLotsSelector(selectLotReader);
  return (note) => {
    if (note.kind === 'copied') return texts.copied(note.cells);
    if (note.kind === 'tooLarge') return texts.tooLarge;
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
