import { type KeyboardEvent, useId, useRef } from 'react';
import { type LotMove, moveAfter, moveBefore, moveDown, moveUp } from '../../../../domain/lots/lotMoves';
import { useTexts } from '../../../../shared/messages/useTexts';
import { photoTexts } from '../../model/photos/photoTexts';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import { PhotoTile } from './PhotoTile';
import styles from './PhotoTiles.module.css';
import { usePhotoDrag } from './usePhotoDrag';

interface PhotoTilesProps {
  readonly lotId: string;
  /** What the lot is called. */
  readonly name: string;
  /** The photos in their order. */
  readonly ids: readonly string[];
  readonly current: string;
  /** The marked photos; null while none are being marked. */
  readonly marked: readonly string[] | null;
  readonly editable: boolean;
  /** A photo becomes the one that is shown large. */
  readonly onChoose: (photoId: string) => void;
  /** `together`: with a key held that adds to what is marked. */
  readonly onPress: (photoId: string, together: boolean) => void;
  /** Null: nothing would move; `'putBack'`: a drag that ended nowhere. */
  readonly onMove: (photoId: string, move: LotMove | null | 'putBack') => void;
  readonly onRemove: () => void;
}

/**
 * All photos of a lot in their order. One stop for Tab; the arrow keys go from photo to photo, with Alt they move the
 * photo itself.
 */
export function PhotoTiles({
  lotId,
  name,
  ids,
  current,
  marked,
  editable,
  onChoose,
  onPress,
  onMove,
  onRemove,
}: PhotoTilesProps) {
  const texts = useTexts(photoTexts);
  const words = useTexts(lotPhotosTexts);
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const isMovable = editable && ids.length > 1;
  const { dragged, drop, handlers } = usePhotoDrag(area, isMovable, (photoId, at) => {
    if (at === null) onMove(photoId, 'putBack');
    else onMove(photoId, (at.side === 'before' ? moveBefore : moveAfter)(ids, [photoId], at.photoId));
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const photoId = event.target instanceof HTMLElement ? event.target.dataset['photo'] : undefined;
    if (photoId === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = STEPS[event.key];
    if (event.altKey) {
      if (step === undefined || !editable) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(photoId, (step < 0 ? moveUp : moveDown)(ids, [photoId]));
      focusOn(area.current, photoId);
      return;
    }
    if (event.key === 'Delete' && editable) {
      event.preventDefault();
      onRemove();
      return;
    }
    const next =
      event.key === 'Home' ? ids[0] : event.key === 'End' ? ids.at(-1) : ids[ids.indexOf(photoId) + (step ?? NaN)];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    focusOn(area.current, next);
  };

  return (
    // One handler for the keys and pointers of all photos inside.
    <div
      ref={area}
      role="presentation"
      data-dragging={dragged !== null || undefined}
      data-movable={isMovable || undefined}
      className={styles['area']}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <ul className={styles['strip']} aria-label={texts.ofLot(name)} aria-describedby={isMovable ? hint : undefined}>
        {ids.map((id, place) => (
          <PhotoTile
            key={id}
            photoId={id}
            lotId={lotId}
            place={place}
            current={id === current}
            marked={marked?.includes(id)}
            dragged={id === dragged}
            hint={isMovable ? words.keys : undefined}
            drop={drop?.photoId === id && dragged !== id ? drop.side : undefined}
            onPress={onPress}
          />
        ))}
      </ul>
      <span id={hint} hidden>
        {words.keys}
      </span>
    </div>
  );
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A photo that changes its place in the document loses the focus on the way. */
function focusOn(area: HTMLElement | null, photoId: string): void {
  area?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(photoId)}"]`)?.focus();
}
