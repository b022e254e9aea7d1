import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../style/classNames';
import { Tool } from '../tools/Tool';
import styles from './FoldOut.module.css';

interface FoldOutProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** What the button shows; its name too, unless there is a `label`. */
  readonly face: ReactNode;
  readonly label?: string;
  /** `button` stands among buttons; `line` is as low as the line of text that it stands in. */
  readonly look?: 'button' | 'line';
  readonly tone?: 'quiet' | 'info' | 'warn' | 'danger';
  /** Above it over all of the line that it stands in, or below its own button. */
  readonly place: 'above' | 'below';
  /** A press anywhere else closes it. Without that, one can look at it and work beside it. */
  readonly leaves?: boolean;
  /** Null: there is nothing to unfold, and no button. What was unfolded stays for its effects, out of sight. */
  readonly children: ReactNode;
  readonly gone?: boolean;
}

/** A button, and what it unfolds over the page: nothing that stands beside or below moves. Esc closes it. */
export function FoldOut(props: FoldOutProps) {
  const { open, onOpen, face, label, look = 'button', tone = 'quiet', place, leaves = false, gone = false } = props;
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latestOnOpen = useRef(onOpen);
  useEffect(() => {
    latestOnOpen.current = onOpen;
  });
  useEffect(() => {
    if (!open || !leaves) return;
    const leave = ({ target }: PointerEvent): void => {
      if (target instanceof Node && frame.current?.contains(target) !== true) latestOnOpen.current(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, leaves]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // What stands in a dialog is a child of this one, wherever it is on the page.
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
    if (!(event.target instanceof Node) || frame.current?.contains(event.target) !== true) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(false);
    button.current?.focus();
  };
  return (
    <span
      ref={frame}
      role="presentation"
      className={styles['frame']}
      data-place={place}
      data-tone={tone}
      data-gone={gone || undefined}
      onKeyDown={onKeyDown}
    >
      {!gone && (
        <Tool>
          <button
            ref={button}
            type="button"
            className={classNames(styles['face'], styles[look])}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={label}
            title={label}
            onClick={() => onOpen(!open)}
          >
            {face}
          </button>
        </Tool>
      )}
      {open && (
        <div id={id} className={styles['panel']} hidden={gone}>
          {props.children}
        </div>
      )}
    </span>
  );
}
