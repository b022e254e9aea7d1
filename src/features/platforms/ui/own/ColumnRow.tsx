import type { OwnPlatformColumn } from '../../../../domain/platforms/house/ownPlatform';
import { columnSource, constantSource, isTextSource, restOf } from '../../../../domain/platforms/profiles/ownSource';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { TextField } from '../../../../shared/ui/fields/TextField';
import styles from './OwnPlatform.module.css';
import { CONSTANT, type OwnPlatformWords, type SourceGroup } from './sourceWords';

/** As in the rules of the database for a text of a lot. */
const LONGEST_CONSTANT = 200;

interface ColumnRowProps {
  readonly column: OwnPlatformColumn;
  readonly examples: readonly string[];
  readonly groups: readonly SourceGroup[];
  readonly words: OwnPlatformWords;
  readonly onChange: (change: Partial<OwnPlatformColumn>) => void;
}

/** A column of the template: its name, what stands there, and what it is filled with. */
export function ColumnRow({ column, examples, groups, words, onChange }: ColumnRowProps) {
  const { header, from, longest, isRequired } = column;
  const isConstant = from.startsWith(CONSTANT);
  const isUnknown = columnSource(from, []) === null;
  return (
    <tr>
      <th scope="row" dir="auto">
        {header}
      </th>
      <td dir="auto" className={styles['examples']}>
        {[...new Set(examples.filter((text) => text.trim() !== ''))].slice(0, 2).join(' · ')}
      </td>
      <td>
        <SelectField
          label={words.filledWithOf(header)}
          isLabelHidden
          value={isConstant ? CONSTANT : from}
          onChange={({ target }) => onChange({ from: target.value })}
        >
          <option value="">{words.nothing}</option>
          {isUnknown && <option value={from}>{words.unknown}</option>}
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(([source, name]) => (
                <option key={source} value={source}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        {isConstant && (
          <TextField
            label={words.constantOf(header)}
            value={restOf(from)}
            maxLength={LONGEST_CONSTANT}
            dir="auto"
            onChange={({ target }) => onChange({ from: constantSource(target.value) })}
          />
        )}
      </td>
      <td>
        {isTextSource(from) && (
          <TextField
            label={words.longestOf(header)}
            inputMode="numeric"
            face="figures"
            value={longest === null ? '' : String(longest)}
            onChange={({ target }) => onChange({ longest: countFrom(target.value) })}
          />
        )}
        {from !== '' && !isConstant && (
          <Checkbox
            label={words.requiredOf(header)}
            checked={isRequired}
            onChange={({ target }) => onChange({ isRequired: target.checked })}
          />
        )}
      </td>
    </tr>
  );
}

/** A number of five digits at most; null for none. */
export function countFrom(text: string): number | null {
  const count = Number(text.replace(/\D/g, '').slice(0, 5));
  return count === 0 ? null : count;
}
