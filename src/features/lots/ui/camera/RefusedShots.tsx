import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { selectRefusedPhotos } from '../../model/photos/intakeSelectors';
import { refusalsDismissed } from '../../model/photos/photosSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './CameraPage.module.css';

/** Photos that cannot be used: said while the object still stands there. */
export function RefusedShots() {
  const texts = useTexts(cameraTexts);
  const words = useTexts(photoTexts);
  const dispatch = useAppDispatch();
  const refused = useLotsSelector(selectRefusedPhotos);
  if (refused.length === 0) return null;
  return (
    <div className={styles['refused']}>
      <InlineMessage tone="danger" role="alert">
        {refused
          .map(({ fileName, refusal }) => texts.notTakenIn(fileName, words.refusals[refusal ?? 'notPrepared']))
          .join(' ')}
      </InlineMessage>
      <Button kind="quiet" onClick={() => dispatch(refusalsDismissed({ ids: refused.map(({ id }) => id) }))}>
        {words.dismiss}
      </Button>
    </div>
  );
}
