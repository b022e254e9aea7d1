import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { focusLots } from '../shared/useFollowLot';
import { useWide } from '../shared/useWide';
import { editorTexts } from '../../model/texts/editorTexts';
import styles from './WayBack.module.css';

/**
 * After the last control of a lot, where the page ends: seen when Tab comes to it, it leads to the row of the lot. A narrow
 * window has the lots on another page, and the way to them at the top.
 */
export function WayBack() {
  const texts = useTexts(editorTexts);
  return useWide() ? (
    <span className={styles['wayBack']}>
      <Button onClick={focusLots}>{texts.toRow}</Button>
    </span>
  ) : null;
}
