import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './steps.module.css';

interface StepFrameProps {
  readonly title?: string | undefined;
  /** Escape does the same as the step's own way back. */
  readonly onLeave?: (() => void) | undefined;
  /** The heading takes the focus: for a step without a field. */
  readonly focusTitle?: boolean;
  readonly children: ReactNode;
}

/** What stands in place of the first form while a later step is being taken. */
export function StepFrame({ title, onLeave, focusTitle = false, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || onLeave === undefined || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };

  return (
    // It only listens to what the controls inside do not use themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['step']} onKeyDown={onKeyDown}>
      {title !== undefined && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}
