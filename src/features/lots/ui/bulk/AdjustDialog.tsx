import { useState } from 'react';
import { type ExtraField, isExtraField } from '../../../../domain/lots/extras';
import { kindOfExtra } from '../../../../domain/platforms/profiles/knownExtras';
import { formatMoney } from '../../../../domain/values/money';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import type { BulkDialogProps } from './bulkDialog';
import { BulkForm } from './BulkForm';
import type { CellLanguage } from '../../model/fields/cellValues';
import { isPrivateField, PRICE_FIELDS, type PriceField } from '../../model/fields/gridColumns';
import { bulkTexts } from '../../model/view/gridTexts';
import { planAdjust } from '../../model/operations/planBulk';
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
  const [fields, setFields] = useState<readonly (PriceField | ExtraField)[]>(['estimateLow', 'estimateHigh']);
  const percent = readPercent(text);
  const { currency, locale } = language;
  const extras = useLotsSelector(selectExtraColumns)
    .filter(({ kind }) => kind === 'money' || kind === 'number')
    .map((each) => each.field);
  const edits = percent === null ? [] : planAdjust(lots, fields, percent, currency);
  const prices = edits.reduce((sum, edit) => sum + Object.keys(edit.changes).length, 0);
  const [first] = edits;
  const [name, after] = Object.entries(first?.changes ?? {})[0] ?? [];
  const column = name as PriceField | ExtraField | undefined;
  const before = column === undefined ? null : lots.find((lot) => lot.id === first?.lotId)?.[column];
  const isFigure = column !== undefined && isExtraField(column) && kindOfExtra(column) === 'number';
  const shown = (value: number): string =>
    isFigure ? value.toLocaleString(locale, { maximumFractionDigits: 6 }) : formatMoney(value, currency, locale);
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
        {[...PRICE_FIELDS.filter((field) => seesPrivate || !isPrivateField(field)), ...extras].map((field) => (
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
      {typeof before === 'number' && typeof after === 'number' && (
        <p role="status">{texts.example(shown(before), shown(after))}</p>
      )}
      <DialogFoot>
        <Button
          kind="primary"
          type="submit"
          disabledWhy={prices > 0 ? undefined : percent === null ? texts.percentFirst : texts.noPrices}
        >
          {texts.adjustNow(prices)}
        </Button>
      </DialogFoot>
    </BulkForm>
  );
}
