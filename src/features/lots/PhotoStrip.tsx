import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { failureTexts } from '../../shared/failureTexts';
import { useTexts } from '../../shared/messages/useTexts';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { useLotsSelector } from './lotsHooks';
import { photoTexts } from './photoTexts';
import styles from './PhotoStrip.module.css';
import { pausePhoto, resumePhoto, retryPhoto, selectIntakePhoto, selectPhotoIdsOfLot } from './photosSlice';
import { Picture } from './Picture';

/** The photos of one lot: the chosen one large, the others beside it, each with how far it is. */
export function PhotoStrip({ lotId, name }: { lotId: string; name: string }) {
  const texts = useTexts(photoTexts);
  const ids = useLotsSelector((state) => selectPhotoIdsOfLot(state, lotId));
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  if (shown === null) return <p className={styles['none']}>{texts.none}</p>;
  return (
    <div className={styles['photos']}>
      <div className={styles['large']}>
        <Picture
          photoId={shown}
          size="view"
          alt={texts.oneOf(name, ids.indexOf(shown) + 1, ids.length)}
          fit="contain"
        />
      </div>
      <ul className={styles['strip']} aria-label={texts.ofLot(name)}>
        {ids.map((id, index) => (
          <li key={id} className={styles['item']}>
            <button
              type="button"
              className={styles['choose']}
              aria-pressed={id === shown}
              aria-label={texts.one(index + 1)}
              onClick={() => setChosen(id)}
            >
              <Picture photoId={id} size="thumb" alt="" />
            </button>
            <PhotoProgress photoId={id} label={texts.one(index + 1)} />
          </li>
        ))}
      </ul>
      <PhotoProblem photoId={shown} />
    </div>
  );
}

function PhotoProgress({ photoId, label }: { photoId: string; label: string }) {
  const texts = useTexts(photoTexts);
  const dispatch = useAppDispatch();
  const photo = useLotsSelector((state) => selectIntakePhoto(state, photoId));
  if (photo === undefined || photo.status === 'stored' || photo.status === 'refused') return null;
  return (
    <div className={styles['progress']}>
      <ProgressBar bare label={`${label}: ${texts.statuses[photo.status]}`} value={photo.progress} />
      {photo.status === 'paused' && (
        <IconButton icon="play" label={texts.resumeOne(label)} onClick={() => dispatch(resumePhoto({ id: photoId }))} />
      )}
      {photo.status === 'failed' && (
        <IconButton icon="retry" label={texts.retryOne(label)} onClick={() => dispatch(retryPhoto({ id: photoId }))} />
      )}
      {(photo.status === 'captured' || photo.status === 'prepared' || photo.status === 'uploading') && (
        <IconButton icon="pause" label={texts.pauseOne(label)} onClick={() => dispatch(pausePhoto({ id: photoId }))} />
      )}
    </div>
  );
}

function PhotoProblem({ photoId }: { photoId: string }) {
  const texts = useTexts(photoTexts);
  const failures = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const photo = useLotsSelector((state) => selectIntakePhoto(state, photoId));
  if (photo?.status !== 'failed') return null;
  return (
    <div className={styles['problem']}>
      <InlineMessage tone="danger" role="alert">
        {photo.fileName}: {failures.files[photo.failure ?? 'unknown']}
      </InlineMessage>
      <Button icon="retry" onClick={() => dispatch(retryPhoto({ id: photoId }))}>
        {texts.retry}
      </Button>
    </div>
  );
}
