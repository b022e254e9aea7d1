import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { nameOfNumber, parseLotNumber } from '../../../../domain/numbering/lotNumber';
import { reasonToKeepNumber } from '../../../../domain/numbering/numbering';
import { useTexts } from '../../../../shared/messages/useTexts';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useFieldHint } from '../checks/FieldChecks';
import { whyReadOnly } from '../fields/whyReadOnly';
import styles from './NumberField.module.css';
import { NumberAlternatives, type AlternativesHandle } from './NumberAlternatives';
import { typedNumberTexts } from '../../model/texts/typedNumberTexts';
import { useNumberDraft } from './useNumberDraft';
import { useDraftSentence } from './useVerdictSentence';

interface NumberFieldProps {
  readonly lot: Lot;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** As it goes out: zeros in front are left out, and letters are capitals. */
const writtenAs = (text: string): string => nameOfNumber(parseLotNumber(text)) || text.trim();

/** The number of the lot in the editor. It is saved on Enter and on leaving the field. */
export function NumberField({ lot, saleStatus, readOnly }: NumberFieldProps) {
  const texts = useTexts(typedNumberTexts);
  const draft = useNumberDraft(lot, saleStatus);
  const { typed, own, verdict, isSettled, change, leave, submit, settle, drop, take } = draft;
  const field = useRef<HTMLDivElement>(null);
  const alternatives = useRef<AlternativesHandle>(null);
  const reason = reasonToKeepNumber(lot, saleStatus);
  const error = useDraftSentence(draft);
  const checks = useFieldHint(lot.id, 'number', writtenAs(typed ?? own));
  const focusInput = (): void => field.current?.querySelector('input')?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || typed === null) return;
    const { key } = event;
    if (key !== 'Escape' && key !== 'Enter' && key !== 'ArrowDown') return;
    if (key === 'Escape') drop();
    // At once, so that the choices are there to be led to.
    else flushSync(settle);
    if (key !== 'Escape' && alternatives.current?.focusFirst() !== true && key === 'Enter') submit();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={field}
      className={styles['field']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <TextField
        label={texts.label}
        name="number"
        value={typed ?? own}
        disabledBy={readOnly ? whyReadOnly(lot) : undefined}
        disabledWhy={reason === null || readOnly ? undefined : texts.kept[reason]}
        hint={checks}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {isSettled && 'alternatives' in verdict && (
        <NumberAlternatives
          ref={alternatives}
          alternatives={verdict.alternatives}
          onBack={focusInput}
          onTake={(way) => {
            take(way);
            focusInput();
          }}
        />
      )}
    </div>
  );
}
