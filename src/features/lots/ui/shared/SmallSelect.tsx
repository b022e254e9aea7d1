import { Icon } from '../../../../shared/ui/icon/Icon';
import styles from '../toolbar/GridToolbar.module.css';

interface SmallSelectProps {
  readonly label: string;
  readonly value: string;
  /** Values with their words. */
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of one, in a line with its name. */
export function SmallSelect({ label, value, options, onChange }: SmallSelectProps) {
  return (
    <span className={styles['select']}>
      <span aria-hidden="true">{label}</span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
