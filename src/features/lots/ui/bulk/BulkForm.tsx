import type { ReactNode } from 'react';
import styles from './BulkForm.module.css';

interface BulkFormProps {
  /** For a button that stands outside. */
  readonly id?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What is asked in a dialog of the bulk bar: Enter in a field does it, as the primary button does. */
export function BulkForm({ id, onSubmit, children }: BulkFormProps) {
  return (
    <form
      id={id}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
