import type { ExportedOperation, ExportedPhoto, WorkExport } from './WorkExport';

export interface FakeWorkExport extends WorkExport {
  readonly files: readonly {
    readonly operations: readonly ExportedOperation[];
    readonly photos: readonly ExportedPhoto[];
  }[];
  failNext(): void;
}

export function createFakeWorkExport(): FakeWorkExport {
  const files: FakeWorkExport['files'][number][] = [];
  let fails = false;
  return {
    files,
    failNext: () => void (fails = true),
    async save(operations, photos) {
      if (fails) throw new Error('No memory.');
      files.push({ operations, photos });
    },
  };
}
