export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A file that is read in places, without loading all of it. */
export interface ByteReader {
  /** Bytes of the whole file. */
  readonly length: number;
  /** `count` bytes from `at`; fewer at the end of the file. Rejects when the file cannot be read. */
  read(at: number, count: number): Promise<DataView>;
}

/** One read from disk serves the small reads that follow near it. */
const WINDOW_BYTES = 64 * 1024;

/** What is in memory already. */
export const inMemory = (bytes: Uint8Array<ArrayBuffer>): ByteReader => ({
  length: bytes.length,
  read: async (at, count) => {
    const some = bytes.subarray(at, at + count);
    return new DataView(some.buffer, some.byteOffset, some.byteLength);
  },
});

export function openBytes(file: Blob): ByteReader {
  let windowStart = 0;
  let window = new ArrayBuffer(0);
  return {
    length: file.size,
    async read(at, count) {
      const end = Math.min(at + count, file.size);
      if (at >= end) return new DataView(new ArrayBuffer(0));
      if (at < windowStart || end > windowStart + window.byteLength) {
        window = await file.slice(at, at + Math.max(count, WINDOW_BYTES)).arrayBuffer();
        windowStart = at;
      }
      return new DataView(window, at - windowStart, end - at);
    },
  };
}

/** ASCII of a view, for four-letter codes. Shorter where the view ends. */
export function text(view: DataView, at: number, length: number): string {
  let letters = '';
  for (let i = at; i < Math.min(at + length, view.byteLength); i += 1) letters += String.fromCharCode(view.getUint8(i));
  return letters;
}
