import { useAppDispatch } from '../../../../store/hooks';
import { markOf } from '../../model/view/cellMarks';
import {
  type CellChanges,
  type CellLanguage,
  type GridLot,
  type ParsedCell,
  parseCell,
  shownText,
  typedText,
} from '../../model/fields/cellValues';
import { type GridField, isPrivateField, kindOf } from '../../model/fields/gridColumns';
import type { gridTexts } from '../../model/view/gridTexts';
import type { Translated } from '../../../../shared/messages/texts';
import { isContested, selectContestedOfLot } from '../../model/conflict/conflicts';
import type { FieldValue } from '../../../../domain/operations/changes';
import { draftEdit } from '../../model/operations/drafts';
import { useLotsSelector } from '../shared/lotsHooks';
import { editLot } from '../../model/lots/lotsSlice';
import { editLotPrivate, enterResults } from '../../model/operations/lotCommands';
import {
  amountNotRead,
  amountRead,
  selectUnreadableAmounts,
  typingEnded,
  typingStarted,
} from '../../model/saves/savesSlice';
import { useDraft } from '../shared/useDraft';

type Words = Translated<(typeof gridTexts)['texts']>;

/**
 * What is being typed into one field of the editor: read as the grid reads it, saved by itself, and kept as it is where
 * it cannot be read. `problem` says, while it is typed, what is wrong with it, alone or beside the other prices.
 */
export function useFieldDraft(lot: GridLot, field: GridField, language: CellLanguage, words: Words) {
  const dispatch = useAppDispatch();
  const lotId = lot.id;
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.[field] ?? null);
  const contested = useLotsSelector((state) => isContested(selectContestedOfLot(state, lotId), field));
  const save = (changes: CellChanges, seen: FieldValue = lot[field]): void => {
    if (field === 'hammer') {
      dispatch(enterResults({ results: [{ lotId, status: 'sold', hammer: changes.hammer ?? null }] }));
      return;
    }
    const edit = { lotId, changes, before: { [field]: seen } };
    dispatch(isPrivateField(field) ? editLotPrivate(edit) : editLot(edit));
  };
  const draft = useDraft<FieldValue>(
    typedText(lot, field, language),
    lot[field],
    (text, seen) => {
      const parsed = parseCell(field, text, language);
      if (!parsed.ok) {
        dispatch(amountNotRead({ lotId, field, text }));
        return null;
      }
      if (unread !== null) dispatch(amountRead({ lotId, field }));
      save(parsed.changes, seen);
      // A published lot that would not stay complete keeps what it has.
      const isRefused = draftEdit(lot.id, lot, parsed.changes) === 'publishedNeedsAll';
      return { now: isRefused ? seen : (parsed.changes[field] ?? null) };
    },
    (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
    unread,
  );
  const isText = kindOf(field) === 'text' || kindOf(field) === 'longText';
  const problem = isText ? undefined : problemOf(lot, field, parseCell(field, draft.text, language), words);
  /** Gives up what was typed, also what could not be read. */
  const drop = (): void => {
    draft.drop();
    if (unread !== null) dispatch(amountRead({ lotId, field }));
  };
  return { ...draft, drop, problem, save, contested, theirs: shownText(lot, field, language) };
}

function problemOf(lot: GridLot, field: GridField, parsed: ParsedCell, words: Words): string | undefined {
  if (!parsed.ok) return words.problems[parsed.problem];
  const mark = markOf({ ...lot, ...parsed.changes }, field);
  return mark === null ? undefined : words.marks[mark];
}
