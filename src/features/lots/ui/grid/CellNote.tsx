import { useEffect, useState } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { AnchoredNote } from '../../../../shared/ui/tips/AnchoredNote';
import { problemsAt, selectCheckedPlatforms, selectLotProblems } from '../../model/checks/checksSelectors';
import { type CellLanguage, parseCell } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, platformOf } from '../../model/fields/gridColumns';
import { selectLot } from '../../model/lots/lotsSlice';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { markOf } from '../../model/view/cellMarks';
import { selectLotReader } from '../../model/view/gridSelectors';
import { selectGrid } from '../../model/view/gridSlice';
import { gridTexts } from '../../model/view/gridTexts';
import { usePlatformState } from '../checks/usePlatformState';
import { useSaid } from '../checks/useSaid';
import { useLotsSelector } from '../shared/lotsHooks';
import { GRID_ID } from '../shared/useFollowLot';
import { useVerdict } from '../typedNumber/useVerdict';
import { useVerdictSentence } from '../typedNumber/useVerdictSentence';
import { cellId } from '../cells/cellId';

interface CellNoteProps {
  readonly language: CellLanguage;
  readonly saleStatus: SaleStatus;
}

/** What is wrong with the active cell, at the cell, while one is in the table. The control of an edit says it itself. */
export function CellNote({ language, saleStatus }: CellNoteProps) {
  const active = useLotsSelector((state) => selectGrid(state).active);
  const isEdited = useLotsSelector((state) => selectGrid(state).editing !== null);
  const lotId = active?.lotId ?? '';
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const number = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.number);
  const problems = useLotsSelector((state) => selectLotProblems(state, lotId));
  const problem = useActiveProblem(language);
  const isInTable = useIsInTable();
  if (active === null || lot === undefined || isEdited || !isInTable) return null;
  const { column } = active;
  const at = cellId(lotId, column);
  if (problem !== null) return <Problem at={at} {...problem} />;
  if (column === 'number' && number !== undefined) {
    return <NumberProblem at={at} lot={lot} text={number} saleStatus={saleStatus} />;
  }
  return problems === undefined ? null : <PlatformProblem at={at} lot={lot} column={column} problems={problems} />;
}

function useIsInTable(): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const look = (): void => setIn(document.activeElement?.id === GRID_ID);
    // After a blur nothing has the focus for a moment; what gets it comes with the next event.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) setIn(false);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return isIn;
}

interface Wrong {
  readonly tone: 'danger' | 'warn';
  readonly sentence: string;
}

const Problem = ({ at, tone, sentence }: Wrong & { readonly at: string }) => (
  <AnchoredNote key={at} at={at} tone={tone}>
    {sentence}
  </AnchoredNote>
);

function useActiveProblem(language: CellLanguage): Wrong | null {
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
    return parsed.ok ? null : { tone: 'danger', sentence: texts.notSaved(texts.problems[parsed.problem]) };
  }
  const mark = markOf(lot, active.column);
  return mark === null ? null : { tone: 'warn', sentence: texts.marks[mark] };
}

interface PlatformProblemProps {
  readonly at: string;
  readonly lot: Lot;
  readonly column: GridColumnId;
  readonly problems: PlatformProblems;
}

/** What platforms do not take in the active cell. */
function PlatformProblem({ at, lot, column, problems }: PlatformProblemProps) {
  const say = useSaid();
  const stateOf = usePlatformState();
  const platforms = useLotsSelector(selectCheckedPlatforms);
  const platformId = platformOf(column);
  const reasons =
    platformId === null
      ? say(problemsAt(problems, platforms, column).filter(({ problem }) => needsPerson(problem)))
          .map(({ text }) => text)
          .join(' ')
      : stateOf(lot, platformId, problems).reasons;
  return reasons === '' ? null : <Problem at={at} tone="danger" sentence={reasons} />;
}

interface NumberProblemProps {
  readonly at: string;
  readonly lot: Lot;
  readonly text: string;
  readonly saleStatus: SaleStatus;
}

/** What is wrong with the number of the active cell, where something stands in it that is not the lot's number. */
function NumberProblem({ at, lot, text, saleStatus }: NumberProblemProps) {
  const texts = useTexts(gridTexts);
  const sentence = useVerdictSentence(useVerdict(lot, text, saleStatus));
  return sentence === undefined ? null : <Problem at={at} tone="danger" sentence={texts.notSaved(sentence)} />;
}
