import { useContext } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import styles from './MoveHandle.module.css';
import { placeTexts } from '../../model/texts/numberingTexts';
import { ReorderContext } from './reorderContext';

interface MoveHandleProps {
  readonly lotId: string;
  /** What the lot is called. */
  readonly name: string;
}

/**
 * Where a row is taken to be dragged; pressed, it asks for the place. Not a stop for Tab: the keys move the row itself.
 * The area round the rows does the work.
 */
export function MoveHandle({ lotId, name }: MoveHandleProps) {
  const texts = useTexts(placeTexts);
  if (!useContext(ReorderContext)) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['handle']}
      data-move={lotId}
      aria-label={texts.handle(name)}
      title={texts.handleHint}
    >
      <Icon name="grip" size={16} />
    </button>
  );
}
