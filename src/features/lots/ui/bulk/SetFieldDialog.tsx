import { useId, useState } from 'react';
import { isExtraField } from '../../../../domain/lots/extras';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import type { BulkDialogProps } from './bulkDialog';
import { BulkForm } from './BulkForm';
import { type CellLanguage, choicesIn, parseCell } from '../../model/fields/cellValues';
import { GRID_FIELDS, type GridField, isPrivateField, kindOf } from '../../model/fields/gridColumns';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { bulkTexts, gridTexts } from '../../model/view/gridTexts';
import { planSet } from '../../model/operations/planEdits';
import { useColumnName } from '../shared/useGridTools';

/** No two lots are sold together at one price. */
const SET_FIELDS = GRID_FIELDS.filter((field) => field !== 'hammer');

/** One value for a field of all chosen lots, or none. */
export function SetFieldDialog({
  open,
  language,
  onClose,
  onApply,
}: BulkDialogProps & { readonly language: CellLanguage }) {
  const texts = useTexts(bulkTexts);
  const grid = useTexts(gridTexts);
  const columnName = useColumnName();
  const ids = useLotsSelector(selectChosenIds);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const extras = useLotsSelector(selectExtraColumns);
  const [field, setField] = useState<GridField>('category');
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  // The buttons below need what is typed, so it is kept out here; each time it begins with nothing typed.
  if (open !== wasOpen) {
    setWasOpen(open);
    setField('category');
    setText('');
  }
  const kind = kindOf(field);
  const parsed = parseCell(field, text, language);
  const ready = parsed.ok && text.trim() !== '';
  const form = useId();
  const value = { label: texts.value, value: text, autoComplete: 'off' } as const;
  return (
    <Dialog
      open={open}
      title={texts.set}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onApply(planSet(ids, field, '', language))}>{texts.clearIn(ids.length)}</Button>
          <Button
            kind="primary"
            type="submit"
            disabledWhy={ready ? undefined : parsed.ok ? texts.valueFirst : texts.valueUnread}
            form={form}
          >
            {texts.setIn(ids.length)}
          </Button>
        </>
      }
    >
      <BulkForm
        id={form}
        onSubmit={() => {
          if (ready) onApply(planSet(ids, field, text, language));
        }}
      >
        <SelectField
          label={texts.field}
          value={field}
          onChange={(event) => {
            setField(event.target.value as GridField);
            setText('');
          }}
        >
          {[
            ...SET_FIELDS.filter((each) => seesPrivate || !isPrivateField(each)),
            ...extras.map((each) => each.field),
          ].map((each) => (
            <option key={each} value={each}>
              {columnName(each)}
            </option>
          ))}
        </SelectField>
        {kind === 'choice' && (
          <SelectField {...value} onChange={(event) => setText(event.target.value)}>
            {isExtraField(field) || <option value="">–</option>}
            {choicesIn(field, language).map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'longText' && <TextArea {...value} rows={4} onChange={(event) => setText(event.target.value)} />}
        {kind !== 'choice' && kind !== 'longText' && (
          <TextField
            {...value}
            error={parsed.ok ? undefined : grid.problems[parsed.problem]}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </BulkForm>
    </Dialog>
  );
}
