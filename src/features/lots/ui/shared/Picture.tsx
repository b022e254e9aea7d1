import { useEffect, useRef, useState } from 'react';
import type { PhotoSize } from '../../../../domain/photos/photo';
import { useTexts } from '../../../../shared/messages/useTexts';
import { classNames } from '../../../../shared/ui/style/classNames';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { useLotsSelector } from './lotsHooks';
import { photoTexts } from '../../model/photos/photoTexts';
import { selectIntakePhoto, selectPhoto, selectStoredPhoto } from '../../model/photos/photosSlice';
import styles from './Picture.module.css';
import { usePicture } from './picturesContext';

interface PictureProps {
  /** Null shows the empty frame. */
  readonly photoId: string | null;
  readonly size: PhotoSize;
  readonly alt: string;
  /** `cover` fills its frame, `contain` shows all of the photo. */
  readonly fit?: 'cover' | 'contain';
  /** The parent shows it only near the window, as a list of the rows in sight does. */
  readonly inSight?: boolean;
}

/** A photo in a frame that never changes its size: nothing jumps when the picture arrives. */
export function Picture({ photoId, size, alt, fit = 'cover', inSight = false }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame, photoId !== null, inSight);
  return (
    <div ref={frame} className={classNames(styles['frame'], styles[fit])}>
      {photoId === null ? (
        <span className={styles['empty']}>
          <Icon name="photo" />
        </span>
      ) : (
        <Loaded key={photoId} photoId={photoId} size={size} alt={alt} near={near} />
      )}
    </div>
  );
}

function Loaded({ photoId, size, alt, near }: { photoId: string; size: PhotoSize; alt: string; near: boolean }) {
  const texts = useTexts(photoTexts);
  const path = useLotsSelector((state) => selectStoredPhoto(state, photoId)?.path ?? null);
  const fileName = useLotsSelector((state) => selectIntakePhoto(state, photoId)?.fileName ?? null);
  const rotation = useLotsSelector((state) => selectPhoto(state, photoId)?.rotation ?? 0);
  const { url, failure } = usePicture(photoId, path, size, near);
  if (failure !== null) {
    const words = texts.pictureFailed[failure](alt).trim();
    return (
      <span className={styles['empty']} role="img" aria-label={words} title={words}>
        <Icon name="warning" />
      </span>
    );
  }
  if (url === null) return <span className={styles['waiting']} />;
  // A title would name the picture where its alternative text says that it needs no name.
  return (
    <img
      className={styles['image']}
      data-turned={rotation === 0 ? undefined : rotation}
      src={url}
      alt={alt}
      title={alt === '' ? undefined : (fileName ?? undefined)}
      decoding="async"
    />
  );
}

/** Rows that pass by faster than this, in ms, need no picture. */
const PASSING_MS = 120;

/**
 * True from the moment an element comes close to the window: what is far away is not read yet. `wanted`: somebody asks.
 * `inSight`: it exists only while it is near anyway, as a row of a long list, and what scrolls by is not read.
 */
function useNear(frame: React.RefObject<HTMLElement | null>, wanted: boolean, inSight: boolean): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = frame.current;
    if (element === null || near || !wanted) return;
    if (inSight) {
      const timer = setTimeout(() => setNear(true), PASSING_MS);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, near, wanted, inSight]);
  return near;
}
