import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a ZIP file, and what is odd about what the archive says of it. */
export interface OddFile {
  readonly name: string | Uint8Array<ArrayBuffer>;
  readonly content?: string;
  readonly isPacked?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly sum?: number;
  readonly size?: number;
  readonly packed?: number;
  readonly offset?: number;
  /** Fields behind the name, in the table of contents and before the bytes. */
  readonly extra?: Uint8Array<ArrayBuffer>;
  readonly remark?: string;
}

interface Field {
  readonly bytes: 2 | 4 | 8;
  readonly value: number;
}
export const two = (value: number): Field => ({ bytes: 2, value });
export const four = (value: number): Field => ({ bytes: 4, value });
export const eight = (value: number): Field => ({ bytes: 8, value });

/** Numbers one after the other, as the format has them. */
export function fields(...all: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, { bytes }) => sum + bytes, 0)));
  let at = 0;
  for (const { bytes, value } of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const bytesOf = (text: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;
const joined = async (parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob([...parts]).arrayBuffer());

/** A ZIP file, made here byte by byte, so that each number in it can be another one. `comment`: behind its end. */
export async function oddZip(files: readonly OddFile[], comment = '', count = files.length): Promise<Blob> {
  const before: Uint8Array<ArrayBuffer>[] = [];
  const table: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const file of files) {
    const { flags = 0, isPacked = false, method = isPacked ? 8 : 0, extra = new Uint8Array(), remark = '' } = file;
    const [name, content] = [bytesOf(file.name), bytesOf(file.content ?? '')];
    const held = isPacked ? new Uint8Array(deflateRawSync(content)) : content;
    const { sum = crc32(content), size = content.length, packed = held.length, offset = at } = file;
    const [named, said] = [two(name.length), [two(flags), two(method), four(0), four(sum), four(packed), four(size)]];
    const local = fields(four(0x04034b50), two(20), ...said, named, two(extra.length));
    before.push(local, name, extra, held);
    at += local.length + name.length + extra.length + held.length;
    const behind = [two(extra.length), two(remark.length), two(0), two(0), four(0), four(offset)];
    table.push(fields(four(0x02014b50), two(20), two(20), ...said, named, ...behind), name, extra, bytesOf(remark));
  }
  const contents = await joined(table);
  const end = [four(0x06054b50), two(0), two(0), two(count), two(count), four(contents.length), four(at)];
  return new Blob([...before, contents, fields(...end, two(comment.length)), bytesOf(comment)]);
}
