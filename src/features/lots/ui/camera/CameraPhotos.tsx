import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { type CameraLot, photoLookedAt, selectLookedPhoto } from '../../model/camera/cameraSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { Picture } from '../shared/Picture';
import styles from './CameraPage.module.css';
import { useCameraLotName } from './useCameraLotName';

/** What was taken of the lot so far, the newest first; a press shows one large, where it can be removed. */
export function CameraPhotos({ lot }: { readonly lot: CameraLot | null }) {
  const texts = useTexts(cameraTexts);
  const words = useTexts(photoTexts);
  const dispatch = useAppDispatch();
  const name = useCameraLotName(lot);
  const looked = useLotsSelector(selectLookedPhoto);
  const photos = (lot?.photoIds ?? []).map((id, place) => ({ id, place })).toReversed();
  return (
    <ul aria-label={texts.photosOf(name)} className={styles['strip']}>
      {photos.map(({ id, place }) => (
        <li key={id} className={styles['photo']}>
          <button
            type="button"
            className={styles['look']}
            aria-label={texts.look(words.one(place + 1))}
            aria-pressed={id === looked}
            onClick={() => dispatch(photoLookedAt({ photoId: id }))}
          >
            <Picture photoId={id} size="thumb" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
