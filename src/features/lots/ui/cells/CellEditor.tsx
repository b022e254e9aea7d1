import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { AnchoredNote } from '../../../../shared/ui/tips/AnchoredNote';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import {
  choiceOf,
  choicesIn,
  type CellLanguage,
  type CellProblem,
  type GridLot,
  parseCell,
  shownText,
  typedText,
  understoodResult,
} from '../../model/fields/cellValues';
import { cellId } from './cellId';
import frame from './cellControl.module.css';
import styles from './CellEditor.module.css';
import { type GridField, kindOf } from '../../model/fields/gridColumns';
import type { Way } from '../shared/gridContext';
import { isEstimateField, understoodAmount } from '../../model/fields/typedAmounts';
import { gridTexts } from '../../model/view/gridTexts';
import { useCellFocus } from '../shared/useCellFocus';
import { useFieldDraft } from '../shared/useFieldDraft';
import { useColumnName } from '../shared/useGridTools';
import { useHouseOffers } from '../fields/useHouseOffers';
import { SuggestCell } from './SuggestCell';
import { TheirsNote } from './TheirsNote';
import { useLeaveOnce } from './useLeaveOnce';
import { Writing } from '../writing/Writing';

interface CellEditorProps {
  readonly lot: GridLot;
  readonly field: GridField;
  /** `replace`: begins empty, and arrows leave the cell. */
  readonly mode: 'replace' | 'amend';
  /** Text that was typed here before and could not be read. */
  readonly unread: string | undefined;
  readonly language: CellLanguage;
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The control in a cell that is being edited. */
export function CellEditor({ lot, field, mode, unread, language }: CellEditorProps) {
  const texts = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const columnName = useColumnName();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const draft = useFieldDraft(lot, field, language, 'onLeaving');
  const [problem, setProblem] = useState<CellProblem | null>(null);
  const [understood, setUnderstood] = useState<string | null>(null);
  const messageId = useId();
  const at = cellId(lot.id, field);
  const kind = kindOf(field);
  const offers = useHouseOffers(field);
  useCellFocus(control);

  const go = useLeaveOnce();
  const leave = (way: Way): void => go(way, draft.leave);
  const takeTheirs = (): void => go('stay', draft.giveUp);
  const keepMine = (): void => draft.keepMine(control.current?.value);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Enter' && altKey && kind === 'longText') {
      event.preventDefault();
      control.current?.setRangeText('\n', control.current.selectionStart, control.current.selectionEnd, 'end');
      draft.change(control.current?.value ?? '');
      return;
    }
    const arrow = mode === 'replace' && kind !== 'choice' ? ARROWS[key] : undefined;
    if (key === 'Escape') go('stay', draft.isOvertaken ? draft.giveUp : draft.drop);
    else if (key === 'Enter' && (ctrlKey || metaKey)) go('stay', draft.isOvertaken ? keepMine : draft.leave);
    else if (key === 'Enter') leave(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') leave(shiftKey ? 'previous' : 'next');
    else if (key === 'F2') leave('stay');
    else if (arrow !== undefined && !shiftKey) leave(arrow);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const common = {
    ref: control,
    className: frame['control'],
    'aria-label': texts.editing(columnName(field), lotName(lot, words)),
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null && understood === null ? undefined : messageId,
    defaultValue: mode === 'replace' ? '' : (unread ?? typedText(lot, field, language)),
    autoComplete: 'off',
    'data-kind': kind,
    onKeyDown,
    onBlur: () => leave('away'),
  } as const;
  const type = (text: string): void => {
    draft.change(text);
    const parsed = parseCell(field, text, language);
    setProblem(parsed.ok ? null : parsed.problem);
    const result = parsed.ok ? understoodResult(parsed.changes, language) : null;
    if (kind === 'money') setUnderstood(result ?? understoodAmount(text, language, isEstimateField(field)));
  };
  const native = { ...common, onInput: () => type(control.current?.value ?? '') } as const;
  return (
    <Writing lotId={lot.id} language={language} readOnly={false} field={field} className={styles['editor']}>
      {kind === 'choice' && (
        <select {...native} defaultValue={choiceOf(lot, field, language)}>
          {choicesIn(field, language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {kind === 'longText' && <textarea {...native} rows={1} dir="auto" />}
      {offers !== null && <SuggestCell {...common} dir="auto" onText={type} suggest={offers.suggest} />}
      {offers === null && kind !== 'choice' && kind !== 'longText' && (
        <input {...native} type="text" dir={kind === 'text' ? 'auto' : 'ltr'} inputMode={inputMode(kind)} />
      )}
      {problem !== null && (
        <AnchoredNote at={at} tone="danger">
          <span id={messageId}>{texts.problems[problem]}</span>
        </AnchoredNote>
      )}
      {problem === null && understood !== null && (
        <AnchoredNote at={at} tone="info">
          <span id={messageId}>{texts.understood(understood)}</span>
        </AnchoredNote>
      )}
      {problem === null && draft.isOvertaken && (
        <TheirsNote
          at={at}
          field={field}
          theirs={shownText(lot, field, language)}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Writing>
  );
}

const inputMode = (kind: string) =>
  kind === 'money' || kind === 'number' ? 'decimal' : kind === 'count' ? 'numeric' : 'text';
