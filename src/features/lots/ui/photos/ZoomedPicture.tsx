import type { PhotoSize } from '../../../../domain/photos/photo';
import { selectStoredPhoto } from '../../model/photos/photosSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { Picture } from '../shared/Picture';
import { usePicture } from '../shared/picturesContext';
import { WHOLE, type ZoomedView } from './zoom';
import styles from './ZoomedPicture.module.css';

/** From this scale on the large file is read: before, nobody sees the difference. */
const SHARP_FROM = 1.3;

interface ZoomedPictureProps {
  readonly photoId: string;
  readonly alt: string;
  readonly view: ZoomedView;
}

/** A photo as near as the person wants it; its frame hides what is beside. */
export function ZoomedPicture({ photoId, alt, view }: ZoomedPictureProps) {
  const isSharp = usePhotoUrl(photoId, 'full', view.scale > SHARP_FROM) !== null && view.scale > SHARP_FROM;
  const percent = (part: number): string => `${String(100 * part)}%`;
  const transform = `translate(${percent(view.x)}, ${percent(view.y)}) scale(${String(view.scale)})`;
  const isWhole = view.scale === WHOLE.scale;
  return (
    <div className={styles['moved']} style={isWhole ? undefined : { transform }} data-zoom={view.scale.toFixed(2)}>
      <Picture key={photoId} photoId={photoId} size="view" alt={alt} fit="contain" />
      {isSharp && <Picture photoId={photoId} size="full" alt="" fit="contain" />}
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
