import { useState } from 'react';
import { adjustPrice } from '../../../../domain/lots/bulkEdit';
import { formatMoney } from '../../../../domain/values/money';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import type { BulkDialogProps } from './bulkDialog';
import { BulkForm } from './BulkForm';
import type { CellLanguage } from '../../model/fields/cellValues';
import { isPrivateField, PRICE_FIELDS, type PriceField } from '../../model/fields/gridColumns';
import { bulkTexts } from '../../model/view/gridTexts';
import { planChange } from '../../model/operations/planEdits';
import { useChosenLots } from './useChosenLots';
import { useColumnName } from '../shared/useGridTools';

type AdjustDialogProps = BulkDialogProps & { readonly language: CellLanguage };

/** Makes the prices of the chosen lots higher or lower by percent. */
export function AdjustDialog({ open, language, onClose, onApply }: AdjustDialogProps) {
  const texts = useTexts(bulkTexts);
  return (
    <Dialog open={open} title={texts.adjust} onClose={onClose}>
      <AdjustForm language={language} onApply={onApply} />
    </Dialog>
  );
}

/** `10`, `-7.5`, `7,5 %`; null when it is none, or further than prices go. */
function readPercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.').replace('−', '-');
  const percent = /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
  return percent >= -100 && percent <= 1000 ? percent : null;
}

function AdjustForm({ language, onApply }: Pick<AdjustDialogProps, 'language' | 'onApply'>) {
  const texts = useTexts(bulkTexts);
  const columnName = useColumnName();
  const lots = useChosenLots();
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const [text, setText] = useState('');
  const [fields, setFields] = useState<readonly PriceField[]>(['estimateLow', 'estimateHigh']);
  const percent = readPercent(text);
  const { currency, locale } = language;
  const change = (minor: number | null): number | null | undefined =>
    minor === null || percent === null ? undefined : adjustPrice(minor, percent, currency);
  const edits = percent === null ? [] : planChange(lots, fields, change);
  const prices = edits.reduce((sum, edit) => sum + Object.keys(edit.changes).length, 0);
  const [first] = edits;
  const [name, after] = Object.entries(first?.changes ?? {})[0] ?? [];
  const before = lots.find((lot) => lot.id === first?.lotId)?.[name as PriceField] ?? null;
  return (
    <BulkForm
      onSubmit={() => {
        if (prices > 0) onApply(edits);
      }}
    >
      <TextField
        label={texts.percent}
        face="figures"
        hint={texts.percentHint}
        error={text.trim() !== '' && percent === null ? texts.notPercent : undefined}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset>
        <legend>{texts.prices}</legend>
        {PRICE_FIELDS.filter((field) => seesPrivate || !isPrivateField(field)).map((field) => (
          <Checkbox
            key={field}
            label={columnName(field)}
            checked={fields.includes(field)}
            onChange={(event) =>
              setFields(event.target.checked ? [...fields, field] : fields.filter((each) => each !== field))
            }
          />
        ))}
      </fieldset>
      <p>{texts.rounding}</p>
      {before !== null && typeof after === 'number' && (
        <p role="status">
          {texts.example(formatMoney(before, currency, locale), formatMoney(after, currency, locale))}
        </p>
      )}
      <DialogFoot>
        <Button kind="primary" type="submit" aria-disabled={prices === 0}>
          {texts.adjustNow(prices)}
        </Button>
      </DialogFoot>
    </BulkForm>
  );
}
