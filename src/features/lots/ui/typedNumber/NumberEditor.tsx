import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Lot } from '../../../../domain/lots/lot';
import { reasonToKeepNumber } from '../../../../domain/numbering/numbering';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { GridContext, type Way } from '../shared/gridContext';
import { gridTexts } from '../../model/view/gridTexts';
import frame from '../cells/cellControl.module.css';
import { useCellFocus } from '../shared/useCellFocus';
import { useLeaveOnce } from '../cells/useLeaveOnce';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import styles from './NumberEditor.module.css';
import { NumberAlternatives, type AlternativesHandle } from './NumberAlternatives';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import { useNumberDraft } from './useNumberDraft';
import { useDraftSentence } from './useVerdictSentence';

interface NumberEditorProps {
  readonly lot: Lot;
  /** `replace`: begins empty, and arrows leave the cell. */
  readonly mode: 'replace' | 'amend';
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
};

/** The number of a lot while it is edited in its cell. What is wrong, and what can be done about it, stands below. */
export function NumberEditor({ lot, mode }: NumberEditorProps) {
  const texts = useTexts(typedNumberTexts);
  const grid = useTexts(gridTexts);
  const words = useTexts(lotTexts);
  const { saleStatus } = use(GridContext);
  const draft = useNumberDraft(lot, saleStatus);
  const { typed, isTyping, own, verdict, isSettled, change, leave, submit, settle, drop, take } = draft;
  const input = useRef<HTMLInputElement>(null);
  const alternatives = useRef<AlternativesHandle>(null);
  const noteId = useId();
  const reason = reasonToKeepNumber(lot, saleStatus);
  const sentence = useDraftSentence(draft);
  const note = reason === null ? sentence : texts.kept[reason];
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the last row in sight it would lie under the edge of the table.
    if (note !== undefined) below.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  useCellFocus(input);

  const go = useLeaveOnce();
  const enter = (way: Way): void => {
    flushSync(settle);
    if (alternatives.current?.focusFirst() !== true) go(way, submit);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const arrow = mode === 'replace' && !shiftKey ? ARROWS[key] : undefined;
    const leads = key === 'ArrowDown' && isSettled && alternatives.current?.focusFirst() === true;
    if (key === 'Escape') go('stay', drop);
    else if (key === 'Enter') enter(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') go(shiftKey ? 'previous' : 'next', leave);
    else if (key === 'F2') go('stay', leave);
    else if (arrow !== undefined && !leads) go(arrow, leave);
    else if (!leads) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={styles['editor']}
      data-choices
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) go('away', leave);
      }}
    >
      <input
        ref={input}
        type="text"
        className={frame['control']}
        data-kind="number"
        aria-label={grid.editing(texts.label, lotName(lot, words))}
        aria-invalid={note !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        value={mode === 'replace' && reason === null && !isTyping ? '' : (typed ?? own)}
        readOnly={reason !== null}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ target }) => change(target.value)}
      />
      {note !== undefined && (
        <div ref={below} className={styles['note']}>
          <p id={noteId} role="status" className={styles['sentence']} data-reason={reason ?? undefined}>
            <Icon name={reason === null ? 'error' : 'lock'} size={16} />
            <span>
              {'alternatives' in verdict && verdict.alternatives.length > 0
                ? `${note} ${texts.enterForAlternatives}`
                : note}
            </span>
          </p>
          {'alternatives' in verdict && (
            <NumberAlternatives
              ref={alternatives}
              alternatives={verdict.alternatives}
              onBack={() => input.current?.focus()}
              onTake={(way) => go('stay', () => take(way))}
            />
          )}
        </div>
      )}
    </div>
  );
}
