import type { TableProblem } from '../../../domain/imports/read/importTable';

/** Where the header of such a file says how large its sectors are, and which of them is the first of the directory. */
const SECTOR_SIZE = 30;
const DIRECTORY = 48;
const HEADER = 512;
/** Bytes of the directory that are looked at: its first names. */
const LOOKED_AT = 16_384;

/**
 * Files that begin like Excel's of before 2007: a password puts a workbook of today into such a file, too, under a name
 * of its own.
 */
export async function kindOfOldFile(file: Blob): Promise<TableProblem> {
  const header = new DataView(await file.slice(0, HEADER).arrayBuffer());
  if (header.byteLength < HEADER) return { rule: 'damaged' };
  const size = 2 ** Math.min(header.getUint16(SECTOR_SIZE, true), 16);
  const start = (header.getUint32(DIRECTORY, true) + 1) * size;
  const names = new TextDecoder('utf-16le').decode(await file.slice(start, start + LOOKED_AT).arrayBuffer());
  return names.includes('EncryptedPackage') ? { rule: 'encrypted' } : { rule: 'notATable', kind: 'oldWorkbook' };
}
