import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PhotoSize } from '../../domain/photo';
import type { Pictures } from '../../services/pictures/Pictures';

/** The pictures of this page; the module that brings the workspace provides them. */
export const PicturesContext = createContext<Pictures | null>(null);

export function usePictures(): Pictures {
  const pictures = use(PicturesContext);
  if (pictures === null) throw new Error('Pictures are used outside their provider: wrap the page in PicturesContext.');
  return pictures;
}

/**
 * The URL of a photo's picture, null until it is there. `path` is where it is stored, null while it is only here;
 * nothing is read from the server before `wanted`.
 */
export function usePicture(
  photoId: string,
  path: string | null,
  size: PhotoSize,
  wanted: boolean,
): { readonly url: string | null; readonly failed: boolean } {
  const pictures = usePictures();
  const subscribe = useCallback((listener: () => void) => pictures.subscribe(listener), [pictures]);
  const url = useSyncExternalStore(subscribe, () => pictures.peek(photoId, size));
  const [failedFor, setFailedFor] = useState<string | null>(null);
  useEffect(() => {
    if (url !== null || path === null || !wanted) return;
    let here = true;
    pictures.load(photoId, path, size).catch(() => {
      if (here) setFailedFor(photoId);
    });
    return () => {
      here = false;
    };
  }, [pictures, url, photoId, path, size, wanted]);
  return { url, failed: failedFor === photoId && url === null };
}
