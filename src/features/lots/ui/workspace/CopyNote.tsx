import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import styles from './CopyNote.module.css';
import { selectCopySavedAt } from '../../model/lots/copySlice';
import { copyTexts } from '../../model/texts/copyTexts';
import { useLotsSelector } from '../shared/lotsHooks';

/** Says that the sale is shown as this device had it, until the server has answered. */
export function CopyNote() {
  const texts = useTexts(copyTexts);
  const locale = useLocale();
  const savedAt = useLotsSelector(selectCopySavedAt);
  if (savedAt === null) return null;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
  return (
    <span role="status" className={styles['note']} title={texts.asOf(moment)}>
      <Icon name="info" size={16} />
      <span>{texts.asOf(moment)}</span>
    </span>
  );
}
