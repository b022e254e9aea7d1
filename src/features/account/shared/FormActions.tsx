import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { AccountButton } from './AccountButton';
import { accountTexts } from '../texts/accountTexts';
import styles from './account.module.css';

interface FormActionsProps {
  /** What sending the form does. */
  readonly label: string;
  readonly busy: boolean;
  /** Absent: there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** The end of a section's form: send it, or leave it. */
export function FormActions({ label, busy, onCancel }: FormActionsProps) {
  const { cancel } = useTexts(accountTexts);
  return (
    <div className={styles['actions']}>
      <AccountButton type="submit" kind="primary" busy={busy}>
        {label}
      </AccountButton>
      {onCancel !== undefined && (
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}
