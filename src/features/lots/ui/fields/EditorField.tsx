import type { ReactNode } from 'react';
import { isTextBlockField } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { SuggestField } from '../../../../shared/ui/fields/SuggestField';
import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { FieldWithTheirs } from '../conflict/FieldWithTheirs';
import {
  type CellLanguage,
  choiceOf,
  choicesIn,
  type GridLot,
  longestOf,
  parseCell,
  shownText,
} from '../../model/fields/cellValues';
import { mineOf, selectContestedEdit } from '../../model/conflict/conflicts';
import { type GridField, kindOf } from '../../model/fields/gridColumns';
import { isEstimateField, understoodAmount } from '../../model/fields/typedAmounts';
import { gridTexts } from '../../model/view/gridTexts';
import { FieldFixes, useFieldHint } from '../checks/FieldChecks';
import { TextBlocks } from '../templates/TextBlocks';
import { useLotsSelector } from '../shared/lotsHooks';
import { useColumnName } from '../shared/useGridTools';
import { useHouseOffers } from './useHouseOffers';
import { useFieldDraft } from '../shared/useFieldDraft';
import { markOf } from '../../model/view/cellMarks';
import { whyReadOnly } from './whyReadOnly';

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
  const nameOf = useColumnName();
  const draft = useFieldDraft(lot, field, language, 'inPauses');
  const { isOvertaken, contested, giveUp, keepMine } = draft;
  const theirs = shownText(lot, field, language);
  const mine = useLotsSelector((state) => {
    const edit = contested ? selectContestedEdit(state, lot.id, field) : null;
    return edit === null ? draft.text : shownText({ ...lot, [field]: mineOf(edit, field) }, field, language);
  });
  return (
    <FieldWithTheirs
      overtaken={isOvertaken}
      contested={contested}
      theirs={theirs}
      mine={mine}
      onKeepMine={() => keepMine()}
      onTakeTheirs={giveUp}
    >
      <Control {...props} draft={draft} />
      {!props.readOnly && <FieldFixes lotId={lot.id} field={field} name={nameOf(field)} />}
    </FieldWithTheirs>
  );
}

interface ControlProps extends EditorFieldProps {
  readonly draft: ReturnType<typeof useFieldDraft>;
}

function Control({ lot, field, language, readOnly, rows = 2, serif = false, draft }: ControlProps) {
  const grid = useTexts(gridTexts);
  const columnName = useColumnName();
  const label = columnName(field);
  const kind = kindOf(field);
  const isWritten = kind === 'text' || kind === 'longText';
  const offers = useHouseOffers(field);
  const hint = useFieldHint(lot.id, field, isWritten ? draft.text : null);
  const disabledBy = readOnly ? whyReadOnly(lot) : undefined;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        name={field}
        value={choiceOf(lot, field, language)}
        disabledBy={disabledBy}
        hint={hint}
        onChange={({ target }) => {
          const parsed = parseCell(field, target.value, language);
          if (parsed.ok) draft.save(parsed.changes);
        }}
      >
        {choicesIn(field, language).map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  const common = {
    label,
    name: field,
    value: draft.text,
    disabledBy,
    onBlur: draft.leave,
    onChange: (event: { readonly target: { readonly value: string } }) => draft.change(event.target.value),
  } as const;
  if (kind === 'money' || kind === 'count' || kind === 'number') {
    const problem = problemOf(lot, field, draft.text, language);
    const understood = draft.isTyped ? understoodAmount(draft.text, language, isEstimateField(field)) : null;
    const below = understood === null ? language.currency : grid.understood(understood);
    return (
      <TextField
        {...common}
        face="figures"
        inputMode={kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        hint={kind === 'money' ? withAmount(below, hint) : hint}
        error={problem === null ? undefined : { ...grid.problems, ...grid.marks }[problem]}
      />
    );
  }
  const text = {
    ...common,
    hint,
    face: serif ? 'serif' : 'sans',
    dir: 'auto',
    maxLength: longestOf(field, language),
  } as const;
  if (offers !== null) {
    const leave = (): void => {
      draft.leave();
      offers.forget();
    };
    const { onChange: _, face: _face, ...rest } = text;
    return <SuggestField {...rest} onText={draft.change} onBlur={leave} suggest={offers.suggest} />;
  }
  if (kind !== 'longText') return <TextField {...text} autoComplete="off" />;
  const area = <TextArea {...text} rows={rows} />;
  return isTextBlockField(field) && !readOnly ? <TextBlocks field={field}>{area}</TextBlocks> : area;
}

/** Under an amount: its currency, or how it is understood while it is typed. */
const withAmount = (below: string, hint: ReactNode): ReactNode =>
  hint === undefined ? (
    below
  ) : (
    <span>
      {below} {hint}
    </span>
  );

/** What is wrong with an amount while it is typed, alone or beside the other prices. */
function problemOf(lot: GridLot, field: GridField, text: string, language: CellLanguage) {
  const parsed = parseCell(field, text, language);
  return parsed.ok ? markOf({ ...lot, ...parsed.changes }, field) : parsed.problem;
}
