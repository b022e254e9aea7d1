import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../../store/hooks';
import { type CameraLot, photoLookedAt } from '../../model/camera/cameraSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { removePhotos } from '../../model/operations/lotCommands';
import { photoTexts } from '../../model/photos/photoTexts';
import { Picture } from '../shared/Picture';
import { usePageKeys } from '../keys/usePageKeys';
import styles from './CameraPage.module.css';

interface LookedPhotoProps {
  readonly photoId: string;
  readonly lot: CameraLot | null;
  /** The buttons are about to go. */
  readonly onLeave: () => void;
}

/** A photo in place of what the camera sees. It is removed here, where one sees which one it is. */
export function LookedPhoto({ photoId, lot, onLeave }: LookedPhotoProps) {
  const texts = useTexts(cameraTexts);
  const words = useTexts(photoTexts);
  const dispatch = useAppDispatch();
  const place = lot?.photoIds.indexOf(photoId) ?? -1;
  usePageKeys(({ key }) => {
    if (key === 'Escape') dispatch(photoLookedAt({ photoId }));
  });
  const leave = (action: Parameters<typeof dispatch>[0]): void => {
    onLeave();
    dispatch(action);
  };
  return (
    <div className={styles['looked']}>
      <div className={styles['lookedPicture']}>
        <Picture photoId={photoId} size="view" alt="" fit="contain" />
      </div>
      <div className={styles['lookedActions']}>
        <Button icon="camera" onClick={() => leave(photoLookedAt({ photoId }))}>
          {texts.back}
        </Button>
        <Button icon="trash" onClick={() => leave(removePhotos({ photoIds: [photoId] }))}>
          {texts.remove(words.one(place + 1))}
        </Button>
      </div>
    </div>
  );
}
