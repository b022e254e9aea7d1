import { useRef } from 'react';
import type { PhotoSize } from '../../../../domain/photos/photo';
import { selectStoredPhoto } from '../../model/photos/photosSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { Picture } from '../shared/Picture';
import { usePicture } from '../shared/picturesContext';
import styles from './PhotoViewer.module.css';
import { useZoom } from './useZoom';
import type { ZoomedView } from '../photos/zoom';

/** From this scale on the large file is read: before, nobody sees the difference. */
const SHARP_FROM = 1.3;

interface ViewerPaneProps {
  readonly photoId: string;
  readonly alt: string;
  readonly view: ZoomedView;
  readonly onChange: (view: ZoomedView) => void;
  readonly onSwipe: (way: 'next' | 'previous') => void;
}

/** A photo in its frame, as near as the person wants it. */
export function ViewerPane({ photoId, alt, view, onChange, onSwipe }: ViewerPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { shown, handlers, isWhole } = useZoom(frame, { view, onChange, onSwipe });
  const isSharp = usePhotoUrl(photoId, 'full', shown.scale > SHARP_FROM) !== null && shown.scale > SHARP_FROM;
  const percent = (part: number): string => `${String(100 * part)}%`;
  const transform = `translate(${percent(shown.x)}, ${percent(shown.y)}) scale(${String(shown.scale)})`;
  return (
    <div ref={frame} className={styles['frame']} data-near={!isWhole || undefined} {...handlers}>
      <div className={styles['moved']} style={isWhole ? undefined : { transform }} data-zoom={shown.scale.toFixed(2)}>
        <Picture key={photoId} photoId={photoId} size="view" alt={alt} fit="contain" />
        {isSharp && <Picture photoId={photoId} size="full" alt="" fit="contain" />}
      </div>
    </div>
  );
}

/** Reads the picture of a photo that may be asked for next, and shows nothing. */
export function LoadAhead({ photoId }: { readonly photoId: string }) {
  usePhotoUrl(photoId, 'view', true);
  return null;
}

function usePhotoUrl(photoId: string, size: PhotoSize, wanted: boolean): string | null {
  const path = useLotsSelector((state) => selectStoredPhoto(state, photoId)?.path ?? null);
  return usePicture(photoId, path, size, wanted).url;
}
