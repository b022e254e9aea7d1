/** A folder in memory, as File System Access gives one; only what bundles use. */
export interface FakeFolder {
  readonly handle: FileSystemDirectoryHandle;
  readonly files: Map<string, Blob>;
  readonly folders: Map<string, FakeFolder>;
  /** The next write rejects with this. */
  failNext(error: Error): void;
}

const notFound = (name: string): DOMException => new DOMException(`There is no ${name}.`, 'NotFoundError');

export function createFakeFolder(name: string): FakeFolder {
  const files = new Map<string, Blob>();
  const folders = new Map<string, FakeFolder>();
  const failures: Error[] = [];
  const fileHandle = (own: string) => ({
    kind: 'file',
    name: own,
    async getFile() {
      const file = files.get(own);
      if (file === undefined) throw notFound(own);
      return file;
    },
    async createWritable() {
      const parts: BlobPart[] = [];
      return {
        write: async (part: BlobPart) => {
          const failure = failures.shift();
          if (failure !== undefined) throw failure;
          parts.push(part);
        },
        close: async () => void files.set(own, new File(parts, own)),
      };
    },
  });
  const handle = {
    kind: 'directory',
    name,
    async getFileHandle(own: string, { create = false } = {}) {
      if (!files.has(own) && !create) throw notFound(own);
      if (!files.has(own)) files.set(own, new File([], own));
      return fileHandle(own);
    },
    async getDirectoryHandle(own: string, { create = false } = {}) {
      const found = folders.get(own) ?? (create ? createFakeFolder(own) : undefined);
      if (found === undefined) throw notFound(own);
      folders.set(own, found);
      return found.handle;
    },
    async removeEntry(own: string) {
      if (!files.delete(own)) throw notFound(own);
    },
    async *entries() {
      for (const own of files.keys()) yield [own, fileHandle(own)];
    },
    async *keys() {
      yield* [...files.keys(), ...folders.keys()];
    },
  };
  return {
    handle: handle as unknown as FileSystemDirectoryHandle,
    files,
    folders,
    failNext: (error) => void failures.push(error),
  };
}
