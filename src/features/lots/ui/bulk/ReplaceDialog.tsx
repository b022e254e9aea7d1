import { useState } from 'react';
import { replaceAllIn } from '../../../../domain/lots/bulkEdit';
import { LOT_TEXT_FIELDS, type LotTextField } from '../../../../domain/lots/lot';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import type { BulkDialogProps } from './bulkDialog';
import { BulkForm } from './BulkForm';
import type { GridLot } from '../../model/fields/cellValues';
import { bulkTexts } from '../../model/view/gridTexts';
import { planChange } from '../../model/operations/planEdits';
import { useChosenLots } from './useChosenLots';
import { useColumnName } from '../shared/useGridTools';

/** Replaces words in the texts of the chosen lots, and says before where and how often. */
export function ReplaceDialog({ open, onClose, onApply }: BulkDialogProps) {
  const texts = useTexts(bulkTexts);
  return (
    <Dialog open={open} title={texts.replace} onClose={onClose}>
      <ReplaceForm onApply={onApply} />
    </Dialog>
  );
}

function ReplaceForm({ onApply }: Pick<BulkDialogProps, 'onApply'>) {
  const texts = useTexts(bulkTexts);
  const columnName = useColumnName();
  const lots = useChosenLots();
  const [field, setField] = useState<LotTextField | 'all'>('all');
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const fields = field === 'all' ? LOT_TEXT_FIELDS : [field];
  const found = countPlaces(lots, fields, find, matchCase);
  return (
    <BulkForm
      onSubmit={() => {
        if (found.places > 0) {
          onApply(planChange(lots, fields, (text) => replaceAllIn(text, find, by, matchCase).text));
        }
      }}
    >
      <TextField label={texts.find} value={find} autoComplete="off" onChange={(event) => setFind(event.target.value)} />
      <TextField
        label={texts.replaceBy}
        value={by}
        autoComplete="off"
        onChange={(event) => setBy(event.target.value)}
      />
      <SelectField
        label={texts.field}
        value={field}
        onChange={(event) => setField(event.target.value as LotTextField | 'all')}
      >
        <option value="all">{texts.allTexts}</option>
        {LOT_TEXT_FIELDS.map((each) => (
          <option key={each} value={each}>
            {columnName(each)}
          </option>
        ))}
      </SelectField>
      <Checkbox label={texts.matchCase} checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)} />
      <p role="status">
        {find !== '' && (found.places === 0 ? texts.nowhere : texts.places(found.places, found.lots))}
      </p>
      <DialogFoot>
        <Button kind="primary" type="submit" aria-disabled={found.places === 0}>
          {texts.replaceNow(found.places)}
        </Button>
      </DialogFoot>
    </BulkForm>
  );
}

function countPlaces(
  lots: readonly GridLot[],
  fields: readonly LotTextField[],
  find: string,
  matchCase: boolean,
): { readonly places: number; readonly lots: number } {
  if (find === '') return { places: 0, lots: 0 };
  const counts = lots.map((lot) =>
    fields.reduce((sum, field) => sum + replaceAllIn(lot[field], find, '', matchCase).count, 0),
  );
  return { places: counts.reduce((sum, count) => sum + count, 0), lots: counts.filter(Boolean).length };
}
