import { createImportDesk } from '../../domain/imports/desk/importDesk';
import type { CheckView, Reading } from '../../domain/imports/desk/views';
import { kindOfFile } from '../../domain/imports/read/fileKind';
import { LARGEST_FILE, type ReadWorkbook, sizeProblem, type TableProblem } from '../../domain/imports/read/importTable';
import { mayBeJson, readOwnJsonTable } from '../../domain/imports/read/ownJsonTable';
import { readTable } from '../../domain/imports/read/readTable';
import { readTemplate } from '../../domain/imports/template/readTemplate';
import { sha256 } from '../photos/sha256';
import type { Bundle } from './bundleFile';
import type { FileDesk, NamedFile } from './ImportReader';

/** In the order of the interface: what a page may call. */
export const DESK_CALLS = [
  'open',
  'picture',
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
/** Of those, the ones that may be a bundle: the first bytes of a workbook do not always say what it is. */
const ARCHIVES: ReadonlySet<string | null> = new Set(['workbook', 'zip']);
/** So many bytes say what a file is. */
const HEAD = 4_096;

/** The desk in the worker, with the file that is open. */
export function createFileDesk(): FileDesk {
  const { unknownPictures, learnPictures, ...desk } = createImportDesk();
  let open: NamedFile | null = null;
  let bundle: Bundle | null = null;

  /** Looks into the pictures that lots may have already, each once. */
  async function withPictures(view: CheckView): Promise<CheckView> {
    const paths = unknownPictures();
    if (paths.length === 0) return view;
    const hashes = new Map<string, string>();
    for (const path of paths) hashes.set(path, await hashOf((await bundle?.picture(path)) ?? null));
    return learnPictures(hashes);
  }

  return {
    ...desk,
    check: (matching, choice) => withPictures(desk.check(matching, choice)),
    choose: (choice) => withPictures(desk.choose(choice)),
    edit: (at, column, text) => withPictures(desk.edit(at, column, text)),
    renew: () => withPictures(desk.renew()),
    async open(file, reading, knowledge) {
      open = file ?? open;
      bundle = await bundleIn(open);
      return desk.open(await readFile(open, reading, bundle), reading, knowledge, bundle?.pictures);
    },
    picture: async (path) => (await bundle?.picture(path)) ?? null,
    async template(file, reading, knowledge) {
      const head = new Uint8Array(await file.blob.slice(0, LONGEST_MARK).arrayBuffer());
      return readTemplate(
        await readFile(file, reading, await bundleIn(file), 'first'),
        reading,
        knowledge,
        hasMark(head),
      );
    },
    close() {
      open = null;
      bundle = null;
      desk.close();
    },
  };
}

const hashOf = async (picture: Blob | null): Promise<string> =>
  picture === null ? '' : sha256(await picture.arrayBuffer());

const LONGEST_MARK = 3;

/** Whether a text begins with the mark of its encoding. */
const hasMark = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xef && second === 0xbb && third === 0xbf) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);

const headOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.slice(0, HEAD).arrayBuffer());

/** What a ZIP file that is no workbook has in it; null for all other files. */
async function bundleIn(file: NamedFile | null): Promise<Bundle | null> {
  if (file === null || !ARCHIVES.has(kindOfFile(await headOf(file.blob)))) return null;
  // Most files are none.
  const { openBundle } = await import('./bundleFile');
  return openBundle(file.blob);
}

type Wants = 'table' | 'first';

async function readFile(
  file: NamedFile | null,
  reading: Reading,
  bundle: Bundle | null,
  wants: Wants = 'table',
): Promise<ReadWorkbook> {
  if (file === null) return { ok: false, problem: { rule: 'empty' }, sheets: [] };
  return bundle === null ? readTableFile(file, reading, wants) : readBundle(bundle, reading, wants);
}

/** Of several tables in a bundle one is chosen, like a sheet of a workbook. */
async function readBundle(bundle: Bundle, reading: Reading, wants: Wants): Promise<ReadWorkbook> {
  const { tables } = bundle;
  const { sheet = 0, ...rest } = reading;
  const isChosen = tables.length > 1;
  const sheets = tables.map((name) => ({ name, hidden: false }));
  const place = isChosen ? sheet : 0;
  const refused = (problem: TableProblem): ReadWorkbook => ({ ok: false, problem, sheets: isChosen ? sheets : [] });
  const bytes = bundle.tableSize(place);
  const most = LARGEST_FILE;
  if (bytes > most) return refused({ rule: 'tooLarge', bytes, most });
  let file: NamedFile;
  try {
    file = await bundle.table(place);
  } catch {
    return refused({ rule: 'damaged' });
  }
  const read = await readTableFile(file, isChosen ? rest : reading, wants);
  if (!isChosen) return read;
  return read.ok ? { ...read, sheets, sheet } : { ...read, sheets };
}

async function readTableFile(file: NamedFile, reading: Reading, wants: Wants): Promise<ReadWorkbook> {
  const { name, blob } = file;
  if (WORKBOOKS.has(kindOfFile(await headOf(blob)))) {
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
