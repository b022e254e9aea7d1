import { type KeyboardEvent, useId, useState } from 'react';
import type { CellView } from '../../../domain/imports/desk/views';
import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';
import { problemSentence } from '../model/importSentences';
import { cellEdited } from '../model/importSlice';
import { importRuleTexts } from '../model/importRuleTexts';
import { importTexts } from '../model/importTexts';
import type { RowWords } from './rowWords';
import styles from './RowsTable.module.css';

interface CellFieldProps extends Pick<RowWords, 'valueOf'> {
  readonly cell: CellView;
  /** `at`: among all rows; `row`: among those that are shown. */
  readonly place: { readonly at: number; readonly row: number; readonly column: number; readonly line: number };
  /** How its column is called. */
  readonly name: string;
  readonly isFirst: boolean;
}

/** A cell, to be changed where it stands. The tab key goes from problem to problem, the arrows go everywhere. */
export function CellField({ cell, place, name, isFirst, valueOf }: CellFieldProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const rules = useTexts(importRuleTexts);
  const [draft, setDraft] = useState<{ readonly at: number; readonly of: string; readonly text: string } | null>(null);
  const id = useId();
  // With another filter this place shows another row, perhaps with the same text: what was typed is not of that one.
  const text = draft?.at === place.at && draft.of === cell.text ? draft.text : cell.text;
  const sentence = cell.problem === null ? null : problemSentence(cell.problem, rules);
  const notes = [
    ...cell.changes.map((change) => rules.change(valueOf(change))),
    ...(cell.note === null ? [] : [rules.notes[cell.note]]),
  ];
  const commit = (): void => {
    if (text !== cell.text) dispatch(cellEdited({ at: place.at, column: place.column, text }));
  };
  const shared = {
    value: text,
    className: styles['field'],
    dir: 'auto',
    'aria-label': `${name}, ${texts.line} ${place.line}`,
    'aria-invalid': sentence !== null || undefined,
    'aria-describedby': sentence === null && notes.length === 0 ? undefined : id,
    'data-row': place.row,
    'data-column': place.column,
    tabIndex: sentence !== null || isFirst ? 0 : -1,
    onBlur: commit,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ at: place.at, of: cell.text, text: target.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        commit();
      } else if (event.key === 'Escape') setDraft(null);
      else moveByArrows(event);
    },
  };
  return (
    <>
      {cell.text.includes('\n') ? <textarea {...shared} rows={2} /> : <input {...shared} type="text" />}
      {(sentence !== null || notes.length > 0) && (
        <span id={id} className={sentence === null ? styles['note'] : styles['problem']} dir="auto">
          {sentence ?? notes.join(' · ')}
        </span>
      )}
    </>
  );
}

/** Up and down lead to the same column of the next row, where nothing in the cell itself is above or below. */
function moveByArrows(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { currentTarget: field } = event;
  if (step === 0 || !(field instanceof HTMLInputElement)) return;
  const [row, column] = [Number(field.dataset['row']) + step, field.dataset['column'] ?? ''];
  const next = field
    .closest('[role=table]')
    ?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (next === null || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}
