/** What must never leave the device: written into test photos, looked for in everything made of them. */
export const CANARY = { make: 'ZZCANARY', latitude: [51, 29, 41], longitude: [7, 13, 53] } as const;

export interface ExifOptions {
  /** 1 to 8, as TIFF's tag 274. */
  readonly orientation?: number;
  /** Adds the position of CANARY. */
  readonly gps?: boolean;
}

const [ASCII, SHORT, LONG, RATIONAL] = [2, 3, 4, 5];

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly data: Buffer;
}

function ascii(tag: number, value: string): Entry {
  const data = Buffer.from(`${value}\0`, 'ascii');
  return { tag, type: ASCII, count: data.length, data };
}

function numbers(tag: number, type: number, values: readonly number[]): Entry {
  const data = Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(type === SHORT ? 2 : type === RATIONAL ? 8 : 4);
      if (type === SHORT) bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      if (type === RATIONAL) bytes.writeUInt32LE(1, 4);
      return bytes;
    }),
  );
  return { tag, type, count: values.length, data };
}

/** One image file directory at `offset` of the TIFF block: its entries (tags ascending), then what does not fit in them. */
function directory(offset: number, entries: readonly Entry[]): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4);
  table.writeUInt16LE(entries.length);
  const heap: Buffer[] = [];
  let heapAt = offset + table.length;
  entries.forEach((entry, i) => {
    const at = 2 + i * 12;
    table.writeUInt16LE(entry.tag, at);
    table.writeUInt16LE(entry.type, at + 2);
    table.writeUInt32LE(entry.count, at + 4);
    if (entry.data.length <= 4) {
      entry.data.copy(table, at + 8);
      return;
    }
    table.writeUInt32LE(heapAt, at + 8);
    const padded = Buffer.concat([entry.data, Buffer.alloc(entry.data.length % 2)]);
    heap.push(padded);
    heapAt += padded.length;
  });
  return Buffer.concat([table, ...heap]);
}

/** A little-endian TIFF block, as EXIF carries it: maker, orientation and, if asked for, a position. */
export function exifBlock({ orientation = 1, gps = false }: ExifOptions): Buffer {
  const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  const main = (gpsAt: number) => [
    ascii(0x010f, CANARY.make),
    numbers(0x0112, SHORT, [orientation]),
    ...(gps ? [numbers(0x8825, LONG, [gpsAt])] : []),
  ];
  const gpsAt = header.length + directory(header.length, main(0)).length;
  const parts = [header, directory(header.length, main(gpsAt))];
  if (gps) {
    parts.push(
      directory(gpsAt, [
        ascii(1, 'N'),
        numbers(2, RATIONAL, CANARY.latitude),
        ascii(3, 'E'),
        numbers(4, RATIONAL, CANARY.longitude),
      ]),
    );
  }
  return Buffer.concat(parts);
}
