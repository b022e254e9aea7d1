import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { Tools } from '../../../../shared/ui/tools/Tools';
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
  /** Beside a lot, and not in the viewer, where the arrows lead from photo to photo. Several can be marked from here. */
  readonly beside?: boolean;
}

/** What can be done to the photo that is shown large, whether it is stored or still on its way. */
export function PhotoTools({ place, count, isCover, wishes, beside = false }: PhotoToolsProps) {
  const texts = useTexts(lotPhotosTexts);
  const when = (possible: boolean, why: string, wish: () => void) => ({
    disabledWhy: possible ? undefined : why,
    onClick: wish,
  });
  const isMovable = count > 1;
  const tools = (
    <>
      {isMovable && (
        <>
          <Tool>
            <IconButton
              icon="chevronLeft"
              label={texts.earlier}
              {...when(place > 0, texts.isFirst, () => wishes.place('earlier'))}
            />
          </Tool>
          <Tool>
            <IconButton
              icon="chevronRight"
              label={texts.later}
              {...when(place < count - 1, texts.isLast, () => wishes.place('later'))}
            />
          </Tool>
        </>
      )}
      <Tool>
        <IconButton icon="turnLeft" label={texts.turnLeft} onClick={() => wishes.turn('left')} />
      </Tool>
      <Tool>
        <IconButton icon="turnRight" label={texts.turnRight} onClick={() => wishes.turn('right')} />
      </Tool>
      <Tool>
        <IconButton
          icon="cover"
          label={isCover ? texts.coverIs : texts.makeCover}
          {...when(!isCover, texts.anotherCover, wishes.cover)}
        />
      </Tool>
      <Tool>
        <IconButton icon="arrowRight" label={texts.toOtherLot} onClick={wishes.toOtherLot} />
      </Tool>
      {beside && isMovable && (
        <Tool>
          <IconButton icon="check" label={texts.mark} onClick={() => wishes.mark(true)} />
        </Tool>
      )}
      <Tool>
        <IconButton icon="trash" label={texts.remove} onClick={wishes.remove} />
      </Tool>
    </>
  );
  return beside ? (
    <Tools aria-label={texts.tools} className={styles['tools']}>
      {tools}
    </Tools>
  ) : (
    <div className={styles['tools']} role="group" aria-label={texts.tools}>
      {tools}
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
    <Tools aria-label={texts.tools} className={styles['tools']}>
      <span className={styles['note']}>{texts.marked(marked.length)}</span>
      <Tool>
        <IconButton icon="turnLeft" label={texts.turnLeft} {...when(() => wishes.turn('left'))} />
      </Tool>
      <Tool>
        <IconButton icon="turnRight" label={texts.turnRight} {...when(() => wishes.turn('right'))} />
      </Tool>
      <Tool>
        <IconButton icon="arrowRight" label={texts.toOtherLot} {...when(wishes.toOtherLot)} />
      </Tool>
      <Tool>
        <IconButton icon="trash" label={texts.remove} {...when(wishes.remove)} />
      </Tool>
      <Tool>
        <Button icon="check" onClick={() => wishes.mark(false)}>
          {texts.markEnded}
        </Button>
      </Tool>
    </Tools>
  );
}
