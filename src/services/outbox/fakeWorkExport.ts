import type { ExportedOperation, ExportedPhoto, WorkExport } from './WorkExport';

export interface FakeWorkExport extends WorkExport {
  readonly files: readonly {
    readonly operations: readonly ExportedOperation[];
    readonly photos: readonly ExportedPhoto[];
  }[];
  readonly savedPhotos: readonly { readonly fileName: string; readonly bytes: Blob }[];
  failNext(): void;
}

export function createFakeWorkExport(): FakeWorkExport {
  const files: FakeWorkExport['files'][number][] = [];
  const savedPhotos: FakeWorkExport['savedPhotos'][number][] = [];
  let fails = false;
  return {
    files,
    savedPhotos,
    savePhoto: (fileName, bytes) => void savedPhotos.push({ fileName, bytes }),
    failNext: () => void (fails = true),
    async save(operations, photos) {
      if (fails) throw new Error('No memory.');
      files.push({ operations, photos });
    },
  };
}
