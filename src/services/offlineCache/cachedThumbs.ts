import { within } from '../../shared/within';
import type { OfflineCache } from './OfflineCache';

/** A network that is slower than this is passed over where a copy is there, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Reads files as `load` does, and keeps the small pictures on the way: without a network, or with a slow one, they come
 * from the copy. The server goes first, because a photo that was turned has the same path.
 */
export function createKeptThumbs(
  load: (path: string) => Promise<Blob>,
  kept: Pick<OfflineCache, 'thumb' | 'saveThumb'>,
  whoIs: () => string | null,
): (path: string) => Promise<Blob> {
  return async (path) => {
    const uid = whoIs();
    if (uid === null || !path.endsWith('/thumb.jpg')) return load(path);
    const loaded = load(path).then((blob) => {
      if (whoIs() === uid) kept.saveThumb(uid, path, blob).catch(() => undefined);
      return blob;
    });
    const answered = loaded.catch(() => null);
    const first = await within(PATIENCE_MS, answered);
    if (first !== null) return first;
    const copy = await kept.thumb(uid, path).catch(() => null);
    // Without a copy the server's own answer counts, whatever it is.
    return copy ?? loaded;
  };
}
