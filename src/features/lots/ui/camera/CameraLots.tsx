import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { type CameraLot, cameraLotChosen, selectCameraLot, selectCameraLots } from '../../model/camera/cameraSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { Picture } from '../shared/Picture';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './CameraPage.module.css';
import { useCameraLotName } from './useCameraLotName';

/** The lots of this visit, the newest first: a press goes back to one that was forgotten a side of. */
export function CameraLots() {
  const texts = useTexts(cameraTexts);
  const lots = useLotsSelector(selectCameraLots);
  const current = useLotsSelector(selectCameraLot);
  if (lots.length === 0) return null;
  return (
    <section aria-label={texts.begun} className={styles['begun']}>
      <ul className={styles['strip']}>
        {lots.toReversed().map((lot) => (
          <li key={lot.key}>
            <LotButton lot={lot} isCurrent={lot.key === current?.key} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LotButton({ lot, isCurrent }: { readonly lot: CameraLot; readonly isCurrent: boolean }) {
  const texts = useTexts(cameraTexts);
  const dispatch = useAppDispatch();
  const name = useCameraLotName(lot);
  return (
    <button
      type="button"
      className={styles['lotButton']}
      aria-current={isCurrent || undefined}
      aria-label={texts.goTo(name, lot.photoIds.length)}
      onClick={() => dispatch(cameraLotChosen({ key: lot.key }))}
    >
      <span className={styles['cover']}>
        <Picture photoId={lot.photoIds[0] ?? null} size="thumb" alt="" />
      </span>
      {name}
    </button>
  );
}
