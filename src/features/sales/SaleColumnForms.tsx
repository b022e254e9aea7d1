import { type SyntheticEvent, useId, useState } from 'react';
import { EXTRA_KINDS, type ExtraKind } from '../../domain/lots/extras';
import { choicesFrom, columnHidden, columnSaved, type OwnColumn } from '../../domain/platforms/house/ownColumns';
import { LONGEST_COLUMN_NAME } from '../../domain/sales/saleMaps';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { SelectField } from '../../shared/ui/fields/SelectField';
import { TextArea } from '../../shared/ui/fields/TextArea';
import { TextField } from '../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../store/hooks';
import styles from './SaleSettingsPage.module.css';
import { addColumn, changeColumns } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';

/** Characters of all that can be chosen in one column: all columns of a sale have room for it. */
const LONGEST_CHOICES = 500;

type Problem = 'nameNeeded' | 'nameTaken' | 'choicesNeeded';

interface Draft {
  readonly name: string;
  readonly choices: readonly string[];
}

/** What a person has typed, once it has been tried; null while nothing is wrong with it. */
function problemOf({ name, choices }: Draft, kind: ExtraKind, others: readonly string[]): Problem | null {
  if (name === '') return 'nameNeeded';
  if (others.some((other) => other.toLowerCase() === name.toLowerCase())) return 'nameTaken';
  return kind === 'choice' && choices.length === 0 ? 'choicesNeeded' : null;
}

function draftFrom(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name').replace(/\s+/g, ' ').trim(), choices: choicesFrom(text('choices')) };
}

interface NewColumnFormProps {
  readonly saleId: string;
  /** The names of the other columns. */
  readonly others: readonly string[];
}

export function NewColumnForm({ saleId, others }: NewColumnFormProps) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  const heading = useId();
  const [kind, setKind] = useState<ExtraKind>('text');
  const [name, setName] = useState('');
  const [choices, setChoices] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const draft = draftFrom(event.currentTarget);
    const found = problemOf(draft, kind, others);
    setProblem(found);
    if (found !== null) return;
    dispatch(addColumn({ saleId, kind, ...draft }));
    setName('');
    setChoices('');
    setKind('text');
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-labelledby={heading}>
      <h3 id={heading} className={styles['subtitle']}>
        {texts.newColumn}
      </h3>
      <TextField
        name="name"
        label={texts.columnName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={LONGEST_COLUMN_NAME}
        autoComplete="off"
        dir="auto"
        error={problem === null || problem === 'choicesNeeded' ? undefined : texts[problem]}
      />
      <SelectField
        label={texts.columnKind}
        value={kind}
        onChange={({ target }) => setKind(EXTRA_KINDS.find((each) => each === target.value) ?? 'text')}
      >
        {EXTRA_KINDS.map((each) => (
          <option key={each} value={each}>
            {texts.columnKinds[each]}
          </option>
        ))}
      </SelectField>
      {kind === 'choice' && (
        <TextArea
          name="choices"
          label={texts.columnChoices}
          value={choices}
          onChange={({ target }) => setChoices(target.value)}
          rows={4}
          maxLength={LONGEST_CHOICES}
          dir="auto"
          error={problem === 'choicesNeeded' ? texts.choicesNeeded : undefined}
        />
      )}
      <Button type="submit">{texts.addColumn}</Button>
    </form>
  );
}

interface RenameColumnFormProps extends NewColumnFormProps {
  readonly column: OwnColumn;
}

export function RenameColumnForm({ saleId, column, others }: RenameColumnFormProps) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, name, kind, choices } = column;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const draft = draftFrom(event.currentTarget);
    const found = problemOf(draft, kind, others);
    setProblem(found);
    if (found === null) dispatch(changeColumns({ saleId, change: columnSaved(id, draft.name, draft.choices) }));
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        key={name}
        name="name"
        label={texts.nameOf(name)}
        hint={texts.columnKinds[kind]}
        defaultValue={name}
        maxLength={LONGEST_COLUMN_NAME}
        autoComplete="off"
        dir="auto"
        error={problem === null || problem === 'choicesNeeded' ? undefined : texts[problem]}
      />
      {kind === 'choice' && (
        <TextArea
          key={choices.join('\n')}
          name="choices"
          label={texts.choicesOf(name)}
          defaultValue={choices.join('\n')}
          rows={3}
          maxLength={LONGEST_CHOICES}
          dir="auto"
          error={problem === 'choicesNeeded' ? texts.choicesNeeded : undefined}
        />
      )}
      <div className={styles['columnActions']}>
        <Button type="submit" aria-label={texts.saveColumnNamed(name)}>
          {texts.saveColumn}
        </Button>
        <Button
          kind="quiet"
          aria-label={texts.removeColumnNamed(name)}
          onClick={() => dispatch(changeColumns({ saleId, change: columnHidden(id, true) }))}
        >
          {texts.removeColumn}
        </Button>
      </div>
    </form>
  );
}
