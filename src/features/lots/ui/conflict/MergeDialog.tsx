import { useState } from 'react';
import type { FieldValue } from '../../../../domain/operations/changes';
import type { TheirValue } from '../../../../domain/operations/fieldEdits';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import {
  type CellLanguage,
  type GridLot,
  longestOf,
  parseCell,
  shownText,
  typedText,
  choiceOf,
  choicesIn,
} from '../../model/fields/cellValues';
import { type GridField, kindOf } from '../../model/fields/gridColumns';
import { gridTexts } from '../../model/view/gridTexts';
import { useColumnName } from '../shared/useGridTools';
import { bothTexts } from '../../model/texts/bothTexts';
import { BothValues } from './BothValues';
import styles from './Conflict.module.css';

interface MergeDialogProps {
  readonly open: boolean;
  readonly field: GridField;
  readonly title: string;
  readonly language: CellLanguage;
  readonly mine: FieldValue;
  readonly theirs: TheirValue;
  readonly onClose: () => void;
  readonly onSave: (value: FieldValue) => void;
}

/** Both values, and one field in which the person makes one of them. */
export function MergeDialog({ open, onClose, title, ...form }: MergeDialogProps) {
  const texts = useTexts(bothTexts);
  const formId = `merge-${form.field}`;
  return (
    <Dialog
      open={open}
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId}>
            {texts.save}
          </Button>
        </>
      }
    >
      <MergeForm {...form} id={formId} onClose={onClose} />
    </Dialog>
  );
}

type MergeFormProps = Omit<MergeDialogProps, 'open' | 'title'> & { readonly id: string };

function MergeForm({ id, field, language, mine, theirs, onClose, onSave }: MergeFormProps) {
  const grid = useTexts(gridTexts);
  const columnName = useColumnName();
  const lotOf = (value: FieldValue): GridLot => ({ [field]: value }) as unknown as GridLot;
  const kind = kindOf(field);
  const [text, setText] = useState(() => (kind === 'choice' ? choiceOf : typedText)(lotOf(mine), field, language));
  const parsed = parseCell(field, text, language);
  const control = {
    label: columnName(field),
    value: text,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
  } as const;
  const words = { ...control, maxLength: longestOf(field, language), dir: 'auto', face: 'serif' } as const;
  return (
    <form
      id={id}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!parsed.ok) return;
        onSave(parsed.changes[field] ?? null);
        onClose();
      }}
    >
      <BothValues
        theirs={theirs}
        texts={[shownText(lotOf(theirs.value), field, language), shownText(lotOf(mine), field, language)]}
      />
      {kind === 'choice' && (
        <SelectField {...control}>
          {choicesIn(field, language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'longText' && <TextArea {...words} rows={6} />}
      {kind === 'text' && <TextField {...words} />}
      {(kind === 'money' || kind === 'count' || kind === 'number') && (
        <TextField {...control} face="figures" error={parsed.ok ? undefined : grid.problems[parsed.problem]} />
      )}
    </form>
  );
}
