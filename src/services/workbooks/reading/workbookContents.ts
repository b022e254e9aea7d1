import type { WorkbookSheet } from '../../../domain/imports/read/importTable';
import { damaged, type Parts } from './workbookParts';
import { type Attributes, byLocalName, tagsOf } from './xmlTags';

/** What is where in a workbook. */
export interface WorkbookContents {
  /** In their order; `path`: of the part, null for a sheet without cells, such as a chart. */
  readonly sheets: readonly (WorkbookSheet & { readonly path: string | null })[];
  /** Days are counted from 1904, as Excel for the Mac once did. */
  readonly from1904: boolean;
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
  readonly hasMacros: boolean;
  /** A workbook whose parts are no texts (.xlsb). */
  readonly isBinary: boolean;
}

interface Relation {
  readonly id: string;
  /** The last word of the type: two standards have two addresses for each. */
  readonly type: string;
  readonly path: string;
}

/** What an archive is that has no workbook: any archive, or a text or slides, which are packed in the same way. */
type NoWorkbook = 'zip' | 'richText';

export async function workbookContents(parts: Parts): Promise<WorkbookContents | NoWorkbook> {
  const root = await relationsOf(parts, '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path;
  if (path === undefined) return 'zip';
  if (!parts.has(path)) throw damaged();
  const types = await parts.contents('[Content_Types].xml');
  if (path.toLowerCase().endsWith('.bin')) return { ...NOTHING, isBinary: true };
  const xml = await parts.contents(path);
  if (tagsOf(xml, 'workbook').length === 0) return 'richText';
  const relations = await relationsOf(parts, path);
  const pathOf = (wanted: string): string | null => relations.find(({ type }) => type === wanted)?.path ?? null;
  const sheets = tagsOf(xml, 'sheet').flatMap((sheet) => {
    const relation = relations.find(({ id }) => id === byLocalName(sheet, 'id'));
    return relation === undefined
      ? []
      : [{ ...nameOf(sheet), path: relation.type === 'worksheet' ? relation.path : null }];
  });
  return {
    sheets: sheets.slice(0, MOST_SHEETS),
    from1904: tagsOf(xml, 'workbookPr').some(({ date1904 = '' }) => isTrue(date1904)),
    stringsPath: pathOf('sharedStrings'),
    stylesPath: pathOf('styles'),
    hasMacros: relations.some(({ type }) => type === 'vbaProject') || types.includes('macroEnabled'),
    isBinary: false,
  };
}

/** Nobody chooses among more. */
const MOST_SHEETS = 1_000;

const NOTHING: WorkbookContents = {
  sheets: [],
  from1904: false,
  stringsPath: null,
  stylesPath: null,
  hasMacros: false,
  isBinary: false,
};

const isTrue = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

const nameOf = ({ name = '', state = '' }: Attributes): WorkbookSheet => ({
  name,
  hidden: state === 'hidden' || state === 'veryHidden',
});

/** What leads from a part to others; from the whole archive for ''. What leads out of the file is left alone. */
async function relationsOf(parts: Parts, path: string): Promise<readonly Relation[]> {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  const xml = await parts.contents(`${folder}_rels/${path.slice(cut)}.rels`);
  return tagsOf(xml, 'Relationship').flatMap(
    ({ Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) =>
      mode === 'External' ? [] : [{ id, type: type.slice(type.lastIndexOf('/') + 1), path: resolve(folder, target) }],
  );
}

function resolve(folder: string, target: string): string {
  const steps = target.replaceAll('\\', '/').split('/');
  const from = target.startsWith('/') ? [] : folder.split('/');
  const path: string[] = [];
  for (const step of [...from, ...steps]) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
