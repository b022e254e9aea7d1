import type { ExtraField } from '../../../../domain/lots/extras';
import { fieldsWithColumn, type LotTemplate } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { selectExtraFields } from '../../model/extras/extrasSlice';
import { type CellLanguage, choicesIn, longestOf, parseCell } from '../../model/fields/cellValues';
import { kindOf } from '../../model/fields/gridColumns';
import { draftChanged, extraTyped } from '../../model/templates/templatesSlice';
import { textOfExtra, type TypedExtras } from '../../model/templates/typedExtras';
import { editorTexts } from '../../model/texts/editorTexts';
import { templateTexts } from '../../model/texts/templateTexts';
import { gridTexts } from '../../model/view/gridTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { useExtraName } from '../shared/useGridTools';
import styles from './Templates.module.css';
import { useMissingColumns } from './useMissingColumns';

interface TemplateExtrasProps {
  readonly draft: LotTemplate;
  readonly typed: TypedExtras;
  readonly language: CellLanguage;
}

/** What a template says in the columns of the sale's platforms and its house, and what it keeps for other sales. */
export function TemplateExtras({ draft, typed, language }: TemplateExtrasProps) {
  const { groups } = useTexts(editorTexts);
  const texts = useTexts(templateTexts);
  const dispatch = useAppDispatch();
  const nameOf = useExtraName();
  const columns = useLotsSelector(selectExtraFields);
  const missing = useMissingColumns()(draft.fields);
  const takeOut = (): void => {
    dispatch(draftChanged({ draft: { ...draft, fields: fieldsWithColumn(draft.fields, columns) } }));
  };
  return (
    <>
      {columns.length > 0 && (
        <fieldset className={styles['extras']}>
          <legend>{groups.platforms}</legend>
          <div className={styles['halves']}>
            {columns.map((field) => (
              <ExtraInput
                key={field}
                field={field}
                label={nameOf(field)}
                text={typed[field] ?? textOfExtra(draft.fields, field, language)}
                language={language}
              />
            ))}
          </div>
        </fieldset>
      )}
      {missing !== null && (
        <div className={styles['missing']}>
          <InlineMessage>{missing}</InlineMessage>
          <Button onClick={takeOut}>{texts.takeOut}</Button>
        </div>
      )}
    </>
  );
}

interface ExtraInputProps {
  readonly field: ExtraField;
  readonly label: string;
  readonly text: string;
  readonly language: CellLanguage;
}

function ExtraInput({ field, label, text, language }: ExtraInputProps) {
  const { problems } = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const onChange = ({ target }: { readonly target: { readonly value: string } }): void => {
    dispatch(extraTyped({ field, text: target.value }));
  };
  const kind = kindOf(field);
  const choices = kind === 'choice' ? choicesIn(field, language) : [];
  // A platform that names no choices takes any text.
  if (choices.length > 1) {
    const isOffered = choices.some(({ value }) => value === text);
    return (
      <SelectField label={label} name={field} value={text} onChange={onChange}>
        {[...choices, ...(isOffered ? [] : [{ value: text, label: text }])].map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const parsed = parseCell(field, text, language);
  const isFigures = kind === 'money' || kind === 'number';
  return (
    <TextField
      label={label}
      name={field}
      value={text}
      autoComplete="off"
      {...(isFigures
        ? { face: 'figures', inputMode: 'decimal' }
        : { dir: 'auto', maxLength: longestOf(field, language) })}
      hint={kind === 'money' ? language.currency : undefined}
      error={parsed.ok ? undefined : problems[parsed.problem]}
      onChange={onChange}
    />
  );
}
