import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { Icon } from '../icon/Icon';

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'id' | 'multiple' | 'size'>;

export interface SelectFieldProps extends NativeSelect, FieldProps {}

/** A choice of one: a native select, its `option`s as children. */
export function SelectField({ label, hint, error, reserveMessage = false, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      {(ties) => (
        <div className={styles['selectBox']}>
          <select {...select} {...ties} className={classNames(styles['control'], styles['select'])}>
            {children}
          </select>
          <Icon name="chevronDown" size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
