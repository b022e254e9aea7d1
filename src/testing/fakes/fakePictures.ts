import type { PreparedPhoto } from '../../services/photos/PhotoPreparer';
import type { Pictures } from '../../services/pictures/Pictures';

export interface FakePictures extends Pictures {
  readonly calls: readonly string[];
  /** Ids whose bytes are still held. */
  readonly held: ReadonlySet<string>;
}

/** Pictures without a browser: files and prepared photos by id, URLs that name them. */
export function createFakePictures(): FakePictures {
  const files = new Map<string, Blob>();
  const prepared = new Map<string, PreparedPhoto>();
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  let count = 0;
  return {
    calls,
    get held() {
      return new Set([...files.keys(), ...prepared.keys()]);
    },
    hold(file) {
      count += 1;
      const id = `photo${String(count)}`;
      files.set(id, file);
      return id;
    },
    restore(id, kept) {
      if (kept.file !== null) files.set(id, kept.file);
      if (kept.prepared !== null) prepared.set(id, kept.prepared);
    },
    file: (id) => files.get(id),
    holdPrepared(id, photo) {
      files.delete(id);
      prepared.set(id, photo);
      listeners.forEach((listener) => listener());
    },
    prepared: (id) => prepared.get(id),
    release(id) {
      calls.push(`release ${id}`);
      files.delete(id);
      prepared.delete(id);
    },
    peek: (id, size) => (files.has(id) || prepared.has(id) ? `fake:${id}/${size}` : null),
    recall: () => null,
    load: async (id, _path, size) => `fake:${id}/${size}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      calls.push('clear');
      files.clear();
      prepared.clear();
    },
  };
}
