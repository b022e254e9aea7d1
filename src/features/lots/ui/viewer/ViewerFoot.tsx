import { selectPhoto } from '../../model/photos/photosSlice';
import { selectCover } from '../../model/photos/selectCover';
import { CaptionField } from '../photos/CaptionField';
import { PhotoTiles } from '../photos/PhotoTiles';
import { PhotoTools } from '../photos/PhotoTools';
import { useLotsSelector } from '../shared/lotsHooks';
import type { PhotoViewerProps } from './viewerProps';
import styles from './PhotoViewer.module.css';

interface ViewerFootProps extends PhotoViewerProps {
  readonly current: string;
  /** To the photo at this place, from 0. */
  readonly onGo: (place: number) => void;
}

/** What is said of the photo one sees, what can be done to it, and the others of its lot. */
export function ViewerFoot({ lotId, name, readOnly, stage, current, onGo }: ViewerFootProps) {
  const caption = useLotsSelector((state) => selectPhoto(state, current)?.caption ?? '');
  const isCover = useLotsSelector((state) => selectCover(state, lotId) === current);
  const { ids, wishes } = stage;
  const place = ids.indexOf(current);
  const isAlone = ids.length < 2;
  return (
    <div className={styles['foot']}>
      <div className={styles['words']}>
        {readOnly ? (
          <p className={styles['caption']} dir="auto">
            {caption}
          </p>
        ) : (
          <CaptionField key={current} lotId={lotId} photoId={current} />
        )}
      </div>
      {!readOnly && <PhotoTools place={place} count={ids.length} isCover={isCover} wishes={wishes} />}
      {!isAlone && (
        <div className={styles['tiles']} data-density="compact">
          <PhotoTiles
            lotId={lotId}
            name={name}
            ids={ids}
            current={current}
            marked={null}
            editable={!readOnly}
            onChoose={(id) => onGo(ids.indexOf(id))}
            onPress={(id) => onGo(ids.indexOf(id))}
            onMove={stage.move}
            onRemove={wishes.remove}
          />
        </div>
      )}
    </div>
  );
}
