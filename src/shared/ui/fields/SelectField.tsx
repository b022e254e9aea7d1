import type { KeyboardEvent, SyntheticEvent } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, type NativeField } from './FieldFrame';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../style/VisuallyHidden';

export interface SelectFieldProps extends Omit<NativeField<'select'>, 'multiple'>, FieldProps {
  /** What stands around the field says its label already, such as the row of a table: the label is only read out. */
  readonly isLabelHidden?: boolean;
}

/** A choice of one: a native select, its `option`s as children. */
export function SelectField(props: SelectFieldProps) {
  const { isLabelHidden = false, hint, error, disabledWhy, disabledBy, reserveMessage = false, ...rest } = props;
  const { label: name, children, ...select } = rest;
  const label = isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
  return (
    <FieldFrame {...{ label, hint, error, disabledWhy, disabledBy, reserveMessage }}>
      {(ties, isFixed) => (
        <div className={styles['selectBox']}>
          <select
            {...select}
            {...ties}
            {...(isFixed && fixedAt(select.defaultValue))}
            className={classNames(styles['control'], styles['select'])}
          >
            {children}
          </select>
          <Icon name="chevronDown" size={16} />
        </div>
      )}
    </FieldFrame>
  );
}

/** A native choice has no `readOnly`: it keeps what it holds, and the keyboard still reaches it. */
function fixedAt(chosen: SelectFieldProps['defaultValue']) {
  return {
    'aria-disabled': true,
    onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const chooses = key.length === 1 || /^(Arrow|Page|Home$|End$|Enter$|F4$)/.test(key);
      if (chooses && !ctrlKey && !metaKey) event.preventDefault();
    },
    // React itself takes back what was not chosen by the state.
    onChange: ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
      if (typeof chosen === 'string') currentTarget.value = chosen;
    },
  } as const;
}
