import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../../shared/ui/messages/ProgressBar';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { pausePhoto, resumePhoto, retryPhoto, selectIntakePhoto } from '../../model/photos/photosSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import styles from './PhotoProgress.module.css';

/** How far a photo is on its way to the server; nothing once it is stored. `label`: what the photo is called. */
export function PhotoProgress({ photoId, label }: { photoId: string; label: string }) {
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

/** Why a photo could not be sent. */
export function PhotoProblem({ photoId }: { photoId: string }) {
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
