import { type FormEvent, useState } from 'react';
import { parseAmount } from '../../../../domain/values/money';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { gridTexts } from '../../model/view/gridTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import styles from './Results.module.css';
import { resultTexts } from '../../model/texts/resultTexts';

/** Names the place in the editor where a price is entered. */
export const RESULT_ID = 'lot-result';

interface ResultFormProps {
  readonly currency: string;
  /** With a price that can be read. */
  readonly onSold: (hammer: number) => void;
}

/** The hammer price of a lot that is not sold yet. It is entered by a press, never while it is typed. */
export function ResultForm({ currency, onSold }: ResultFormProps) {
  const texts = useTexts(resultTexts);
  const words = useTexts(lotTexts);
  const grid = useTexts(gridTexts);
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const price = parseAmount(text, currency, locale);
  const problem = price.ok ? undefined : grid.problems[price.problem];
  const missing = isAsked && text.trim() === '' ? texts.priceMissing : undefined;
  const sell = (event: FormEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (price.ok && price.minor !== null) onSold(price.minor);
  };
  return (
    <form id={RESULT_ID} className={styles['form']} onSubmit={sell} noValidate>
      <TextField
        label={words.fields.hammer}
        hint={currency}
        error={problem ?? missing}
        face="figures"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="gavel">
        {texts.sell}
      </Button>
    </form>
  );
}
