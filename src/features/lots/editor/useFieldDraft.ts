import { useAppDispatch } from '../../../store/hooks';
import { markOf } from '../grid/cellMarks';
import {
  type CellChanges,
  type CellLanguage,
  type GridLot,
  type ParsedCell,
  parseCell,
  typedText,
} from '../grid/cellValues';
import { type GridField, isPrivateField, kindOf } from '../grid/gridColumns';
import type { gridTexts } from '../grid/gridTexts';
import type { Translated } from '../../../shared/messages/texts';
import { useLotsSelector } from '../lotsHooks';
import { editLot } from '../lotsSlice';
import { editLotPrivate } from '../operations/lotCommands';
import { amountNotRead, amountRead, selectUnreadableAmounts, typingEnded, typingStarted } from '../savesSlice';
import { useDraft } from '../useDraft';

type Words = Translated<(typeof gridTexts)['texts']>;

/**
 * What is being typed into one field of the editor: read as the grid reads it, saved by itself, and kept as it is where
 * it cannot be read. `problem` says, while it is typed, what is wrong with it, alone or beside the other prices.
 */
export function useFieldDraft(lot: GridLot, field: GridField, language: CellLanguage, words: Words) {
  const dispatch = useAppDispatch();
  const lotId = lot.id;
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.[field] ?? null);
  const save = (changes: CellChanges): void =>
    void dispatch(isPrivateField(field) ? editLotPrivate({ lotId, changes }) : editLot({ lotId, changes }));
  const draft = useDraft(
    typedText(lot, field, language),
    (text) => {
      const parsed = parseCell(field, text, language);
      if (!parsed.ok) {
        dispatch(amountNotRead({ lotId, field, text }));
        return false;
      }
      if (unread !== null) dispatch(amountRead({ lotId, field }));
      save(parsed.changes);
      return true;
    },
    (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
    unread,
  );
  const isText = kindOf(field) === 'text' || kindOf(field) === 'longText';
  const problem = isText ? undefined : problemOf(lot, field, parseCell(field, draft.text, language), words);
  return { ...draft, problem, save };
}

function problemOf(lot: GridLot, field: GridField, parsed: ParsedCell, words: Words): string | undefined {
  if (!parsed.ok) return words.problems[parsed.problem];
  const mark = markOf({ ...lot, ...parsed.changes }, field);
  return mark === null ? undefined : words.marks[mark];
}
