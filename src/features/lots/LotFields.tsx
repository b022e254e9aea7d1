import { formatAmount, parseAmount } from '../../domain/money';
import type { EditableLotFields, Lot } from '../../domain/lot';
import { useAppDispatch } from '../../store/hooks';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { editLot } from './lotsSlice';
import styles from './LotEditor.module.css';
import { useLotsSelector } from './lotsHooks';
import { lotTexts } from './lotsTexts';
import { amountNotRead, amountRead, selectUnreadableAmounts, typingEnded, typingStarted } from './savesSlice';
import { useDraft } from './useDraft';

type TextFieldName = 'title' | 'description' | 'category' | 'condition';
type PriceFieldName = 'estimateLow' | 'estimateHigh';

/** The same limits as the rules of the database. */
const LONGEST = { title: 500, description: 20_000, category: 200, condition: 5_000 } as const satisfies Record<
  TextFieldName,
  number
>;

interface LotFieldsProps {
  readonly lot: Lot;
  readonly currency: string;
  readonly readOnly: boolean;
}

export function LotFields({ lot, currency, readOnly }: LotFieldsProps) {
  const texts = useTexts(lotTexts);
  const dispatch = useAppDispatch();
  const save = (changes: Partial<EditableLotFields>): true => {
    dispatch(editLot({ lotId: lot.id, changes }));
    return true;
  };
  const onWaiting = (waiting: boolean): void => {
    dispatch(waiting ? typingStarted({ lotId: lot.id }) : typingEnded({ lotId: lot.id }));
  };
  const common = { lot, readOnly, save, onWaiting } as const;
  const wrongOrder =
    lot.estimateLow !== null && lot.estimateHigh !== null && lot.estimateLow >= lot.estimateHigh
      ? texts.wrongOrder
      : undefined;
  return (
    <div className={styles['fields']}>
      <TextLine {...common} field="title" serif />
      <TextBlock {...common} field="description" rows={5} serif />
      <div className={styles['pair']}>
        <Price {...common} field="estimateLow" currency={currency} error={undefined} />
        <Price {...common} field="estimateHigh" currency={currency} error={wrongOrder} />
      </div>
      <TextLine {...common} field="category" />
      <TextBlock {...common} field="condition" rows={2} />
    </div>
  );
}

interface FieldProps<Name> {
  readonly lot: Lot;
  readonly field: Name;
  readonly readOnly: boolean;
  readonly save: (changes: Partial<EditableLotFields>) => true;
  readonly onWaiting: (waiting: boolean) => void;
}

function TextLine({
  lot,
  field,
  readOnly,
  save,
  onWaiting,
  serif = false,
}: FieldProps<TextFieldName> & { serif?: boolean }) {
  const texts = useTexts(lotTexts);
  const draft = useDraft(lot[field], (text) => save({ [field]: text }), onWaiting);
  return (
    <TextField
      label={texts.fields[field]}
      face={serif ? 'serif' : 'sans'}
      dir="auto"
      value={draft.text}
      readOnly={readOnly}
      maxLength={LONGEST[field]}
      autoComplete="off"
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.leave}
    />
  );
}

function TextBlock({
  lot,
  field,
  readOnly,
  save,
  onWaiting,
  rows,
  serif = false,
}: FieldProps<TextFieldName> & { rows: number; serif?: boolean }) {
  const texts = useTexts(lotTexts);
  const draft = useDraft(lot[field], (text) => save({ [field]: text }), onWaiting);
  return (
    <TextArea
      label={texts.fields[field]}
      face={serif ? 'serif' : 'sans'}
      dir="auto"
      rows={rows}
      value={draft.text}
      readOnly={readOnly}
      maxLength={LONGEST[field]}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.leave}
    />
  );
}

function Price({
  lot,
  field,
  readOnly,
  save,
  onWaiting,
  currency,
  error,
}: FieldProps<PriceFieldName> & { currency: string; error: string | undefined }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(lotTexts);
  const locale = useLocale();
  const stored = lot[field];
  const unread = useLotsSelector((state) => selectUnreadableAmounts(state, lot.id)?.[field] ?? null);
  const draft = useDraft(
    stored === null ? '' : formatAmount(stored, currency, locale),
    (text) => {
      const amount = parseAmount(text, currency, locale);
      if (!amount.ok) {
        dispatch(amountNotRead({ lotId: lot.id, field, text }));
        return false;
      }
      if (unread !== null) dispatch(amountRead({ lotId: lot.id, field }));
      return save({ [field]: amount.minor });
    },
    onWaiting,
    unread,
  );
  const amount = parseAmount(draft.text, currency, locale);
  return (
    <TextField
      label={texts.fields[field]}
      face="figures"
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      readOnly={readOnly}
      hint={currency}
      error={amount.ok ? error : texts.amounts[amount.problem]}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.leave}
    />
  );
}
