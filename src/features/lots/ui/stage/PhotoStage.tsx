import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { AddPhotosButton } from '../intake/AddPhotosButton';
import { useLotsSelector } from '../shared/lotsHooks';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectCover } from '../../model/photos/selectCover';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import { Picture } from '../shared/Picture';
import { PhotoViewer } from '../viewer/PhotoViewer';
import { CaptionLine } from './CaptionLine';
import { MovePhotosDialog } from '../photos/MovePhotosDialog';
import { PhotoNoticeLine } from '../photos/PhotoNoticeLine';
import { PhotoProblem } from '../photos/PhotoProgress';
import styles from './PhotoStage.module.css';
import { PhotoTiles } from '../photos/PhotoTiles';
import { MarkedTools, PhotoTools } from '../photos/PhotoTools';
import { useLongPress } from './useLongPress';
import { usePhotoStage } from '../photos/usePhotoStage';

interface PhotoStageProps {
  readonly lotId: string;
  /** What the lot is called. */
  readonly name: string;
  readonly readOnly: boolean;
  /** Shows the chosen photo in another way than all of it; then only its corner leads to the whole screen. */
  readonly pane?: (photoId: string, alt: string) => ReactNode;
}

/**
 * The photos of one lot: the chosen one large, with what can be done to it upon it; its caption; and all of them in their
 * order. It fills the height that it is given.
 */
export function PhotoStage({ lotId, name, readOnly, pane }: PhotoStageProps) {
  const words = useTexts(photoTexts);
  const texts = useTexts(lotPhotosTexts);
  const stage = usePhotoStage(lotId);
  const focus = useKeptFocus();
  const press = useLongPress(() => stage.showTools(true));
  const { ids, current, marked, wishes } = stage;
  const place = current === null ? -1 : ids.indexOf(current);
  const isCover = useLotsSelector((state) => current !== null && selectCover(state, lotId) === current);
  const shown = words.oneOf(name, place + 1, ids.length);
  return (
    <div className={styles['stage']} {...focus}>
      <div className={styles['large']} data-tools={stage.hasTools || marked !== null || undefined} {...press}>
        {/* First, so that the way back gets the focus of what has gone. */}
        <PhotoNoticeLine update={stage.viewer === null ? stage.update : null} />
        {current === null ? (
          <div className={styles['none']}>
            <p>{words.none}</p>
            {!readOnly && <AddPhotosButton lotId={lotId} kind="quiet" label={words.addTo(name)} />}
          </div>
        ) : (
          <>
            {pane?.(current, shown) ?? <Picture photoId={current} size="view" alt={shown} fit="contain" />}
            <button
              type="button"
              className={styles['enlarge']}
              data-corner={pane !== undefined || undefined}
              aria-label={texts.enlarge(shown)}
              onClick={() => stage.view()}
            >
              <span className={styles['corner']}>
                <Icon name="enlarge" />
              </span>
            </button>
            {!readOnly && (
              <>
                <button
                  type="button"
                  className={styles['more']}
                  aria-label={texts.tools}
                  aria-expanded={stage.hasTools}
                  onClick={() => stage.showTools(!stage.hasTools)}
                >
                  <Icon name="more" />
                </button>
                <div className={styles['tools']} data-density="compact">
                  {marked === null ? (
                    <PhotoTools place={place} count={ids.length} isCover={isCover} wishes={wishes} beside />
                  ) : (
                    <MarkedTools marked={marked} wishes={wishes} />
                  )}
                </div>
              </>
            )}
          </>
        )}
      </div>
      {current !== null && <CaptionLine photoId={current} readOnly={readOnly} onEdit={() => stage.view('caption')} />}
      {current !== null && (
        <div className={styles['strip']} data-density="compact">
          <PhotoTiles
            lotId={lotId}
            name={name}
            ids={ids}
            current={current}
            marked={marked}
            editable={!readOnly}
            onChoose={stage.choose}
            onPress={(photoId, together) => stage.press(photoId, together && !readOnly)}
            onMove={stage.move}
            onRemove={wishes.remove}
          />
          {!readOnly && <AddPhotosButton lotId={lotId} label={words.addTo(name)} bare />}
        </div>
      )}
      {current !== null && <PhotoProblem photoId={current} />}
      <PhotoViewer lotId={lotId} name={name} readOnly={readOnly} stage={stage} />
      <MovePhotosDialog
        photos={stage.isMoving ? stage.meant.length : null}
        lotId={lotId}
        onMove={(lot) => stage.moveTo(lot.id)}
        onClose={stage.stay}
      />
    </div>
  );
}
