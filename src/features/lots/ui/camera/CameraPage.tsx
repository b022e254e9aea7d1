import { type RefObject, useEffect, useRef, useState } from 'react';
import { canEdit, type Sale } from '../../../../domain/sales/sale';
import { formatLotNumber, parseLotNumber } from '../../../../domain/numbering/lotNumber';
import type { Camera } from '../../../../services/camera/Camera';
import { newId } from '../../../../shared/id';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../../shared/ui/messages/EmptyState';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../../store/hooks';
import { selectUid } from '../../../auth/model/authSlice';
import {
  nextCameraLot,
  photoTaken,
  selectCameraLot,
  selectLookedPhoto,
  selectTypedNumber,
} from '../../model/camera/cameraSlice';
import { selectLotsStatus } from '../../model/lots/lotsSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { SmallUndo } from '../history/UndoBar';
import { SaleSaveStatus } from '../saves/SaleSaveStatus';
import { useLotsSelector } from '../shared/lotsHooks';
import { usePictures } from '../shared/picturesContext';
import { CameraLotHead } from './CameraLotHead';
import { CameraLots } from './CameraLots';
import styles from './CameraPage.module.css';
import { CameraPhotos } from './CameraPhotos';
import { CameraProblemNote } from './CameraProblemNote';
import { LookedPhoto } from './LookedPhoto';
import { RefusedShots } from './RefusedShots';
import { useCameraView } from './useCameraView';

interface CameraPageProps {
  readonly sale: Sale;
  readonly camera: Camera;
}

/** `/sales/:saleId/intake`: lots are photographed one after the other with the camera of this device. */
export function CameraPage({ sale, camera }: CameraPageProps) {
  const texts = useTexts(cameraTexts);
  const uid = useLotsSelector(selectUid);
  if (uid !== null && canEdit(sale, uid)) return <CameraDesk sale={sale} camera={camera} />;
  return (
    <EmptyState
      icon="camera"
      level={1}
      title={texts.editorsOnly}
      action={<ButtonLink href={`/sales/${sale.id}`}>{texts.toLots}</ButtonLink>}
    >
      <p>{texts.editorsOnlyText}</p>
    </EmptyState>
  );
}

function CameraDesk({ sale, camera }: CameraPageProps) {
  const texts = useTexts(cameraTexts);
  const dispatch = useAppDispatch();
  const pictures = usePictures();
  const lot = useLotsSelector(selectCameraLot);
  const number = useLotsSelector(selectTypedNumber);
  const looked = useLotsSelector(selectLookedPhoto);
  // Before that nobody knows which numbers are taken.
  const isRead = useLotsSelector(selectLotsStatus) === 'live';
  const { status, video, take, startAgain } = useCameraView(camera);
  const [busy, setBusy] = useState(false);
  const [missed, setMissed] = useState(false);
  const here = useHere();
  const shutter = useRef<HTMLButtonElement>(null);
  const wanted = lot === null ? parseLotNumber(number.trim()) : null;
  const isWrong = lot === null && number.trim() !== '' && wanted === null;
  const wrong = isWrong ? { disabledWhy: texts.numberWrong } : {};

  const add = (picture: File): void => {
    const { name, lastModified } = picture;
    const file = { id: pictures.hold(picture), name, lastModified };
    const begins = wanted === null ? '' : formatLotNumber(wanted);
    dispatch(photoTaken({ file, saleId: sale.id, key: lot?.key ?? newId(), number: begins }));
  };
  /** The next lot waits for the picture: it belongs to this one. */
  const shoot = async (): Promise<void> => {
    setBusy(true);
    setMissed(false);
    try {
      const picture = await take();
      // The person has left before it was taken: it would be of a page that nobody sees.
      if (here.current) add(picture);
    } catch {
      setMissed(true);
    }
    setBusy(false);
  };

  return (
    <div className={styles['desk']}>
      <CameraLotHead lot={lot} number={number} isWrong={isWrong} />
      <div className={styles['view']}>
        <video
          ref={video}
          aria-label={texts.picture}
          className={styles['video']}
          data-live={status === 'live' || undefined}
          data-taking={busy || undefined}
          autoPlay
          muted
          playsInline
        />
        {status === 'starting' && <p className={styles['note']}>{texts.starting}</p>}
        {status !== 'starting' && status !== 'live' && (
          <CameraProblemNote problem={status} waits={!isRead} {...wrong} onAgain={startAgain} onFile={add} />
        )}
        {looked !== null && <LookedPhoto photoId={looked} lot={lot} onLeave={() => shutter.current?.focus()} />}
      </div>
      {missed && (
        <InlineMessage tone="danger" role="alert">
          {texts.notTaken}
        </InlineMessage>
      )}
      <RefusedShots />
      <CameraPhotos lot={lot} />
      <div className={styles['controls']}>
        <span className={styles['status']}>
          <SaleSaveStatus />
          <SmallUndo saleId={sale.id} saleStatus={sale.status} />
        </span>
        <Button
          ref={shutter}
          kind="primary"
          size="large"
          icon="camera"
          busy={busy || status === 'starting' || !isRead}
          {...wrong}
          {...(status !== 'live' && status !== 'starting' && { disabledWhy: texts.problems[status].title })}
          onClick={() => void shoot()}
        >
          {texts.take}
        </Button>
        <Button
          size="large"
          icon="arrowRight"
          busy={busy}
          {...(lot === null && { disabledWhy: texts.takeFirst })}
          onClick={() => dispatch(nextCameraLot())}
        >
          {texts.next}
        </Button>
      </div>
      <CameraLots />
    </div>
  );
}

/** Whether the component is still on the page, for what comes later. */
function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return here;
}
