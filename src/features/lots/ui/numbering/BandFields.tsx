import type { NumberingProblems } from '../../../../domain/numbering/numberingChoices';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import styles from './NumberLotsDialog.module.css';
import { numberingTexts } from '../../model/texts/numberingTexts';
import { nextBand, type TypedBand } from '../../model/numbering/typedChoices';

interface BandFieldsProps {
  readonly bands: readonly TypedBand[];
  readonly problems: NumberingProblems['bands'];
  readonly categories: readonly string[];
  readonly onChange: (bands: readonly TypedBand[]) => void;
}

/** Ranges of numbers that belong to a category: Furniture from 100 to 199. */
export function BandFields({ bands, problems, categories, onChange }: BandFieldsProps) {
  const texts = useTexts(numberingTexts);
  return (
    <fieldset className={styles['bands']}>
      <legend className={styles['legend']}>{texts.bands}</legend>
      <p className={styles['note']}>{texts.bandsHint}</p>
      {bands.map((band, place) => {
        const problem = problems.get(place);
        const change = (changes: Partial<TypedBand>): void =>
          onChange(bands.map((each) => (each.key === band.key ? { ...each, ...changes } : each)));
        return (
          <div key={band.key} role="group" aria-label={texts.band(place + 1)} className={styles['band']}>
            <SelectField
              label={texts.category}
              value={band.category}
              aria-invalid={problem === 'categoryMissing' || problem === 'categoryTwice' || undefined}
              onChange={({ target }) => change({ category: target.value })}
            >
              <option value="">{texts.chooseCategory}</option>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </SelectField>
            <TextField
              label={texts.from}
              inputMode="numeric"
              autoComplete="off"
              value={band.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              label={texts.to}
              inputMode="numeric"
              autoComplete="off"
              value={band.to}
              onChange={({ target }) => change({ to: target.value })}
            />
            <IconButton
              icon="trash"
              label={texts.removeBand(band.category)}
              onClick={() => onChange(bands.filter(({ key }) => key !== band.key))}
            />
            {problem !== undefined && (
              <div className={styles['bandProblem']}>
                <InlineMessage tone="danger" role="status">
                  {texts.bandProblems[problem]}
                </InlineMessage>
              </div>
            )}
          </div>
        );
      })}
      <Button icon="add" kind="quiet" onClick={() => onChange([...bands, nextBand(bands)])}>
        {texts.addBand}
      </Button>
    </fieldset>
  );
}
