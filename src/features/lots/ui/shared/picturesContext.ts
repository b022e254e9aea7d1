import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PhotoSize } from '../../../../domain/photos/photo';
import { codeOf, FILE_CODES, type FileCode } from '../../../../services/failure';
import type { Pictures } from '../../../../services/pictures/Pictures';
import { useIsLive } from '../../../../store/useIsLive';

/** The pictures of this page; the module that brings the workspace provides them. */
export const PicturesContext = createContext<Pictures | null>(null);

export function usePictures(): Pictures {
  const pictures = use(PicturesContext);
  if (pictures === null) throw new Error('Pictures are used outside their provider: wrap the page in PicturesContext.');
  return pictures;
}

/** `missing`: the server has no such file. `notLoaded`: it may come yet. */
export type PictureFailure = 'missing' | 'notLoaded';

/** A picture that could not be read is tried again after so long, in ms, then after twice as long, and so on. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * The URL of a photo's picture, null until it is there. `path` is where it is stored, null while it is only here;
 * nothing is read from the server before `wanted`. What failed is tried again while it is shown, and at once when the
 * network is back: a cellar must not leave its mark on every picture until the list is scrolled. A file that the server does
 * not have is not asked for again. While the developer tools
 * show another moment nothing is read at all, and what was shown then is shown again.
 */
export function usePicture(
  photoId: string,
  path: string | null,
  size: PhotoSize,
  wanted: boolean,
): { readonly url: string | null; readonly failure: PictureFailure | null } {
  const pictures = usePictures();
  const subscribe = useCallback((listener: () => void) => pictures.subscribe(listener), [pictures]);
  const isLive = useIsLive();
  const url = useSyncExternalStore(
    subscribe,
    () => pictures.peek(photoId, size) ?? (isLive ? null : pictures.recall(photoId, size)),
  );
  const [failed, setFailed] = useState<{ readonly photoId: string; readonly failure: PictureFailure } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (url !== null || path === null || !wanted || !isLive) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => setTries((before) => before + 1);
    pictures.load(photoId, path, size).catch((error: unknown) => {
      if (!here) return;
      const isMissing = codeOf<FileCode>(error, FILE_CODES, 'unknown') === 'object-not-found';
      setFailed({ photoId, failure: isMissing ? 'missing' : 'notLoaded' });
      if (isMissing) return;
      window.addEventListener('online', again);
      timer = setTimeout(again, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    });
    return () => {
      here = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [pictures, url, photoId, path, size, wanted, isLive, tries]);
  return { url, failure: failed?.photoId === photoId && url === null ? failed.failure : null };
}
