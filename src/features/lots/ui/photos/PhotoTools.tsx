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
  /** Whether several photos can be marked from here. */
  readonly marking?: boolean;
}

/** What can be done to the photo that is shown large, whether it is stored or still on its way. */
export function PhotoTools({ place, count, isCover, wishes, marking = false }: PhotoToolsProps) {
  const texts = useTexts(lotPhotosTexts);
  const when = (possible: boolean, why: string, wish: () => void) => ({
    disabledWhy: possible ? undefined : why,
    onClick: wish,
  });
  const isMovable = count > 1;
  return (
    <div className={styles['tools']} role="group" aria-label={texts.tools}>
      {isMovable && (
        <>
          <IconButton
            icon="chevronLeft"
            label={texts.earlier}
            {...when(place > 0, texts.isFirst, () => wishes.place('earlier'))}
          />
          <IconButton
            icon="chevronRight"
            label={texts.later}
            {...when(place < count - 1, texts.isLast, () => wishes.place('later'))}
          />
        </>
      )}
      <IconButton icon="turnLeft" label={texts.turnLeft} onClick={() => wishes.turn('left')} />
      <IconButton icon="turnRight" label={texts.turnRight} onClick={() => wishes.turn('right')} />
      <IconButton
        icon="cover"
        label={isCover ? texts.coverIs : texts.makeCover}
        {...when(!isCover, texts.anotherCover, wishes.cover)}
      />
      <IconButton icon="arrowRight" label={texts.toOtherLot} onClick={wishes.toOtherLot} />
      {marking && isMovable && <IconButton icon="check" label={texts.mark} onClick={() => wishes.mark(true)} />}
      <IconButton icon="trash" label={texts.remove} onClick={wishes.remove} />
    </div>
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
    disabledWhy: possible ? undefined : texts.markFirst,
    onClick: wish,
  });
  return (
    <div className={styles['tools']} role="group" aria-label={texts.tools}>
      <span className={styles['note']}>{texts.marked(marked.length)}</span>
      <IconButton icon="turnLeft" label={texts.turnLeft} {...when(() => wishes.turn('left'))} />
      <IconButton icon="turnRight" label={texts.turnRight} {...when(() => wishes.turn('right'))} />
      <IconButton icon="arrowRight" label={texts.toOtherLot} {...when(wishes.toOtherLot)} />
      <IconButton icon="trash" label={texts.remove} {...when(wishes.remove)} />
      <Button icon="check" onClick={() => wishes.mark(false)}>
        {texts.markEnded}
      </Button>
    </div>
  );
}
