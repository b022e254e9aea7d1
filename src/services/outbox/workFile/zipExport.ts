import type { KeptPhoto } from '../PhotoOutbox';
import type { WorkExport, WorkFile } from '../WorkExport';
import { describeWork, type PathOf } from './workFileFormat';

/** Hands a file to the person. */
type Save = (name: string, bytes: Blob) => void;

/** Beyond these a ZIP file needs fields that its writer does not know. */
const MOST_BYTES = 0xf0000000;
const MOST_FILES = 60_000;

/**
 * A ZIP file: `work.json`, the photos under `photos`, each in a folder of its lot, and their smaller sizes under `sizes`.
 * `now` gives the day in its name.
 */
export function createZipExport(save: Save, now: () => Date = () => new Date()): WorkExport {
  return {
    savePhoto: save,
    async save(work) {
      const day = now().toISOString().slice(0, 10);
      save(`lotsmith-unsent-${day}.zip`, await zip(work));
    },
  };
}

async function zip(work: WorkFile): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const files = new Map<string, Blob>();
  const place: PathOf = (photo, index, size, bytes) => {
    const path = pathOf(photo, index, size);
    files.set(path, bytes);
    return path;
  };
  const described = JSON.stringify(describeWork(work, place), null, 2);
  const total = [...files.values()].reduce((sum, { size }) => sum + size, described.length);
  if (total > MOST_BYTES || files.size > MOST_FILES) throw new RangeError('Too much for one file.');

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
  await add('work.json', new Blob([described]));
  for (const [path, bytes] of files) await add(path, bytes);
  archive.end();
  if (failure !== null) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}

/** A path that every system takes, and no two photos have. */
function pathOf({ lotId, fileName }: KeptPhoto, index: number, size: 'full' | 'view' | 'thumb'): string {
  const number = String(index + 1);
  if (size !== 'full') return `sizes/${number}-${size}.jpg`;
  const name = (fileName.split('/').at(-1) ?? '').replace(/[^\p{L}\p{N}._ -]/gu, '_');
  return `photos/${lotId}/${number}-${name}`;
}
