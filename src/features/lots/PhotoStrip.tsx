import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { FILE_TEXTS } from '../../shared/failureTexts';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { useLotsSelector } from './lotsHooks';
import styles from './PhotoStrip.module.css';
import { pausePhoto, resumePhoto, retryPhoto, selectIntakePhoto, selectPhotoIdsOfLot } from './photosSlice';
import { Picture } from './Picture';

/** The photos of one lot: the chosen one large, the others beside it, each with how far it is. */
export function PhotoStrip({ lotId, name }: { lotId: string; name: string }) {
  const ids = useLotsSelector((state) => selectPhotoIdsOfLot(state, lotId));
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  if (shown === null) return <p className={styles['none']}>No photos yet.</p>;
  return (
    <div className={styles['photos']}>
      <div className={styles['large']}>
        <Picture
          photoId={shown}
          size="view"
          alt={`${name}, photo ${String(ids.indexOf(shown) + 1)} of ${String(ids.length)}`}
          fit="contain"
        />
      </div>
      <ul className={styles['strip']} aria-label={`Photos of ${name}`}>
        {ids.map((id, index) => (
          <li key={id} className={styles['item']}>
            <button
              type="button"
              className={styles['choose']}
              aria-pressed={id === shown}
              aria-label={`Photo ${String(index + 1)}`}
              onClick={() => setChosen(id)}
            >
              <Picture photoId={id} size="thumb" alt="" />
            </button>
            <PhotoProgress photoId={id} label={`Photo ${String(index + 1)}`} />
          </li>
        ))}
      </ul>
      <PhotoProblem photoId={shown} />
    </div>
  );
}

function PhotoProgress({ photoId, label }: { photoId: string; label: string }) {
  const dispatch = useAppDispatch();
  const photo = useLotsSelector((state) => selectIntakePhoto(state, photoId));
  if (photo === undefined || photo.status === 'stored' || photo.status === 'refused') return null;
  return (
    <div className={styles['progress']}>
      <ProgressBar bare label={`${label}: ${photo.status}`} value={photo.progress} />
      {photo.status === 'paused' && (
        <IconButton icon="play" label={`Resume ${label}`} onClick={() => dispatch(resumePhoto({ id: photoId }))} />
      )}
      {photo.status === 'failed' && (
        <IconButton icon="retry" label={`Retry ${label}`} onClick={() => dispatch(retryPhoto({ id: photoId }))} />
      )}
      {(photo.status === 'captured' || photo.status === 'prepared' || photo.status === 'uploading') && (
        <IconButton icon="pause" label={`Pause ${label}`} onClick={() => dispatch(pausePhoto({ id: photoId }))} />
      )}
    </div>
  );
}

function PhotoProblem({ photoId }: { photoId: string }) {
  const dispatch = useAppDispatch();
  const photo = useLotsSelector((state) => selectIntakePhoto(state, photoId));
  if (photo?.status !== 'failed') return null;
  return (
    <div className={styles['problem']}>
      <InlineMessage tone="danger" role="alert">
        {photo.fileName}: {FILE_TEXTS[photo.failure ?? 'unknown']}
      </InlineMessage>
      <Button icon="retry" onClick={() => dispatch(retryPhoto({ id: photoId }))}>
        Retry
      </Button>
    </div>
  );
}
