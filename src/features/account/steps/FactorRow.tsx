import type { SecondFactor } from '../../../services/auth/outcomes';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { useAccountSelector } from '../shared/accountHooks';
import { selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { usePanel } from '../../navigation/ui/usePanel';

interface FactorRowProps {
  readonly factor: SecondFactor;
  /** Without it there is no second step any more. */
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

/** One second step: its name, its kind, since when, and the way to remove it. */
export function FactorRow({ factor, isOnly, onRemove }: FactorRowProps) {
  const { secondSteps: texts } = useTexts(accountTexts);
  const locale = useLocale();
  const { status } = useAccountSelector((state) => selectSection(state, `factor:${factor.uid}`));
  const [asking, setAsking] = usePanel(`remove-second-step:${factor.uid}`);
  const kind = factor.kind === 'totp' ? texts.app : texts.phone;
  const name = factor.name ?? kind;
  const since = factor.enrolledAt === null ? null : texts.since(dayOf(factor.enrolledAt, locale));
  return (
    <li className={styles['row']}>
      <div className={styles['rowText']}>
        <span>{name}</span>
        <span className={styles['rowDetail']}>
          {[kind, factor.phoneNumber, since].filter((part) => part !== null && part !== name).join(' · ')}
        </span>
      </div>
      <AccountButton busy={status === 'working'} aria-label={texts.removeNamed(name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </AccountButton>
      <Dialog
        open={asking}
        title={texts.removeTitle}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              {texts.removeConfirm}
            </Button>
          </>
        }
      >
        <p>
          {texts.removeText(name)} {isOnly && texts.removeLast}
        </p>
      </Dialog>
    </li>
  );
}

/** The day of a moment as the service writes it (RFC 7231), in the reader's words. */
function dayOf(moment: string, locale: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
