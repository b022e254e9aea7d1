import { failureTexts } from '../../../../shared/failureTexts';
import { useTexts } from '../../../../shared/messages/useTexts';
import { saveFile } from '../../../../shared/saveFile';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../../store/hooks';
import type { IntakePhoto } from '../../model/photos/intakePhoto';
import { selectPhotosNeedingAttention } from '../../model/photos/intakeSelectors';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from '../needsAttention/NeedsAttention.module.css';
import { discardPhoto, retryPhoto } from '../../model/photos/photosSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import { usePictures } from '../shared/picturesContext';

/** Photos that the server refused for good: the file is still here, and the person decides about each. */
export function PhotosNeedAttention() {
  const texts = useTexts(photoTexts);
  const photos = useLotsSelector(selectPhotosNeedingAttention);
  if (photos.length === 0) return null;
  const kept = photos.every((photo) => photo.kept);
  return (
    <Banner tone="danger" role="alert" title={texts.needsAttention}>
      <p className={styles['lead']}>{kept ? texts.notAccepted : texts.notAcceptedHere}</p>
      <ul className={styles['list']}>
        {photos.map((photo) => (
          <Refused key={photo.id} photo={photo} />
        ))}
      </ul>
    </Banner>
  );
}

function Refused({ photo: { id, fileName, failure } }: { photo: IntakePhoto }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(photoTexts);
  const failures = useTexts(failureTexts);
  const pictures = usePictures();
  const save = (): void => {
    const bytes = pictures.prepared(id)?.files.full ?? pictures.file(id);
    if (bytes !== undefined) saveFile(fileName.split('/').at(-1) ?? fileName, bytes);
  };
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <strong>{fileName}</strong>
        <span>{failures.files[failure ?? 'unknown']}</span>
      </div>
      <div className={styles['actions']}>
        <Button icon="retry" aria-label={texts.retryFile(fileName)} onClick={() => dispatch(retryPhoto({ id }))}>
          {texts.retry}
        </Button>
        <Button aria-label={texts.saveFileOf(fileName)} onClick={save}>
          {texts.saveFile}
        </Button>
        <Button kind="danger" aria-label={texts.discardFile(fileName)} onClick={() => dispatch(discardPhoto({ id }))}>
          {texts.discard}
        </Button>
      </div>
    </li>
  );
}
