import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValue } from '../../../../domain/operations/changes';
import { whenPageIsLeft } from '../../../../shared/whenPageIsLeft';
import { useAppDispatch } from '../../../../store/hooks';
import { editCells } from '../../model/view/gridSlice';
import { typingEnded, typingStarted } from '../../model/saves/savesSlice';
import { type CellLanguage, parseCell, type ParsedCell } from '../../model/fields/cellValues';
import type { GridField } from '../../model/fields/gridColumns';

type CellControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CellDraft {
  /** On each keystroke. Only the first one tells anybody: that there is text which no save has yet. */
  readonly typed: () => void;
  /** Saves what was typed; what cannot be read stays in the cell. Doing it again does nothing. */
  readonly keep: () => void;
  /** Forgets what was typed. */
  readonly drop: () => void;
  /** What the text of this moment means. */
  readonly read: () => ParsedCell | null;
  /** What the field held when the editing began; one's own value once that is saved. */
  readonly seen: FieldValue;
}

/**
 * What is being typed into one cell. The text lives in the browser's own control, so a keystroke renders nothing; it is
 * saved when the cell is left, when the page is hidden, and when the cell goes away.
 */
export function useCellDraft(
  control: RefObject<CellControl | null>,
  lotId: string,
  field: GridField,
  language: CellLanguage,
  present: FieldValue,
): CellDraft {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState(present);
  const state = useRef({ touched: false, text: '' });

  const finish = (): boolean => {
    if (!state.current.touched) return false;
    state.current.touched = false;
    dispatch(typingEnded({ lotId }));
    return true;
  };
  const keep = (): void => {
    if (!finish()) return;
    const { text } = state.current;
    const parsed = parseCell(field, text, language);
    const edit = parsed.ok ? { changes: parsed.changes, unread: {} } : { changes: {}, unread: { [field]: text } };
    dispatch(editCells({ edits: [{ lotId, ...edit, before: { [field]: seen } }], note: null }));
    if (parsed.ok) setSeen(parsed.changes[field] ?? null);
  };
  const latestKeep = useRef(keep);
  useEffect(() => {
    latestKeep.current = keep;
  });

  useEffect(() => {
    const end = (): void => latestKeep.current();
    const stay = whenPageIsLeft(end);
    return () => {
      stay();
      end();
    };
  }, []);

  return {
    typed() {
      state.current.text = control.current?.value ?? '';
      if (state.current.touched) return;
      state.current.touched = true;
      dispatch(typingStarted({ lotId }));
    },
    keep,
    drop: () => void finish(),
    seen,
    read: () => (state.current.touched ? parseCell(field, state.current.text, language) : null),
  };
}
