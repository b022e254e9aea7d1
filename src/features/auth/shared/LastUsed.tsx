import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import styles from '../forms/AuthForm.module.css';
import { signInFlowTexts } from '../texts/signInFlowTexts';

interface LastUsedProps {
  readonly marked: boolean;
  /** Draws the button; `describedBy` ties the mark to it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A button with a small mark on its corner when it is the way of the last sign-in here. It takes no room. */
export function LastUsed({ marked, children }: LastUsedProps) {
  const id = useId();
  const { usedLast } = useTexts(signInFlowTexts);
  return (
    <div className={styles['marked']}>
      {children(marked ? id : undefined)}
      {marked && (
        <span id={id} className={styles['mark']}>
          {usedLast}
        </span>
      )}
    </div>
  );
}
