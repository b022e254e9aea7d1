import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../../shared/messages/useTexts';
import { photoTexts } from '../../model/photos/photoTexts';
import styles from './PhotoViewer.module.css';
import type { PhotoViewerProps } from './viewerProps';
import { ViewerPage } from './ViewerPage';

/**
 * The photos of a lot on the whole screen, in a native dialog: the browser keeps the focus inside, and gives it back
 * where it was when Escape closes it.
 */
export function PhotoViewer(shown: PhotoViewerProps) {
  const texts = useTexts(photoTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { viewer, changeView } = shown.stage;
  const open = viewer !== null;
  const forCaption = viewer?.at === 'caption';
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>(forCaption ? '[name="caption"]' : '[data-first]')?.focus();
  }, [open, forCaption]);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={texts.ofLot(shown.name)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        changeView(null);
      }}
      onClose={(event) => {
        if (open && event.target === event.currentTarget) changeView(null);
      }}
    >
      {viewer !== null && <ViewerPage {...shown} viewer={viewer} />}
    </dialog>,
    document.body,
  );
}
