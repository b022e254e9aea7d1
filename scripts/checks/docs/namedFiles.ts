import path from 'node:path';

const ENDING = String.raw`\.(?:[cm]?[jt]sx?|json|rules|html|css|md)`;
const SPAN = /`([^`]+)`/g;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
const PATH = new RegExp(String.raw`^\w[\w./-]*\/[\w./-]+${ENDING}$`);
const BARE = new RegExp(String.raw`^[\w.-]+${ENDING}$`);
const FOLDER = /^(src|docs|local|e2e|rules|scripts|bench|fixtures|public)\/[\w./-]+$/;
const JEST = /npx jest ([^\s-]\S*)/;
/** Patterns of names, such as `*.test.ts` and `{src,local}/**`, and paths of documents, such as `sales/{saleId}`. */
const PATTERN = /[*{}<>$|]/;
/** What a command writes, and no check looks into. */
const WRITTEN = /^bench\/results\//;
/** Names that stand for any file of a kind, and files that a reader makes who follows the docs. */
const EXAMPLES = new Set([
  'xSlice.ts',
  'XPage.tsx',
  'src/features/help/HelpPage.tsx',
  'src/features/help/helpTexts.ts',
  'src/app/languages/de/app/help.ts',
  'src/app/languages/fr/',
]);

/**
 * What is wrong with a document that names files: one sentence for each name that leads nowhere. Looked at is what stands in
 * backticks (a path, a folder, the bare name of a file, the files of `npx jest`) and where its links lead. `files` are all
 * files of the project, by their paths; a path in the document begins at the project or at the document's folder.
 */
export function missingFiles(doc: string, text: string, files: readonly string[]): string[] {
  const paths = new Set(files);
  const names = new Set(files.map((file) => path.posix.basename(file)));
  const besideDoc = (name: string): string => path.posix.join(path.posix.dirname(doc), name);
  const isPrefix = (name: string): boolean => files.some((file) => file.startsWith(name));
  const isThere = (span: string): boolean => {
    const pattern = JEST.exec(span)?.[1];
    if (pattern !== undefined) return files.some((file) => new RegExp(pattern).test(file));
    const name = span.replace(/:\d+$/, '');
    if (PATTERN.test(name) || WRITTEN.test(name) || EXAMPLES.has(name)) return true;
    if (PATH.test(name)) return paths.has(name) || paths.has(besideDoc(name));
    if (BARE.test(name)) return names.has(name);
    return !FOLDER.test(name) || isPrefix(name);
  };
  return text.split('\n').flatMap((line, place) => {
    const spans = [...line.matchAll(SPAN)].map(([, span = '']) => span).filter((span) => !isThere(span));
    const links = [...line.replaceAll(SPAN, '').matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !isPrefix(besideDoc(link)));
    return [...spans, ...links].map((name) => `${doc}:${place + 1} names ${name}, which does not exist.`);
  });
}

/** Folders at the top of the project that the README does not name. */
export function unnamedFolders(readme: string, files: readonly string[]): string[] {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))));
  return [...folders]
    .filter((folder) => !new RegExp(`\`${folder.replace('.', '\\.')}[\`/]`).test(readme))
    .map((folder) => `README.md does not name the folder ${folder}.`);
}
