import type { ExportedOperation, ExportedPhoto, WorkExport } from './WorkExport';

/** Hands a file to the person. */
type Save = (name: string, bytes: Blob) => void;

/** A ZIP file: `work.json`, and the photos under `photos`, each in a folder of its lot. `now` gives the day in its name. */
export function createZipExport(save: Save, now: () => Date = () => new Date()): WorkExport {
  return {
    savePhoto: save,
    async save(operations, photos) {
      const day = now().toISOString().slice(0, 10);
      save(`lotsmith-unsent-${day}.zip`, await zip(operations, photos));
    },
  };
}

async function zip(operations: readonly ExportedOperation[], photos: readonly ExportedPhoto[]): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const named = photos.map((photo, index) => ({ ...photo, path: pathOf(photo, index) }));
  const list = named.map(({ id, lotId, fileName, path }) => ({ id, lotId, fileName, path }));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error !== null) failure = error;
    else parts.push(new Uint8Array(chunk));
  });
  const add = async (path: string, bytes: Blob): Promise<void> => {
    // Photos are compressed already: they pass through, one in memory at a time.
    const entry = new ZipPassThrough(path);
    archive.add(entry);
    entry.push(new Uint8Array(await bytes.arrayBuffer()), true);
  };
  await add('work.json', new Blob([JSON.stringify({ operations, photos: list }, null, 2)]));
  for (const { path, bytes } of named) await add(path, bytes);
  archive.end();
  if (failure !== null) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}

/** A path that every system takes, and no two photos have. */
function pathOf({ lotId, fileName }: ExportedPhoto, index: number): string {
  const name = (fileName.split('/').at(-1) ?? '').replace(/[^\p{L}\p{N}._ -]/gu, '_');
  return `photos/${lotId}/${String(index + 1)}-${name}`;
}
