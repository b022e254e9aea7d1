import { useTexts } from '../../../../shared/messages/useTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectPhoto } from '../../model/photos/photosSlice';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './PhotoStage.module.css';

interface CaptionLineProps {
  readonly photoId: string;
  readonly readOnly: boolean;
  /** A press on the line of those who may change it. */
  readonly onEdit: () => void;
}

/** The caption of a photo as a line; a press leads to where it is written. */
export function CaptionLine({ photoId, readOnly, onEdit }: CaptionLineProps) {
  const texts = useTexts(lotPhotosTexts);
  const caption = useLotsSelector((state) => selectPhoto(state, photoId)?.caption ?? null);
  if (caption === null || (readOnly && caption === '')) return null;
  if (readOnly) {
    return (
      <p className={styles['caption']} dir="auto">
        {caption}
      </p>
    );
  }
  return (
    <button type="button" className={styles['caption']} aria-label={texts.editCaption(caption)} onClick={onEdit}>
      <span dir="auto" data-empty={caption === '' || undefined}>
        {caption === '' ? texts.addCaption : caption}
      </span>
    </button>
  );
}
