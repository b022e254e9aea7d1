import { isExtraField } from '../../../../domain/lots/extras';
import type { FieldValue } from '../../../../domain/operations/changes';
import type { Edit } from '../../../../domain/operations/fieldEdits';
import { newId } from '../../../../shared/id';
import { useAppDispatch } from '../../../../store/hooks';
import {
  isContested,
  mineOf,
  selectContestedEdit,
  selectContestedOfLot,
  takeMine,
  takeTheirs,
} from '../../model/conflict/conflicts';
import { type CellChanges, type CellLanguage, type GridLot, parseCell, typedText } from '../../model/fields/cellValues';
import type { GridField } from '../../model/fields/gridColumns';
import { selectLot, selectLotPrivate } from '../../model/lots/lotsSlice';
import { editField } from '../../model/operations/lotCommands';
import { amountRead, selectUnreadableAmounts, typingEnded, typingStarted } from '../../model/saves/savesSlice';
import { useLotsSelector, useLotsStore } from './lotsHooks';
import { type Saves, useDraft } from './useDraft';

/**
 * What is being typed into one field of a lot, in the editor (`inPauses`) or in a cell of the grid (`onLeaving`). What
 * cannot be read stays where it was typed.
 */
export function useFieldDraft(lot: GridLot, field: GridField, language: CellLanguage, saves: Saves) {
  const dispatch = useAppDispatch();
  const store = useLotsStore();
  const lotId = lot.id;
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lotId)?.[field] ?? null);
  const contested = useLotsSelector((state) => isContested(selectContestedOfLot(state, lotId), field));
  const save = (changes: CellChanges, seen: FieldValue = lot[field] ?? null): void => {
    // Each edit of a cell is an act of its own; text that grows in the editor is taken back in one go.
    const act = saves === 'onLeaving' ? { group: newId() } : {};
    dispatch(editField({ lotId, field, changes, seen, ...act }));
  };
  const draft = useDraft<FieldValue>({
    present: lot[field] ?? null,
    saves,
    isInControl: saves === 'onLeaving',
    before: saves === 'inPauses' ? unread : null,
    onWaiting: (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
    commit(text, seen) {
      const parsed = parseCell(field, text, language);
      if (!parsed.ok) {
        dispatch(editField({ lotId, field, unread: text }));
        return null;
      }
      save(parsed.changes, seen);
      const wanted = parsed.changes[field] ?? null;
      // What refused it has said why: the field holds what it held. Of results the later one stands.
      const isTaken = field === 'hammer' || valueIn(store.getState(), lotId, field) === wanted;
      return { now: isTaken ? wanted : seen };
    },
  });
  const decideTheirs = (edit: Edit | null): void => {
    // Of results the later one stands: they are never contested.
    if (edit !== null && field !== 'hammer') dispatch(takeTheirs({ id: edit.id, field }));
  };
  return {
    ...draft,
    text: draft.typed ?? typedText(lot, field, language),
    isTyped: draft.typed !== null,
    contested,
    save,
    /** Gives up what was typed, also what could not be read, and what waits for a decision. */
    giveUp(): void {
      draft.drop();
      if (unread !== null) dispatch(amountRead({ lotId, field }));
      decideTheirs(selectContestedEdit(store.getState(), lotId, field));
    },
    /** What was typed, or else what waits for a decision, takes the place of the colleague's. A cell says what it shows. */
    keepMine(shown: string | null = draft.typed): void {
      const edit = selectContestedEdit(store.getState(), lotId, field);
      if (shown !== null) {
        draft.keep(shown);
        // The newer text stands: the earlier one is not asked about any more.
        decideTheirs(edit);
      } else if (edit !== null && field !== 'hammer') {
        const value = mineOf(edit, field);
        if (value !== undefined) dispatch(takeMine({ id: edit.id, field, value }));
      }
    },
  };
}

/** What the field holds by now. */
function valueIn(state: Parameters<typeof selectLot>[0], lotId: string, field: GridField): FieldValue | undefined {
  const now: Partial<GridLot> = { ...selectLot(state, lotId), ...selectLotPrivate(state, lotId) };
  return isExtraField(field) ? (now[field] ?? null) : now[field];
}
