import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { useLotsSelector } from '../shared/lotsHooks';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectPhoto } from '../../model/photos/photosSlice';
import { Picture } from '../shared/Picture';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './PhotoViewer.module.css';

interface PhotoViewerProps {
  readonly open: boolean;
  /** What the lot is called. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly current: string;
  readonly onChoose: (photoId: string) => void;
  readonly onClose: () => void;
}

/** A photo on the whole screen, and with the arrow keys the others of its lot. Escape closes it. */
export function PhotoViewer({ open, ...shown }: PhotoViewerProps) {
  const texts = useTexts(photoTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { name, onClose } = shown;
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={texts.ofLot(name)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && <Shown {...shown} />}
    </dialog>
  );
}

function Shown({ name, ids, current, onChoose, onClose }: Omit<PhotoViewerProps, 'open'>) {
  const words = useTexts(photoTexts);
  const texts = useTexts(lotPhotosTexts);
  const caption = useLotsSelector((state) => selectPhoto(state, current)?.caption ?? '');
  const place = ids.indexOf(current);
  const go = (to: number): void => {
    const next = ids[to];
    if (next !== undefined) onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    // Wherever the focus is in here, the arrow keys turn the pages.
    <div className={styles['page']} role="presentation" onKeyDown={onKeyDown}>
      <header className={styles['head']}>
        <p className={styles['place']} aria-live="polite">
          {words.oneOf(name, place + 1, ids.length)}
        </p>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </header>
      <div className={styles['photo']}>
        <Picture
          key={current}
          photoId={current}
          size="view"
          alt={caption === '' ? words.oneOf(name, place + 1, ids.length) : caption}
          fit="contain"
        />
      </div>
      <footer className={styles['foot']}>
        {ids.length > 1 && (
          <IconButton
            icon="chevronLeft"
            label={texts.previous}
            aria-disabled={place <= 0}
            onClick={() => go(place - 1)}
          />
        )}
        <p className={styles['caption']} dir="auto">
          {caption}
        </p>
        {ids.length > 1 && (
          <IconButton
            icon="chevronRight"
            label={texts.next}
            aria-disabled={place >= ids.length - 1}
            onClick={() => go(place + 1)}
          />
        )}
      </footer>
    </div>
  );
}
