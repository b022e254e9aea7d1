import type { NumberingProblem, NumberingProblems } from '../../../../domain/numbering/numberingChoices';
import { useTexts } from '../../../../shared/messages/useTexts';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { BandFields } from './BandFields';
import styles from './NumberLotsDialog.module.css';
import { numberingTexts } from '../../model/texts/numberingTexts';
import type { TypedChoices } from '../../model/numbering/typedChoices';

interface NumberingFieldsProps {
  readonly typed: TypedChoices;
  /** The letter that the series begins with; '' for whole numbers. */
  readonly startLetter: string;
  readonly problems: NumberingProblems;
  readonly count: number;
  /** How many lots were chosen; null when nobody chose. */
  readonly chosen: number | null;
  readonly categories: readonly string[];
  readonly onChange: (typed: TypedChoices) => void;
}

/** How the lots are to be numbered. */
export function NumberingFields(props: NumberingFieldsProps) {
  const { typed, startLetter, problems, count, chosen, categories, onChange } = props;
  const isLetters = startLetter !== '';
  const texts = useTexts(numberingTexts);
  const whyNot = isLetters ? texts.onlyWithoutLetter : undefined;
  const figures = (name: NumberingProblem, hint?: string) => ({
    name,
    hint,
    inputMode: name === 'start' ? ('text' as const) : ('numeric' as const),
    disabledWhy: name === 'start' ? undefined : whyNot,
    autoComplete: 'off',
    value: typed[name],
    error: problems.fields.includes(name) ? texts.problems[name] : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [name]: event.target.value }),
  });
  return (
    <div className={styles['fields']}>
      {chosen !== null && (
        <SelectField
          label={texts.scope}
          value={typed.scope}
          onChange={({ target }) => onChange({ ...typed, scope: target.value === 'all' ? 'all' : 'chosen' })}
        >
          <option value="chosen">{texts.scopeChosen(chosen)}</option>
          <option value="all">{texts.scopeAll(count)}</option>
        </SelectField>
      )}
      <div className={styles['pair']}>
        <TextField
          label={texts.start}
          {...figures(
            'start',
            isLetters ? texts.startLetterHint(typed.start.replaceAll(/\s/g, '').toUpperCase()) : texts.startHint,
          )}
        />
        <TextField label={texts.step} {...figures('step', texts.stepHint)} />
      </div>
      <SelectField
        label={texts.letters}
        value={typed.letters}
        disabledWhy={whyNot}
        onChange={({ target }) => onChange({ ...typed, letters: target.value === 'drop' ? 'drop' : 'keep' })}
      >
        <option value="keep">{texts.lettersKeep}</option>
        <option value="drop">{texts.lettersDrop}</option>
      </SelectField>
      <div className={styles['pair']}>
        <TextField label={texts.freeEvery} {...figures('freeEvery', texts.freeEveryHint)} />
        <TextField label={texts.categoryGap} {...figures('categoryGap')} />
      </div>
      {categories.length > 0 && !isLetters && (
        <BandFields
          bands={typed.bands}
          problems={problems.bands}
          categories={categories}
          onChange={(bands) => onChange({ ...typed, bands })}
        />
      )}
    </div>
  );
}
