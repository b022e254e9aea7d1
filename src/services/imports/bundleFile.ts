import { fileNameOf, partBundle } from '../../domain/imports/bundle/bundlePictures';
import { LARGEST_FILE } from '../../domain/imports/read/importTable';
import { PHOTO_LIMITS } from '../../domain/photos/photo';
import { readZip, type ZipEntry } from '../zip/readZip';
import type { NamedFile } from './ImportReader';

/** A ZIP file with tables and pictures, such as a bundle. */
export interface Bundle {
  /** The names of the files that may hold rows, in the order in which people count. */
  readonly tables: readonly string[];
  /** The paths of its pictures. */
  readonly pictures: readonly string[];
  /** Bytes of a table, unpacked, as the file says. */
  tableSize(place: number): number;
  /** Rejects when it is damaged, or too large. */
  table(place: number): Promise<NamedFile>;
  /** Null when it is not there, or damaged. */
  picture(path: string): Promise<Blob | null>;
}

/** What an Excel file has in it, which is a ZIP file, too. */
const WORKBOOK = '[Content_Types].xml';
/** Nothing larger is unpacked. */
const LIMITS = { mostBytes: Math.max(LARGEST_FILE, PHOTO_LIMITS.maxBytes), mostTogether: Infinity };
const typeOf = (path: string): string => {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
};

/** Opens a ZIP file that holds a table; null for all others. Only its table of contents is read. */
export async function openBundle(file: Blob): Promise<Bundle | null> {
  let entries: ReadonlyMap<string, ZipEntry>;
  try {
    entries = await readZip(file, LIMITS);
  } catch {
    return null;
  }
  if (entries.has(WORKBOOK)) return null;
  const { tables, pictures } = partBundle(entries.keys());
  if (tables.length === 0) return null;
  const tableAt = (place: number): string => tables[place] ?? tables[0] ?? '';
  return {
    tables: tables.map(fileNameOf),
    pictures,
    tableSize: (place) => entries.get(tableAt(place))?.size ?? 0,
    async table(place) {
      const path = tableAt(place);
      const entry = entries.get(path);
      if (entry === undefined) throw new RangeError('There is no such table.');
      return { name: fileNameOf(path), blob: await entry.read('') };
    },
    async picture(path) {
      try {
        return (await entries.get(path)?.read(typeOf(path))) ?? null;
      } catch (error) {
        console.warn('A picture of the bundle could not be read.', error);
        return null;
      }
    },
  };
}
