import type { WorkExport, WorkFile } from '../../../services/outbox/WorkExport';

export interface FakeWorkExport extends WorkExport {
  readonly files: readonly WorkFile[];
  readonly savedPhotos: readonly { readonly fileName: string; readonly bytes: Blob }[];
  failNext(): void;
}

export function createFakeWorkExport(): FakeWorkExport {
  const files: WorkFile[] = [];
  const savedPhotos: FakeWorkExport['savedPhotos'][number][] = [];
  let fails = false;
  return {
    files,
    savedPhotos,
    savePhoto: (fileName, bytes) => void savedPhotos.push({ fileName, bytes }),
    failNext: () => void (fails = true),
    async save(work) {
      if (fails) throw new Error('No memory.');
      files.push(work);
    },
  };
}
