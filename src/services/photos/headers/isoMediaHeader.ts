import { text, type ByteReader, type PixelSize } from './byteReader';

/** Boxes that lead to the sizes: FullBox `meta` has four more bytes before its children. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };
const MAX_BOXES = 4096;

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** AVIF or HEIC by the brands of ISO/IEC 14496-12's file type box; null for films and everything else. */
export async function isoMediaType(reader: ByteReader): Promise<'avif' | 'heic' | null> {
  const head = await reader.read(0, 8);
  if (text(head, 4, 4) !== 'ftyp') return null;
  const box = await reader.read(8, Math.min(Math.max(head.getUint32(0) - 8, 0), 1024));
  const brands = new Set<string>();
  for (let at = 0; at + 4 <= box.byteLength; at += 4) {
    if (at !== 4) brands.add(text(box, at, 4)); // The second four bytes are a version, not a brand.
  }
  if (AVIF_BRANDS.some((brand) => brands.has(brand))) return 'avif';
  return HEIC_BRANDS.some((brand) => brands.has(brand)) ? 'heic' : null;
}

/** The largest of the sizes (`ispe`, ISO/IEC 23008-12) in the file: the whole picture, not a tile or preview of it. */
export async function isoMediaSize(reader: ByteReader): Promise<PixelSize | null> {
  let largest: PixelSize | null = null;
  const ranges = [{ at: 0, end: reader.length }];
  for (let boxes = 0; ranges.length > 0; boxes += 1) {
    if (boxes === MAX_BOXES) return null;
    const range = ranges.pop();
    const box = range && (await readBox(reader, range.at, range.end));
    if (!range || !box) continue;
    if (box.next < range.end) ranges.push({ at: box.next, end: range.end });
    const skip = CONTAINERS[box.type];
    if (skip !== undefined) ranges.push({ at: box.content + skip, end: box.next });
    if (box.type !== 'ispe') continue;
    const size = await reader.read(box.content, 12);
    if (size.byteLength < 12) continue;
    const [width, height] = [size.getUint32(4), size.getUint32(8)];
    if (largest === null || width * height > largest.width * largest.height) largest = { width, height };
  }
  return largest;
}

interface Box {
  readonly type: string;
  /** Where its content begins, and where the next box does. */
  readonly content: number;
  readonly next: number;
}

async function readBox(reader: ByteReader, at: number, end: number): Promise<Box | null> {
  const head = await reader.read(at, 16);
  if (head.byteLength < 8) return null;
  const [short, type] = [head.getUint32(0), text(head, 4, 4)];
  const long = short === 1 && head.byteLength === 16;
  const length = long ? Number(head.getBigUint64(8)) : short === 0 ? end - at : short;
  const content = at + (long ? 16 : 8);
  return at + length < content ? null : { type, content, next: Math.min(at + length, end) };
}
