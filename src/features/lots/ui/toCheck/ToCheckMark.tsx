import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { selectLotPrivate } from '../../model/lots/lotsSlice';
import { editorTexts } from '../../model/texts/editorTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './ToCheck.module.css';

interface ToCheckMarkProps {
  /** What is to be checked; without it there is no mark. */
  readonly note: string;
  /**
   * Over something else: on a photo, or on the corner of the lot's state, where it takes no room. In the head of a lot the
   * note itself is in sight where a window has room for it.
   */
  readonly on?: 'photo' | 'corner' | 'head';
}

/** A small flag at a lot about which something is still to be checked; it says what by its title, and to screen readers. */
export function ToCheckMark({ note, on }: ToCheckMarkProps) {
  const texts = useTexts(editorTexts);
  const what = note.trim();
  if (what === '') return null;
  const words = texts.toCheck(what);
  return (
    <span className={styles['mark']} data-on={on} title={words}>
      <Icon name="flag" size={on === undefined ? 14 : 12} />
      <VisuallyHidden>{words}</VisuallyHidden>
      {on === 'head' && (
        <span className={styles['note']} dir="auto" aria-hidden="true">
          {what}
        </span>
      )}
    </span>
  );
}

/** The same for a part of the page that shows nothing else of what only editors may read. */
export function LotToCheckMark({ lotId, on }: Pick<ToCheckMarkProps, 'on'> & { readonly lotId: string }) {
  const note = useLotsSelector((state) => selectLotPrivate(state, lotId).toCheck);
  return <ToCheckMark note={note} {...(on !== undefined && { on })} />;
}
