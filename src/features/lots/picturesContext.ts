import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PhotoSize } from '../../domain/photo';
import type { Pictures } from '../../services/pictures/Pictures';
import { useIsLive } from '../../store/useIsLive';

/** The pictures of this page; the module that brings the workspace provides them. */
export const PicturesContext = createContext<Pictures | null>(null);

export function usePictures(): Pictures {
  const pictures = use(PicturesContext);
  if (pictures === null) throw new Error('Pictures are used outside their provider: wrap the page in PicturesContext.');
  return pictures;
}

/** A picture that could not be read is tried again after so long, in ms, then after twice as long, and so on. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * The URL of a photo's picture, null until it is there. `path` is where it is stored, null while it is only here;
 * nothing is read from the server before `wanted`. What failed is tried again while it is shown, and at once when the
 * network is back: a cellar must not leave its mark on every picture until the list is scrolled. While the developer tools
 * show another moment nothing is read at all, and what was shown then is shown again.
 */
export function usePicture(
  photoId: string,
  path: string | null,
  size: PhotoSize,
  wanted: boolean,
): { readonly url: string | null; readonly failed: boolean } {
  const pictures = usePictures();
  const subscribe = useCallback((listener: () => void) => pictures.subscribe(listener), [pictures]);
  const isLive = useIsLive();
  const url = useSyncExternalStore(
    subscribe,
    () => pictures.peek(photoId, size) ?? (isLive ? null : pictures.recall(photoId, size)),
  );
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (url !== null || path === null || !wanted || !isLive) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => setTries((before) => before + 1);
    pictures.load(photoId, path, size).catch(() => {
      if (!here) return;
      setFailedFor(photoId);
      window.addEventListener('online', again);
      timer = setTimeout(again, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    });
    return () => {
      here = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [pictures, url, photoId, path, size, wanted, isLive, tries]);
  return { url, failed: failedFor === photoId && url === null };
}
