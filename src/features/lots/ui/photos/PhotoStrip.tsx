import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useLotsSelector } from '../shared/lotsHooks';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectPhoto } from '../../model/photos/photosSlice';
import { Picture } from '../shared/Picture';
import { selectCover } from '../../model/photos/selectCover';
import { CaptionField } from './CaptionField';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import { MovePhotosDialog } from './MovePhotosDialog';
import { PhotoNoticeLine } from './PhotoNoticeLine';
import { PhotoProblem } from './PhotoProgress';
import styles from './PhotoStrip.module.css';
import { PhotoTiles } from './PhotoTiles';
import { MarkedTools, PhotoTools } from './PhotoTools';
import { PhotoViewer } from './PhotoViewer';
import { usePhotoStrip } from './usePhotoStrip';

interface PhotoStripProps {
  readonly lotId: string;
  /** What the lot is called. */
  readonly name: string;
  readonly readOnly: boolean;
}

/** The photos of one lot: the chosen one large with its caption, all of them in their order, and what can be done to them. */
export function PhotoStrip({ lotId, name, readOnly }: PhotoStripProps) {
  const words = useTexts(photoTexts);
  const strip = usePhotoStrip(lotId);
  const focus = useKeptFocus();
  const { ids, current, marked, meant, wishes } = strip;
  const place = current === null ? -1 : ids.indexOf(current);
  const isCover = useLotsSelector((state) => current !== null && selectCover(state, lotId) === current);
  return (
    <div className={styles['photos']} {...focus}>
      {current === null ? (
        <p className={styles['none']}>{words.none}</p>
      ) : (
        <>
          <Large photoId={current} words={words.oneOf(name, place + 1, ids.length)} onView={strip.view} />
          <Caption key={current} lotId={lotId} photoId={current} readOnly={readOnly} />
          <PhotoTiles
            lotId={lotId}
            name={name}
            ids={ids}
            current={current}
            marked={marked}
            editable={!readOnly}
            onChoose={strip.choose}
            onPress={(photoId, together) => strip.press(photoId, together && !readOnly)}
            onMove={strip.move}
            onRemove={wishes.remove}
          />
          {!readOnly && marked === null && (
            <PhotoTools place={place} count={ids.length} isCover={isCover} wishes={wishes} />
          )}
          {!readOnly && marked !== null && <MarkedTools marked={marked} wishes={wishes} />}
          <PhotoProblem photoId={current} />
          <PhotoViewer
            open={strip.asking === 'view'}
            name={name}
            ids={ids}
            current={current}
            onChoose={strip.choose}
            onClose={strip.answered}
          />
        </>
      )}
      <MovePhotosDialog
        photos={strip.asking === 'lot' ? meant.length : null}
        lotId={lotId}
        onMove={(lot) => strip.moveTo(lot.id)}
        onClose={strip.answered}
      />
      <PhotoNoticeLine update={strip.update} />
    </div>
  );
}

function Large({ photoId, words, onView }: { photoId: string; words: string; onView: () => void }) {
  const texts = useTexts(lotPhotosTexts);
  return (
    <div className={styles['large']}>
      <Picture photoId={photoId} size="view" alt={words} fit="contain" />
      <button type="button" className={styles['enlarge']} aria-label={texts.enlarge(words)} onClick={onView}>
        <span className={styles['corner']}>
          <Icon name="enlarge" />
        </span>
      </button>
    </div>
  );
}

function Caption({ lotId, photoId, readOnly }: Pick<PhotoStripProps, 'lotId' | 'readOnly'> & { photoId: string }) {
  const caption = useLotsSelector((state) => selectPhoto(state, photoId)?.caption ?? null);
  if (caption === null || (readOnly && caption === '')) return null;
  if (!readOnly) return <CaptionField lotId={lotId} photoId={photoId} />;
  return (
    <p className={styles['caption']} dir="auto">
      {caption}
    </p>
  );
}
