import { useId } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { useLotsSelector } from '../lotsHooks';
import { selectStoredPhoto } from '../photosSlice';
import { lotPhotosTexts } from './lotPhotosTexts';
import styles from './PhotoTools.module.css';

/** What is asked of the photo that is shown large, or of all marked ones. */
export interface PhotoWishes {
  place(way: 'earlier' | 'later'): void;
  turn(way: 'left' | 'right'): void;
  cover(): void;
  toOtherLot(): void;
  remove(): void;
  /** Marking begins (`true`) or ends. */
  mark(begins: boolean): void;
}

interface PhotoToolsProps {
  readonly photoId: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isCover: boolean;
  readonly wishes: PhotoWishes;
}

/** What can be done to the photo that is shown large. One that is not stored yet says what has to wait. */
export function PhotoTools({ photoId, place, count, isCover, wishes }: PhotoToolsProps) {
  const texts = useTexts(lotPhotosTexts);
  const reason = useId();
  const isStored = useLotsSelector((state) => selectStoredPhoto(state, photoId) !== undefined);
  const when = (possible: boolean, wish: () => void) => ({
    'aria-disabled': !possible,
    'aria-describedby': isStored ? undefined : reason,
    onClick: () => {
      if (possible) wish();
    },
  });
  return (
    <>
      <div className={styles['tools']} role="group" aria-label={texts.tools}>
        {count > 1 && (
          <span className={styles['pair']}>
            <IconButton
              icon="chevronLeft"
              label={texts.earlier}
              {...when(isStored && place > 0, () => wishes.place('earlier'))}
            />
            <IconButton
              icon="chevronRight"
              label={texts.later}
              {...when(isStored && place < count - 1, () => wishes.place('later'))}
            />
          </span>
        )}
        <span className={styles['pair']}>
          <IconButton icon="turnLeft" label={texts.turnLeft} {...when(isStored, () => wishes.turn('left'))} />
          <IconButton icon="turnRight" label={texts.turnRight} {...when(isStored, () => wishes.turn('right'))} />
        </span>
        <IconButton icon="trash" label={texts.remove} {...when(isStored, wishes.remove)} />
        {count > 1 && (
          <span className={styles['last']}>
            <Button kind="quiet" icon="check" onClick={() => wishes.mark(true)}>
              {texts.mark}
            </Button>
          </span>
        )}
      </div>
      <div className={styles['tools']}>
        <Button kind="quiet" icon="cover" {...when(isStored && !isCover, wishes.cover)}>
          {isCover ? texts.coverIs : texts.makeCover}
        </Button>
        <Button kind="quiet" icon="arrowRight" {...when(isStored, wishes.toOtherLot)}>
          {texts.toOtherLot}
        </Button>
      </div>
      {!isStored && (
        <p id={reason} className={styles['note']}>
          {texts.onItsWay}
        </p>
      )}
    </>
  );
}

interface MarkedToolsProps {
  readonly marked: readonly string[];
  readonly wishes: PhotoWishes;
}

/** What can be done to all marked photos at once. */
export function MarkedTools({ marked, wishes }: MarkedToolsProps) {
  const texts = useTexts(lotPhotosTexts);
  const allStored = useLotsSelector((state) => marked.every((id) => selectStoredPhoto(state, id) !== undefined));
  const possible = allStored && marked.length > 0;
  const when = (wish: () => void) => ({
    'aria-disabled': !possible,
    onClick: () => {
      if (possible) wish();
    },
  });
  return (
    <>
      <div className={styles['tools']}>
        <span className={styles['note']}>{texts.marked(marked.length)}</span>
        <span className={styles['last']}>
          <Button icon="check" onClick={() => wishes.mark(false)}>
            {texts.markEnded}
          </Button>
        </span>
      </div>
      <div className={styles['tools']} role="group" aria-label={texts.tools}>
        <span className={styles['pair']}>
          <IconButton icon="turnLeft" label={texts.turnLeft} {...when(() => wishes.turn('left'))} />
          <IconButton icon="turnRight" label={texts.turnRight} {...when(() => wishes.turn('right'))} />
        </span>
        <IconButton icon="trash" label={texts.remove} {...when(wishes.remove)} />
        <Button kind="quiet" icon="arrowRight" {...when(wishes.toOtherLot)}>
          {texts.toOtherLot}
        </Button>
      </div>
      {!allStored && <p className={styles['note']}>{texts.someOnTheirWay}</p>}
    </>
  );
}
