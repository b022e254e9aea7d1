import { LOT_TYPES, type LotType } from '../../../../domain/lots/lot';
import { isTextBlockField } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { FieldWithTheirs } from '../conflict/FieldWithTheirs';
import { type CellLanguage, type GridLot, longestOf, parseCell, shownText } from '../../model/fields/cellValues';
import { type GridField, isPrivateField, kindOf } from '../../model/fields/gridColumns';
import { gridTexts } from '../../model/view/gridTexts';
import { lotTexts } from '../../model/texts/lotsTexts';
import { TextBlocks } from '../templates/TextBlocks';
import { useFieldDraft } from '../shared/useFieldDraft';
import { markOf } from '../../model/view/cellMarks';

interface EditorFieldProps {
  readonly lot: GridLot;
  readonly field: GridField;
  readonly language: CellLanguage;
  readonly readOnly: boolean;
  /** Lines that a long text shows while it is empty. */
  readonly rows?: number;
  /** What is printed in the catalogue stands in the catalogue's face. */
  readonly serif?: boolean;
}

/** One field of a lot, by the kind of what it holds. Its `name` is the field's, so that the next lot opens in the same one. */
export function EditorField(props: EditorFieldProps) {
  const { lot, field, language } = props;
  const draft = useFieldDraft(lot, field, language, 'inPauses');
  const { isOvertaken, contested, takeTheirs } = draft;
  const theirs = shownText(lot, field, language);
  return (
    <FieldWithTheirs overtaken={isOvertaken} contested={contested} theirs={theirs} onTakeTheirs={takeTheirs}>
      <Control {...props} draft={draft} />
    </FieldWithTheirs>
  );
}

interface ControlProps extends EditorFieldProps {
  readonly draft: ReturnType<typeof useFieldDraft>;
}

function Control({ lot, field, language, readOnly, rows = 2, serif = false, draft }: ControlProps) {
  const words = useTexts(lotTexts);
  const grid = useTexts(gridTexts);
  const label = isPrivateField(field) ? words.privateFields[field] : words.fields[field];
  const kind = kindOf(field);
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        name={field}
        value={lot[field] ?? undefined}
        disabled={readOnly}
        onChange={(event) => draft.save({ [field]: event.target.value as LotType })}
      >
        {LOT_TYPES.map((type) => (
          <option key={type} value={type}>
            {words.lotTypes[type]}
          </option>
        ))}
      </SelectField>
    );
  }
  const common = {
    label,
    name: field,
    value: draft.text,
    readOnly,
    onBlur: draft.leave,
    onChange: (event: { readonly target: { readonly value: string } }) => draft.change(event.target.value),
  } as const;
  if (kind === 'money' || kind === 'count') {
    const problem = problemOf(lot, field, draft.text, language);
    return (
      <TextField
        {...common}
        face="figures"
        inputMode={kind === 'money' ? 'decimal' : 'numeric'}
        autoComplete="off"
        hint={kind === 'money' ? language.currency : undefined}
        error={problem === null ? undefined : { ...grid.problems, ...grid.marks }[problem]}
      />
    );
  }
  const text = { ...common, face: serif ? 'serif' : 'sans', dir: 'auto', maxLength: longestOf(field) } as const;
  if (kind !== 'longText') return <TextField {...text} autoComplete="off" />;
  const area = <TextArea {...text} rows={rows} />;
  return isTextBlockField(field) && !readOnly ? <TextBlocks field={field}>{area}</TextBlocks> : area;
}

/** What is wrong with an amount while it is typed, alone or beside the other prices. */
function problemOf(lot: GridLot, field: GridField, text: string, language: CellLanguage) {
  const parsed = parseCell(field, text, language);
  return parsed.ok ? markOf({ ...lot, ...parsed.changes }, field) : parsed.problem;
}
