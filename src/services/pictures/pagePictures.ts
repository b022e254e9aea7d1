import type { PhotoSize } from '../../domain/photos/photo';
import { newId } from '../../shared/id';
import type { PreparedPhoto } from '../photos/PhotoPreparer';
import type { Pictures } from './Pictures';

/** Object URLs of stored pictures that are kept at most; the least recently used go first. */
const MAX_URLS = 600;

interface Held {
  file: Blob | undefined;
  prepared: PreparedPhoto | undefined;
}

/** Lets the oldest go. */
function limit(urls: Map<string, string>): void {
  for (const [oldest, stale] of urls) {
    if (urls.size <= MAX_URLS) break;
    urls.delete(oldest);
    URL.revokeObjectURL(stale);
  }
}

interface Options {
  /** Whether what was shown can be recalled after the end of its session: for the developer tools. */
  readonly keepsPast: boolean;
}

/** `loadFile` reads `{path}/{size}.jpg` with the person's own credentials. */
export function createPagePictures(
  loadFile: (path: string) => Promise<Blob>,
  { keepsPast }: Options = { keepsPast: false },
): Pictures {
  const held = new Map<string, Held>();
  const urls = new Map<string, string>();
  const past = new Map<string, string>();
  const loading = new Map<string, Promise<string>>();
  const listeners = new Set<() => void>();
  let era = 0;

  const changed = (): void => listeners.forEach((listener) => listener());
  const key = (photoId: string, size: PhotoSize): string => `${photoId}/${size}`;

  const show = (name: string, blob: Blob): string => {
    const old = urls.get(name);
    if (old !== undefined) return old;
    const url = URL.createObjectURL(blob);
    urls.set(name, url);
    limit(urls);
    return url;
  };

  const peek = (photoId: string, size: PhotoSize): string | null => {
    const name = key(photoId, size);
    const known = urls.get(name);
    if (known !== undefined) {
      urls.delete(name);
      urls.set(name, known);
      return known;
    }
    const entry = held.get(photoId);
    if (entry?.prepared !== undefined) return show(name, entry.prepared.files[size]);
    return entry?.file === undefined ? null : show(key(photoId, 'full'), entry.file);
  };

  return {
    hold(file) {
      const id = newId();
      held.set(id, { file, prepared: undefined });
      return id;
    },
    restore(photoId, { file, prepared }) {
      held.set(photoId, { file: file ?? undefined, prepared: prepared ?? undefined });
      changed();
    },
    file: (photoId) => held.get(photoId)?.file,
    holdPrepared(photoId, prepared) {
      const chosen = urls.get(key(photoId, 'full'));
      if (chosen !== undefined) {
        // The chosen file was shown until now; the small pictures take its place and its megabytes go.
        urls.delete(key(photoId, 'full'));
        URL.revokeObjectURL(chosen);
      }
      held.set(photoId, { file: undefined, prepared });
      show(key(photoId, 'thumb'), prepared.files.thumb);
      show(key(photoId, 'view'), prepared.files.view);
      changed();
    },
    prepared: (photoId) => held.get(photoId)?.prepared,
    release(photoId) {
      held.delete(photoId);
    },
    peek,
    recall: (photoId, size) => past.get(key(photoId, size)) ?? past.get(key(photoId, 'full')) ?? null,
    async load(photoId, path, size) {
      const shown = peek(photoId, size);
      if (shown !== null) return shown;
      const name = key(photoId, size);
      const under = loading.get(name);
      if (under !== undefined) return under;
      const started = era;
      const read: Promise<string> = loadFile(`${path}/${size}.jpg`)
        .then((blob) => {
          // Somebody else may be at this browser by now: what was asked for in an ended session is not shown.
          if (started !== era) throw new DOMException('The session ended.', 'AbortError');
          const url = show(name, blob);
          changed();
          return url;
        })
        .finally(() => {
          if (loading.get(name) === read) loading.delete(name);
        });
      loading.set(name, read);
      return read;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      era += 1;
      for (const [name, url] of urls) {
        if (keepsPast) past.set(name, url);
        else URL.revokeObjectURL(url);
      }
      limit(past);
      urls.clear();
      held.clear();
      loading.clear();
      changed();
    },
  };
}
