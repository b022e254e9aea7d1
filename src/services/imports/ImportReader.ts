import { createImportDesk, type ImportDesk } from '../../domain/imports/desk/importDesk';
import type { WorkbookReader } from '../../domain/imports/desk/readFile';
import type { Knowledge, OpenView, Reading } from '../../domain/imports/desk/views';
import { sizeProblem } from '../../domain/imports/read/importTable';
import type { Remote } from '../workers/workerCalls';

/** A file that was chosen. */
export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

interface OfFiles {
  /** Reads a file, or the present one (null) in another way. */
  open(file: NamedFile | null, reading: Reading, knowledge: Knowledge): Promise<OpenView>;
}

/** The desk with files in place of bytes: only a handle goes to it, and nothing is read that is too large. */
export type FileDesk = Omit<ImportDesk, 'open'> & OfFiles;

/**
 * Reads and checks files beside the page, which gets only what it shows. Every promise rejects when the reader has given up; then
 * the file has to be chosen again.
 */
export type ImportReader = Remote<FileDesk>;

/** In the order of the interface: what a page may call. */
export const DESK_CALLS = [
  'open',
  'tellSale',
  'forgetSale',
  'check',
  'choose',
  'edit',
  'renew',
  'filter',
  'rows',
  'acts',
  'left',
  'close',
] as const satisfies readonly (keyof FileDesk)[];

export function createFileDesk(workbooks?: WorkbookReader): FileDesk {
  const desk = createImportDesk(workbooks);
  return {
    ...desk,
    async open(file, reading, knowledge) {
      if (file === null) return desk.open(null, reading, knowledge);
      const problem = sizeProblem(file.blob.size);
      if (problem !== null) return { ok: false, problem };
      const bytes = new Uint8Array(await file.blob.arrayBuffer());
      return desk.open({ name: file.name, bytes }, reading, knowledge);
    },
  };
}

declare module '../gateways' {
  interface Gateways {
    readonly importReader: ImportReader;
  }
}
