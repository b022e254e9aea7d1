import { crc32 } from './crc32';

/** One file in a ZIP file. */
export interface ZipEntry {
  /** Bytes, as the table of contents says; `read` and `bytes` give exactly these or reject. */
  readonly size: number;
  /** Rejects when the bytes are not those that were put in. `type`: of the blob. */
  read(type: string): Promise<Blob>;
  /** The same, in memory. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Signatures and lengths of the three records of a ZIP file. */
const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff } as const;
const CENTRAL = { signature: 0x02014b50, bytes: 46 } as const;
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const;
/** Bytes; of as many files as there can be, with paths of a thousand letters. */
const LONGEST_TABLE = 64 * 1024 * 1024;
/** In the place of a size that stands behind the path, in a field of its own: some programs write all sizes so. */
const ELSEWHERE = 0xffffffff;
const LARGE_SIZES = 1;
const ENCRYPTED = 1;
/** The name says itself that it is UTF-8. */
const UTF_8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

const viewOf = async (bytes: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await bytes.arrayBuffer());

/** Whether a file begins as a ZIP file does. */
export async function looksLikeZip(file: Blob): Promise<boolean> {
  return file.size >= 4 && (await viewOf(file.slice(0, 4))).getUint32(0, true) === LOCAL.signature;
}

export interface ZipLimits {
  /** What is larger does not get unpacked. */
  readonly mostBytes: number;
  /** Bytes of all files together, as the table of contents says. */
  readonly mostTogether: number;
}

/**
 * The files in a ZIP file by their paths, folders left out. Only the table of contents is read; no size or place that it
 * tells is believed before it was compared with the file. Rejects when the table is not whole, or tells of too much.
 */
export async function readZip(
  file: Blob,
  { mostBytes, mostTogether }: ZipLimits,
): Promise<ReadonlyMap<string, ZipEntry>> {
  const { count, start, length } = await readEnd(file);
  if (length > LONGEST_TABLE || start + length > file.size) throw new RangeError('The table of contents is not there.');
  const table = await viewOf(file.slice(start, start + length));
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (table.getUint32(at, true) !== CENTRAL.signature) throw new RangeError('The table of contents is damaged.');
    const nameLength = table.getUint16(at + 28, true);
    const flags = table.getUint16(at + 8, true);
    const name = nameFrom(new Uint8Array(table.buffer, at + CENTRAL.bytes, nameLength), flags);
    const header = {
      flags,
      method: table.getUint16(at + 10, true),
      sum: table.getUint32(at + 16, true),
      ...sizesOf(table, at, nameLength),
    };
    total += header.size;
    if (total > mostTogether) throw new RangeError('It would become too large.');
    if (entries.has(name)) throw new RangeError('A path is there twice.');
    const entry: ZipEntry = {
      size: header.size,
      // A part of the chosen file stays where it is, out of memory.
      read: async (type) => {
        const { bytes, held } = await readEntry(file, header, mostBytes);
        return held === null ? new Blob([bytes], { type }) : held.slice(0, held.size, type);
      },
      bytes: async () => (await readEntry(file, header, mostBytes)).bytes,
    };
    if (!name.endsWith('/')) entries.set(name, entry);
    at += CENTRAL.bytes + nameLength + table.getUint16(at + 30, true) + table.getUint16(at + 32, true);
  }
  return entries;
}

/** Older programs write the letters of their computer and do not say which: names stay different then, if not beautiful. */
function nameFrom(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize();
  } catch (error) {
    if ((flags & UTF_8) !== 0) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a record of the table says of the bytes of its file. */
function sizesOf(table: DataView, at: number, nameLength: number): Pick<Header, 'packed' | 'size' | 'offset'> {
  const stated = [24, 20, 42].map((place) => table.getUint32(at + place, true));
  const [size = 0, packed = 0, offset = 0] = stated.includes(ELSEWHERE)
    ? largeSizes(table, at, nameLength, stated)
    : stated;
  return { size, packed, offset };
}

/** The numbers that do not fit into 32 bits stand in this order, and only these. */
function largeSizes(table: DataView, at: number, nameLength: number, stated: readonly number[]): number[] {
  const end = at + CENTRAL.bytes + nameLength + table.getUint16(at + 30, true);
  let field = at + CENTRAL.bytes + nameLength;
  while (field < end && table.getUint16(field, true) !== LARGE_SIZES) field += 4 + table.getUint16(field + 2, true);
  let place = field + 4;
  return stated.map((value) => {
    if (value !== ELSEWHERE) return value;
    if (place + 8 > end) throw new RangeError('A size is not there.');
    place += 8;
    return Number(table.getBigUint64(place - 8, true));
  });
}

/** The last record, before a comment at most. */
async function readEnd(file: Blob): Promise<{ count: number; start: number; length: number }> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END.bytes - END.longestComment)));
  for (let at = tail.byteLength - END.bytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END.signature) continue;
    return {
      count: tail.getUint16(at + 10, true),
      length: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    };
  }
  throw new RangeError('The end is not there.');
}

interface Header {
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

interface ReadEntry {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The part of the file that has just these bytes; null when they were packed. */
  readonly held: Blob | null;
}

async function readEntry(file: Blob, header: Header, mostBytes: number): Promise<ReadEntry> {
  const { flags, method, sum, packed, size, offset } = header;
  if ((flags & ENCRYPTED) !== 0) throw new RangeError('It is encrypted.');
  if (size > mostBytes || packed > mostBytes) throw new RangeError('It is too large.');
  const local = await viewOf(file.slice(offset, offset + LOCAL.bytes));
  if (local.byteLength < LOCAL.bytes || local.getUint32(0, true) !== LOCAL.signature) {
    throw new RangeError('It is not where it should be.');
  }
  const begin = offset + LOCAL.bytes + local.getUint16(26, true) + local.getUint16(28, true);
  const held = file.slice(begin, begin + packed);
  if (method !== STORED && method !== DEFLATED) throw new RangeError('It is packed in an unknown way.');
  const bytes = method === STORED ? new Uint8Array(await held.arrayBuffer()) : await inflate(held, size);
  if (bytes.byteLength !== size || crc32(bytes) !== sum) throw new RangeError('It is damaged.');
  return { bytes, held: method === STORED ? held : null };
}

/** Unpacks until there is more than was announced: a few bytes can become gigabytes. */
async function inflate(held: Blob, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const reader = held.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > size) {
      await reader.cancel();
      throw new RangeError('It is larger than it says.');
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
  return bytes.subarray(0, length);
}
