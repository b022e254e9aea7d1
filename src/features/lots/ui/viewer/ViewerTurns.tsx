import { useTexts } from '../../../../shared/messages/useTexts';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './PhotoViewer.module.css';

interface ViewerTurnsProps {
  /** Of the photo that is shown, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onGo: (place: number) => void;
}

/** The way to the photos before and after, at the edges of the one that is shown: what moves a photo looks the same below. */
export function ViewerTurns({ place, count, onGo }: ViewerTurnsProps) {
  const texts = useTexts(lotPhotosTexts);
  return (
    <>
      <span className={styles['turn']} data-way="previous">
        <IconButton
          icon="chevronLeft"
          label={texts.previous}
          disabledWhy={place <= 0 ? texts.isFirst : undefined}
          onClick={() => onGo(place - 1)}
        />
      </span>
      <span className={styles['turn']} data-way="next">
        <IconButton
          icon="chevronRight"
          label={texts.next}
          disabledWhy={place >= count - 1 ? texts.isLast : undefined}
          onClick={() => onGo(place + 1)}
        />
      </span>
    </>
  );
}
