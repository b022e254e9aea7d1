import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../messages/useTexts';
import { classNames } from '../style/classNames';
import styles from './Dialog.module.css';
import { IconButton } from '../buttons/IconButton';
import { kitTexts } from '../texts/kitTexts';

export interface DialogProps {
  readonly open: boolean;
  /** Its heading and accessible name. */
  readonly title: string;
  /** Esc, the close button, or the browser's own way of closing. The caller then sets `open` to false. */
  readonly onClose: () => void;
  /** Buttons, right-aligned, the primary one last. */
  readonly footer?: ReactNode;
  /** Room for two columns; on a phone the whole screen. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal conversation in a native dialog: the browser keeps focus inside and gives it back. The first field gets the
 * focus unless another element carries `autoFocus`. Its children exist only while it is open. It stands at the end of the
 * page, wherever it is rendered: inside a part that a phone does not show, nobody would see it.
 */
export function Dialog({ open, title, onClose, footer, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const titleId = useId();
  const texts = useTexts(kitTexts);
  // The browser closes it itself when Esc is pressed a second time: a caller that has a question first keeps it open.
  const [closed, setClosed] = useState(0);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) {
      before.current = null;
      return element.close();
    }
    before.current = document.activeElement;
    const first = body.current?.querySelector<HTMLElement>('[autofocus], input:not([hidden]), select, textarea');
    // The browser sends the focus there at once: on its way over the close button it would open the tip of that button.
    first?.setAttribute('autofocus', '');
    element.showModal();
    first?.removeAttribute('autofocus');
    first?.focus();
  }, [open, closed]);

  // Taken off the page while it is open, it gives no focus back. Who has taken the focus meanwhile keeps it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );

  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], wide && styles['wide'])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input's own "cancel" comes up to here too; it closes nothing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The browser says it a moment later: by then it may be open again.
        if (!open || dialog.current?.open === true) return;
        setClosed(closed + 1);
        onClose();
      }}
    >
      {open && (
        <>
          {/* No landmarks: at the end of the page they would be a second banner and the page's own foot. */}
          <div className={styles['header']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton icon="close" label={texts.close} onClick={onClose} />
          </div>
          <div ref={body} className={styles['body']}>
            {children}
          </div>
          {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
        </>
      )}
    </dialog>,
    document.body,
  );
}
