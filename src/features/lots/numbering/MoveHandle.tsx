import { useContext } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import styles from './MoveHandle.module.css';
import { placeTexts } from './numberingTexts';
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
      <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles['dots']}>
        <path d="M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1" />
      </svg>
    </button>
  );
}
