import { PHOTO_LIMITS } from '../../../domain/photos/photo';
import { GatewayFailure } from '../../failure';
import type { KeptPhoto } from '../PhotoOutbox';
import { looksLikeZip, readZip, type ZipEntry } from '../../zip/readZip';
import type { WorkFileProblem, WorkImport } from '../WorkExport';
import { type DescribedPhoto, type DescribedWork, type Piece, readDescription } from './workFileFormat';

/** No photo and no list of changes is larger. */
const MOST_BYTES = Math.max(PHOTO_LIMITS.maxBytes, 64 * 1024 * 1024);
/** Photos hardly become smaller by being packed; texts do, and may become one file of the largest size again. */
const MOST_TIMES = 2;
const WORK = 'work.json';

/** Reads what createZipExport has written, also when a computer has unpacked it and a person has packed it again. */
export const zipImport: WorkImport = {
  async read(file) {
    const entries = await contents(file);
    const place = [...entries.keys()].find((path) => path === WORK || /^[^/]+\/work\.json$/.test(path));
    const description = place === undefined ? undefined : entries.get(place);
    if (place === undefined || description === undefined) throw new GatewayFailure<WorkFileProblem>('notOurs');
    const folder = place.slice(0, -WORK.length);
    try {
      const work = readDescription(await (await description.read('application/json')).text());
      return await withBytes(work, (path) => entries.get((folder + path).normalize()));
    } catch (error) {
      throw error instanceof GatewayFailure ? error : new GatewayFailure<WorkFileProblem>('damaged', error);
    }
  },
};

async function contents(file: Blob): Promise<ReadonlyMap<string, ZipEntry>> {
  if (!(await looksLikeZip(file))) throw new GatewayFailure<WorkFileProblem>('notOurs');
  try {
    return await readZip(file, { mostBytes: MOST_BYTES, mostTogether: MOST_BYTES + MOST_TIMES * file.size });
  } catch (error) {
    throw new GatewayFailure<WorkFileProblem>('damaged', error);
  }
}

async function withBytes(
  { uid, operations, photos }: DescribedWork,
  entryAt: (path: string) => ZipEntry | undefined,
): Promise<{ uid: string; operations: DescribedWork['operations']; photos: KeptPhoto[] }> {
  const bytesOf = async ({ path, type }: Piece): Promise<Blob> => {
    const entry = entryAt(path);
    if (entry === undefined) throw new RangeError('The bytes of a photo are not there.');
    return entry.read(type);
  };
  const read = async ({ file, prepared, ...known }: DescribedPhoto): Promise<KeptPhoto> => {
    if (prepared === null) return { ...known, uid, file: file === null ? null : await bytesOf(file), prepared: null };
    const { full, view, thumb, ...measured } = prepared;
    const files = { full: await bytesOf(full), view: await bytesOf(view), thumb: await bytesOf(thumb) };
    return { ...known, uid, file: null, prepared: { ...measured, files } };
  };
  const whole: KeptPhoto[] = [];
  // One after the other: each is looked through, and megabytes large.
  for (const photo of photos) whole.push(await read(photo));
  return { uid, operations, photos: whole };
}
