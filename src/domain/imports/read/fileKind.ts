/** Kinds of files that are no tables, whatever their names say. */
export const FILE_KINDS = [
  'picture',
  'pdf',
  'workbook',
  'oldWorkbook',
  'binaryWorkbook',
  'openDocument',
  'zip',
  'archive',
  'video',
  'webPage',
  'xml',
  'richText',
  'json',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface Signature {
  readonly kind: FileKind;
  /** Latin-1 text of the bytes at `at`. */
  readonly text: string;
  readonly at?: number;
}

/** What such files begin with. */
const SIGNATURES: readonly Signature[] = [
  { kind: 'picture', text: '\xff\xd8\xff' },
  { kind: 'picture', text: '\x89PNG\r\n\x1a\n' },
  { kind: 'picture', text: 'GIF87a' },
  { kind: 'picture', text: 'GIF89a' },
  { kind: 'picture', text: 'WEBP', at: 8 },
  { kind: 'picture', text: 'II*\0' },
  { kind: 'picture', text: 'MM\0*' },
  { kind: 'picture', text: 'ftyphei', at: 4 },
  { kind: 'picture', text: 'ftypmif1', at: 4 },
  { kind: 'picture', text: 'ftypavif', at: 4 },
  { kind: 'video', text: 'ftyp', at: 4 },
  { kind: 'pdf', text: '%PDF-' },
  { kind: 'oldWorkbook', text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { kind: 'zip', text: 'PK\x03\x04' },
  { kind: 'zip', text: 'PK\x05\x06' },
  { kind: 'archive', text: '\x1f\x8b\x08' },
  { kind: 'archive', text: '7z\xbc\xaf\x27\x1c' },
  { kind: 'archive', text: 'Rar!\x1a\x07' },
  { kind: 'richText', text: '{\\rtf' },
];

/** So many bytes tell what a file is. A workbook names its parts in the first of them. */
const HEAD = 2_000;

function kindOfArchive(head: string): FileKind {
  if (head.includes('application/vnd.oasis.opendocument')) return 'openDocument';
  return /\[Content_Types\]\.xml|xl[/\\]|_rels[/\\]/.test(head) ? 'workbook' : 'zip';
}

/** The kind of a file by its first bytes; null when it may be a text. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const found = SIGNATURES.find(({ text, at = 0 }) => head.startsWith(text, at))?.kind;
  if (found === 'zip') return kindOfArchive(head);
  if (found !== undefined) return found;
  const start = head
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .slice(0, 100)
    .toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table|meta)\b/.test(start)) return 'webPage';
  return start.startsWith('<?xml') ? 'xml' : null;
}
