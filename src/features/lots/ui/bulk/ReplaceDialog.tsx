import { useState } from 'react';
import type { ExtraField } from '../../../../domain/lots/extras';
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
import { useLotsSelector } from '../shared/lotsHooks';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import type { CellLanguage } from '../../model/fields/cellValues';
import { bulkTexts } from '../../model/view/gridTexts';
import { planReplace } from '../../model/operations/planBulk';
import { useChosenLots } from './useChosenLots';
import { useColumnName } from '../shared/useGridTools';

type ReplaceDialogProps = BulkDialogProps & { readonly language: CellLanguage };

/** Replaces words in the texts of the chosen lots, and says before where and how often. */
export function ReplaceDialog({ open, language, onClose, onApply }: ReplaceDialogProps) {
  const texts = useTexts(bulkTexts);
  return (
    <Dialog open={open} title={texts.replace} onClose={onClose}>
      <ReplaceForm language={language} onApply={onApply} />
    </Dialog>
  );
}

function ReplaceForm({ language, onApply }: Pick<ReplaceDialogProps, 'language' | 'onApply'>) {
  const texts = useTexts(bulkTexts);
  const columnName = useColumnName();
  const lots = useChosenLots();
  const [field, setField] = useState<LotTextField | ExtraField | 'all'>('all');
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const extras = useLotsSelector(selectExtraColumns)
    .filter(({ kind }) => kind === 'text')
    .map((each) => each.field);
  const all = [...LOT_TEXT_FIELDS, ...extras];
  const found = planReplace(lots, field === 'all' ? all : [field], { find, by, matchCase }, language);
  return (
    <BulkForm
      onSubmit={() => {
        if (found.places > 0) onApply(found.edits);
      }}
    >
      <TextField label={texts.find} value={find} autoComplete="off" onChange={(event) => setFind(event.target.value)} />
      <TextField
        label={texts.replaceBy}
        value={by}
        autoComplete="off"
        onChange={(event) => setBy(event.target.value)}
      />
      <SelectField label={texts.field} value={field} onChange={(event) => setField(event.target.value as typeof field)}>
        <option value="all">{texts.allTexts}</option>
        {all.map((each) => (
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
        <Button
          kind="primary"
          type="submit"
          disabledWhy={found.places > 0 ? undefined : find === '' ? texts.findFirst : texts.nowhere}
        >
          {texts.replaceNow(found.places)}
        </Button>
      </DialogFoot>
    </BulkForm>
  );
}
