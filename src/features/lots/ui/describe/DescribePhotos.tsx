import { memo, type Ref, useImperativeHandle } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { useLotsSelector } from '../shared/lotsHooks';
import { describeTexts } from '../../model/texts/describeTexts';
import { PhotoStage } from '../stage/PhotoStage';
import { LoadAhead, ZoomedPicture } from '../photos/ZoomedPicture';
import { usePhotoStage } from '../photos/usePhotoStage';
import styles from './DescribeView.module.css';
import { useFollowingZoom } from './useFollowingZoom';

/** What keys do to the photos while somebody writes. */
export interface PhotosByKey {
  readonly turn: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly pan: (x: number, y: number) => void;
}

interface DescribePhotosProps {
  readonly lotId: string;
  readonly readOnly: boolean;
  readonly byKey: Ref<PhotosByKey>;
}

/** The photos of a lot, the chosen one as large as there is room, with a closer look that follows the pointer. */
export const DescribePhotos = memo(function DescribePhotos({ lotId, readOnly, byKey }: DescribePhotosProps) {
  const texts = useTexts(describeTexts);
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  const { ids, current, choose } = usePhotoStage(lotId);
  const zoom = useFollowingZoom(lotId);
  const { toggle, pan } = zoom;
  const place = current === null ? -1 : ids.indexOf(current);
  useImperativeHandle(byKey, () => ({
    turn(by) {
      const next = ids[place + by];
      if (next !== undefined) choose(next);
    },
    toggle: () => toggle(),
    pan,
  }));
  return (
    <>
      <PhotoStage
        lotId={lotId}
        name={lot === undefined ? '' : lotName(lot, words)}
        readOnly={readOnly || lot?.deletedAt !== null}
        pane={(photoId, alt) => (
          <button
            type="button"
            className={styles['closer']}
            aria-label={texts.zoom(alt)}
            aria-pressed={zoom.isClose}
            title={texts.zoomHint}
            onClick={() => toggle()}
            onKeyDown={(event) => {
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
              if (zoom.pressed(event.key)) event.preventDefault();
            }}
            {...zoom.handlers}
          >
            <ZoomedPicture photoId={photoId} alt={alt} view={zoom.shown} />
          </button>
        )}
      />
      {[ids[place - 1], ids[place + 1]].map((id) => id !== undefined && <LoadAhead key={id} photoId={id} />)}
    </>
  );
});
