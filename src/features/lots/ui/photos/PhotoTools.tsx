import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
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
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isCover: boolean;
  readonly wishes: PhotoWishes;
}

/** What can be done to the photo that is shown large, whether it is stored or still on its way. */
export function PhotoTools({ place, count, isCover, wishes }: PhotoToolsProps) {
  const texts = useTexts(lotPhotosTexts);
  const when = (possible: boolean, wish: () => void) => ({
    'aria-disabled': !possible,
    onClick: () => {
      if (possible) wish();
    },
  });
  return (
    <>
      <div className={styles['tools']} role="group" aria-label={texts.tools}>
        {count > 1 && (
          <span className={styles['pair']}>
            <IconButton icon="chevronLeft" label={texts.earlier} {...when(place > 0, () => wishes.place('earlier'))} />
            <IconButton
              icon="chevronRight"
              label={texts.later}
              {...when(place < count - 1, () => wishes.place('later'))}
            />
          </span>
        )}
        <span className={styles['pair']}>
          <IconButton icon="turnLeft" label={texts.turnLeft} onClick={() => wishes.turn('left')} />
          <IconButton icon="turnRight" label={texts.turnRight} onClick={() => wishes.turn('right')} />
        </span>
        <IconButton icon="trash" label={texts.remove} onClick={wishes.remove} />
        {count > 1 && (
          <span className={styles['last']}>
            <Button kind="quiet" icon="check" onClick={() => wishes.mark(true)}>
              {texts.mark}
            </Button>
          </span>
        )}
      </div>
      <div className={styles['tools']}>
        <Button kind="quiet" icon="cover" {...when(!isCover, wishes.cover)}>
          {isCover ? texts.coverIs : texts.makeCover}
        </Button>
        <Button kind="quiet" icon="arrowRight" onClick={wishes.toOtherLot}>
          {texts.toOtherLot}
        </Button>
      </div>
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
  const possible = marked.length > 0;
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
    </>
  );
}
