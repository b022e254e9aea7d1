import { useEffect, useRef } from 'react';
import { LOT_TYPES, NEW_LOT } from '../../../../domain/lots/lot';
import {
  LONGEST_TEMPLATE_NAME,
  LONGEST_TEXT_BLOCK,
  type LotTemplate,
  type Template,
  TEMPLATE_FIELDS,
  type TemplateField,
  TEXT_BLOCK_FIELDS,
  type TextBlock,
  type TextBlockField,
} from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../../store/hooks';
import { type CellLanguage, longestOf } from '../../model/fields/cellValues';
import { kindOf } from '../../model/fields/gridColumns';
import { lotTexts } from '../../model/texts/lotsTexts';
import styles from './Templates.module.css';
import { draftChanged } from '../../model/templates/templatesSlice';
import type { TypedExtras } from '../../model/templates/typedExtras';
import { templateTexts } from '../../model/texts/templateTexts';
import { TemplateExtras } from './TemplateExtras';

export interface FormProblems {
  readonly name?: 'nameMissing';
  readonly text?: 'textMissing';
  readonly fields?: 'nothingSaid' | 'unreadable' | 'tooMany';
}

interface TemplateFormProps {
  readonly draft: Template;
  readonly typed: TypedExtras;
  readonly language: CellLanguage;
  readonly problems: FormProblems;
  /** Enter in a line, or the dialog's button. */
  readonly onSave: () => void;
}

/** For the button that stands outside of the form. */
export const TEMPLATE_FORM = 'template-form';

/** The name of a template, and what it says. */
export function TemplateForm({ draft, typed, language, problems, onSave }: TemplateFormProps) {
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const first = useRef<HTMLInputElement>(null);
  // It takes the place of the list, whose focus is gone with it.
  useEffect(() => first.current?.focus(), []);
  const change = (changed: Template): void => void dispatch(draftChanged({ draft: changed }));
  return (
    <form
      id={TEMPLATE_FORM}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextField
        ref={first}
        label={texts.name}
        name="templateName"
        value={draft.name}
        maxLength={LONGEST_TEMPLATE_NAME}
        autoComplete="off"
        error={problems.name && texts[problems.name]}
        onChange={({ target }) => change({ ...draft, name: target.value })}
      />
      {draft.kind === 'text' ? (
        <BlockFields draft={draft} problems={problems} onChange={change} />
      ) : (
        <>
          <LotFields draft={draft} problems={problems} onChange={change} />
          <TemplateExtras draft={draft} typed={typed} language={language} />
        </>
      )}
    </form>
  );
}

interface FieldsProps<Kind extends Template> {
  readonly draft: Kind;
  readonly problems: FormProblems;
  readonly onChange: (draft: Kind) => void;
}

function BlockFields({ draft, problems, onChange }: FieldsProps<TextBlock>) {
  const texts = useTexts(templateTexts);
  const { fields } = useTexts(lotTexts);
  return (
    <>
      <SelectField
        label={texts.forField}
        value={draft.field}
        onChange={({ target }) => onChange({ ...draft, field: target.value as TextBlockField })}
      >
        {TEXT_BLOCK_FIELDS.map((field) => (
          <option key={field} value={field}>
            {fields[field]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={texts.text}
        name="templateText"
        value={draft.text}
        rows={5}
        face="serif"
        dir="auto"
        maxLength={LONGEST_TEXT_BLOCK}
        error={problems.text && texts[problems.text]}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
    </>
  );
}

/** What most templates are for comes first; short fields stand in pairs. */
const FIRST = ['category', 'lotType', 'condition', 'description', 'provenance'] as const;
const ORDER: readonly TemplateField[] = [...new Set([...FIRST, ...TEMPLATE_FIELDS])];

function LotFields({ draft, problems, onChange }: FieldsProps<LotTemplate>) {
  const texts = useTexts(templateTexts);
  const words = useTexts(lotTexts);
  return (
    <>
      {problems.fields === undefined ? (
        <p className={styles['explained']}>{texts.emptyStays}</p>
      ) : (
        <InlineMessage tone="danger" role="alert">
          {texts[problems.fields]}
        </InlineMessage>
      )}
      <div className={styles['halves']}>
        {ORDER.map((field) => (
          <div key={field} data-whole={kindOf(field) === 'longText' || field === 'title' || undefined}>
            <OneField
              field={field}
              label={words.fields[field]}
              value={draft.fields[field] ?? ''}
              onChange={(value) => onChange({ ...draft, fields: { ...draft.fields, [field]: value } })}
            />
          </div>
        ))}
      </div>
    </>
  );
}

interface OneFieldProps {
  readonly field: TemplateField;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OneField({ field, onChange, ...shown }: OneFieldProps) {
  const { lotTypes } = useTexts(lotTexts);
  const change = ({ target }: { readonly target: { readonly value: string } }): void => onChange(target.value);
  if (field === 'lotType') {
    const value = shown.value === '' ? NEW_LOT.lotType : shown.value;
    return (
      <SelectField label={shown.label} value={value} onChange={change}>
        {LOT_TYPES.map((type) => (
          <option key={type} value={type}>
            {lotTypes[type]}
          </option>
        ))}
      </SelectField>
    );
  }
  const common = { ...shown, maxLength: longestOf(field), dir: 'auto', onChange: change } as const;
  return kindOf(field) === 'longText' ? (
    <TextArea {...common} rows={2} />
  ) : (
    <TextField {...common} autoComplete="off" />
  );
}
