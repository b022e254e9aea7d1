import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectPhoto } from '../../model/photos/photosSlice';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import { PhotoNoticeLine } from '../photos/PhotoNoticeLine';
import type { ViewerState } from '../photos/usePhotoStage';
import { useLotsSelector } from '../shared/lotsHooks';
import { takesText } from '../keys/takesText';
import type { PhotoViewerProps } from './viewerProps';
import styles from './PhotoViewer.module.css';
import { ViewerFoot } from './ViewerFoot';
import { ViewerHead } from './ViewerHead';
import { LoadAhead } from '../photos/ZoomedPicture';
import { ViewerPane } from './ViewerPane';
import { ViewerTurns } from './ViewerTurns';
import { WHOLE, type ZoomedView, zoomOfKey } from '../photos/zoom';

interface ViewerPageProps extends PhotoViewerProps {
  readonly viewer: ViewerState;
}

/** The photo one looks at, beside another one where two are compared, with what can be done to it. */
export function ViewerPage({ lotId, name, readOnly, stage, viewer }: ViewerPageProps) {
  const words = useTexts(photoTexts);
  const texts = useTexts(lotPhotosTexts);
  const focus = useKeptFocus();
  const { ids, current, changeView } = stage;
  const place = current === null ? -1 : ids.indexOf(current);
  const caption = useLotsSelector((state) => selectPhoto(state, current ?? '')?.caption ?? '');
  const isTwo = viewer.beside !== null && viewer.beside !== current && ids.includes(viewer.beside);
  const beside = isTwo ? viewer.beside : null;
  const nameOf = (id: string): string => words.oneOf(name, ids.indexOf(id) + 1, ids.length);
  const zoom = ({ scale, x, y }: ZoomedView): void => changeView({ ...viewer, scale, x, y });
  const go = (to: number): void => {
    const next = ids[to];
    if (next === undefined || next === current) return;
    stage.choose(next);
    // Two that are compared are seen at the same place.
    if (beside === null) zoom(WHOLE);
  };
  const compare = (): void => {
    const other = ids[place + 1] ?? ids[place - 1];
    if (beside !== null) return changeView({ ...viewer, beside: null });
    if (other === undefined) return;
    changeView({ ...viewer, beside: current });
    stage.choose(other);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || takesText(event.target)) return;
    const zoomed = zoomOfKey(event.key, viewer);
    const to = TURNS[event.key]?.(place, ids.length);
    if (zoomed !== null) zoom(zoomed);
    else if (to !== undefined) go(to);
    else if (event.key.toLowerCase() === 'c') compare();
    else return;
    event.preventDefault();
  };
  const pane = (id: string, alt: string) => (
    <ViewerPane
      key={id}
      photoId={id}
      alt={alt}
      view={viewer}
      onChange={zoom}
      onSwipe={(way) => go(place + (way === 'next' ? 1 : -1))}
    />
  );
  return (
    // Wherever the focus is in here, the keys turn the pages.
    <div className={styles['page']} role="presentation" onKeyDown={onKeyDown} {...focus}>
      <ViewerHead
        title={current === null ? words.none : nameOf(current)}
        view={viewer}
        isComparing={beside !== null}
        canCompare={ids.length > 1}
        onZoom={zoom}
        onCompare={compare}
        onClose={() => changeView(null)}
      />
      <div className={styles['photos']} data-two={beside !== null || undefined}>
        {beside !== null && (
          <div className={styles['photo']}>
            {pane(beside, nameOf(beside))}
            <button
              type="button"
              className={styles['swap']}
              onClick={() => {
                changeView({ ...viewer, beside: current });
                stage.choose(beside);
              }}
            >
              {texts.swap(words.one(ids.indexOf(beside) + 1))}
            </button>
          </div>
        )}
        {current !== null && (
          <div className={styles['photo']}>{pane(current, caption === '' ? nameOf(current) : caption)}</div>
        )}
        {current !== null && ids.length > 1 && <ViewerTurns place={place} count={ids.length} onGo={go} />}
        <PhotoNoticeLine update={stage.update} />
      </div>
      {current !== null && (
        <ViewerFoot lotId={lotId} name={name} readOnly={readOnly} stage={stage} current={current} onGo={go} />
      )}
      {[ids[place - 1], ids[place + 1]].map((id) => id !== undefined && <LoadAhead key={id} photoId={id} />)}
    </div>
  );
}

/** Which photo a key leads to. */
const TURNS: Readonly<Record<string, ((place: number, count: number) => number) | undefined>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  PageUp: (place) => place - 1,
  PageDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};
