import type { WorkbookProblem } from '../../../domain/imports/read/importTable';
import { readZip, type ZipEntry } from '../../zip/readZip';

/** Bytes of the parts that are read, together. A sheet of 20,000 lots with half a page of text each has about so many. */
export const MOST_UNPACKED = 64_000_000;
/** Bytes of a part that only says what is where. */
const MOST_CONTENTS = 2_000_000;

/** A reason to stop that a person can be given. */
export class WorkbookFailure extends Error {
  constructor(readonly problem: WorkbookProblem) {
    super(problem.rule);
  }
}

export const damaged = (): WorkbookFailure => new WorkbookFailure({ rule: 'damaged' });

/** The parts of a workbook by their names, which have no case. Pictures and all that nobody asks for stay packed. */
export interface Parts {
  has(path: string): boolean;
  /** Texts that say what is where; '' for a part that is not there. */
  contents(path: string): Promise<string>;
  /** Throws when it is not there, not whole or too large. */
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens the archive. Sizes are asked before anything is unpacked, and watched while it is. */
export async function openParts(file: Blob): Promise<Parts> {
  const entries = new Map<string, ZipEntry>();
  try {
    const limits = { mostBytes: MOST_UNPACKED, mostTogether: Infinity };
    for (const [path, entry] of await readZip(file, limits)) entries.set(keyOf(path), entry);
  } catch {
    throw damaged();
  }
  let unpacked = 0;
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  /** Once: texts and styles belong to all sheets. */
  const unpack = (path: string, most: number): Promise<Uint8Array<ArrayBuffer>> => {
    const known = kept.get(keyOf(path)) ?? unpackNow(path, most);
    kept.set(keyOf(path), known);
    return known;
  };
  const unpackNow = async (path: string, most: number): Promise<Uint8Array<ArrayBuffer>> => {
    const entry = entries.get(keyOf(path));
    if (entry === undefined) throw damaged();
    unpacked += entry.size;
    if (entry.size > most || unpacked > MOST_UNPACKED) {
      throw new WorkbookFailure({ rule: 'unpacksTooLarge', bytes: Math.max(entry.size, unpacked), most });
    }
    try {
      return await entry.bytes();
    } catch {
      throw damaged();
    }
  };
  return {
    has: (path) => entries.has(keyOf(path)),
    contents: async (path) => (entries.has(keyOf(path)) ? textOf(await unpack(path, MOST_CONTENTS)) : ''),
    read: (path) => unpack(path, MOST_UNPACKED),
  };
}

/** Some programs write `xl\workbook.xml`, others differ in case between a part and what leads to it. */
const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** UTF-16 by its mark, which hucre does not read. */
export const isWide = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The text of a part. */
export function textOf(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(isWide(bytes) ? wide : 'utf-8').decode(bytes);
}
