import { createImportDesk } from '../../domain/imports/desk/importDesk';
import type { Reading } from '../../domain/imports/desk/views';
import { kindOfFile } from '../../domain/imports/read/fileKind';
import { type ReadWorkbook, sizeProblem } from '../../domain/imports/read/importTable';
import { mayBeJson, readOwnJsonTable } from '../../domain/imports/read/ownJsonTable';
import { readTable } from '../../domain/imports/read/readTable';
import { readTemplate } from '../../domain/imports/template/readTemplate';
import type { FileDesk, NamedFile } from './ImportReader';

/** In the order of the interface: what a page may call. */
export const DESK_CALLS = [
  'open',
  'template',
  'receiveSaleChange',
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

/** What `kindOfFile` calls a file in which there may be a workbook. */
const WORKBOOKS: ReadonlySet<string | null> = new Set(['workbook', 'oldWorkbook', 'zip']);
/** So many bytes say what a file is. */
const HEAD = 4_096;

/** The desk in the worker, with the file that is open. */
export function createFileDesk(): FileDesk {
  const desk = createImportDesk();
  let open: NamedFile | null = null;
  return {
    ...desk,
    async open(file, reading, knowledge) {
      open = file ?? open;
      return desk.open(await readFile(open, reading), reading, knowledge);
    },
    async template(file, reading, knowledge) {
      const head = new Uint8Array(await file.blob.slice(0, LONGEST_MARK).arrayBuffer());
      return readTemplate(await readFile(file, reading, 'first'), reading, knowledge, hasMark(head));
    },
    close() {
      open = null;
      desk.close();
    },
  };
}

const LONGEST_MARK = 3;

/** Whether a text begins with the mark of its encoding. */
const hasMark = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xef && second === 0xbb && third === 0xbf) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);

async function readFile(
  file: NamedFile | null,
  reading: Reading,
  wants: 'table' | 'first' = 'table',
): Promise<ReadWorkbook> {
  if (file === null) return { ok: false, problem: { rule: 'empty' }, sheets: [] };
  const { name, blob } = file;
  const head = new Uint8Array(await blob.slice(0, HEAD).arrayBuffer());
  if (WORKBOOKS.has(kindOfFile(head))) {
    // Its reader is large, and most files are none.
    const { readWorkbook } = await import('../workbooks/reading/readWorkbook');
    return readWorkbook(blob, name, reading.sheet, wants);
  }
  const problem = sizeProblem(blob.size);
  if (problem !== null) return { ok: false, problem, sheets: [] };
  const { header: _header, sheet: _sheet, ...choices } = reading;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const read = (mayBeJson(bytes) ? readOwnJsonTable(bytes, name) : null) ?? readTable(bytes, name, choices);
  return read.ok ? { ...read, sheets: [], sheet: 0 } : { ...read, sheets: [] };
}
