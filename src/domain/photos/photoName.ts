import { compareLotNumbers, formatLotNumber, parseLotNumber, type LotNumber } from '../numbering/lotNumber';

export interface PhotoName {
  readonly lotNumber: LotNumber | null;
  /** Which photo of the lot, 0 to 999; null when the name does not say. */
  readonly sequence: number | null;
}

export interface PhotoFile {
  /** File name, or path with the folder's name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** The photos that become one lot, in their order. Without a number: always exactly one photo. */
export interface PhotoGroup<File extends PhotoFile = PhotoFile> {
  readonly lotNumber: LotNumber | null;
  readonly photos: readonly File[];
}

const UNNUMBERED: PhotoName = { lotNumber: null, sequence: null };

const EXTENSIONS = /(?:\.[a-z][a-z0-9]{2,4})+$/i;
/** `12`, `12A`, `Lot 12`, in German `Los 12`; then nothing, or something that no digit or letter begins. */
const LEADING_NUMBER = /^(?:lo[st][\s_-]*)?(\d{1,5}[a-z]?)(?![a-z\d])(.*)$/is;
/** `-1`, `_1`, `.1`, ` 1`, ` - 1`, `(1)`, ` (1)`: at most three digits, so that no year and no time of day is one. */
const SEQUENCE = /^(?:\s*[-_.]\s*(\d{1,3})|\s+(\d{1,3})|\s*\((\d{1,3})\))(?![a-z\d])(.*)$/is;
/** What systems and editors add to a copy: ` copy`, ` - Copy (2)`, `-edited`, `~2`, ` (1)`. */
const COPY_MARK =
  /^(?:[\s_.~-]*(?:copy|copie|kopie|copia|edited|edit|bearbeitet)|~\d{1,2}|\s*\(\d{1,3}\))+(?:\s\d{1,2})?$/i;
/** `-front`, ` blue vase`: words without any digit. */
const WORDS = /^[\s_.~-]+\p{L}[^\d]*$/iu;

/**
 * The lot number and place that a file's name begins with, as the bidding platforms read it: `12-1.jpg`, `12_1.jpg`,
 * `12.1.jpg`, `12 1.jpg`, `12 (1).jpg`, `12.jpg`, with a letter `12A_1.jpg`. Rather no number than a wrong one: names
 * made by cameras (`IMG_2041`, dates, long counters) and everything ambiguous (`12-1-2`) give null.
 */
export function parsePhotoName(fileName: string): PhotoName {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const [, tag = '', rest = ''] = LEADING_NUMBER.exec(base.replace(EXTENSIONS, '').trim()) ?? [];
  const lotNumber = parseLotNumber(tag);
  if (lotNumber === null) return UNNUMBERED;
  if (rest === '' || (COPY_MARK.test(rest) && !SEQUENCE.test(rest))) return { lotNumber, sequence: null };

  const place = SEQUENCE.exec(rest);
  if (place === null) return UNNUMBERED;
  const digits = place[1] ?? place[2] ?? place[3] ?? '';
  const remark = place[4] ?? '';
  const named = { lotNumber, sequence: Number(digits) };
  if (remark === '' || COPY_MARK.test(remark)) return named;
  return WORDS.test(remark) && !isYearAndMonth(lotNumber, digits) ? named : UNNUMBERED;
}

/** `2026-01 holiday`: a month with words behind it, not lot 2026. */
function isYearAndMonth({ number, suffix }: LotNumber, digits: string): boolean {
  return suffix === '' && number >= 1900 && number <= 2099 && /^(?:0[1-9]|1[0-2])$/.test(digits);
}

/**
 * The lots that a choice of files makes: first one per number, in the order of the sale, its photos by place (those
 * without a place first, then by name); then one per file without a number, in the natural order of names.
 */
export function groupPhotos<File extends PhotoFile>(files: readonly File[]): PhotoGroup<File>[] {
  const named = files.map((file) => ({ file, ...parsePhotoName(file.name) })).sort(comparePlaces);
  const numbered = new Map<string, { lotNumber: LotNumber; photos: File[] }>();
  const unnumbered: PhotoGroup<File>[] = [];
  for (const { file, lotNumber } of named) {
    if (lotNumber === null) {
      unnumbered.push({ lotNumber, photos: [file] });
      continue;
    }
    const id = formatLotNumber(lotNumber);
    const group = numbered.get(id) ?? { lotNumber, photos: [] };
    group.photos.push(file);
    numbered.set(id, group);
  }
  const lots = [...numbered.values()].sort((a, b) => compareLotNumbers(a.lotNumber, b.lotNumber));
  return [...lots, ...unnumbered];
}

interface NamedFile extends PhotoName {
  readonly file: PhotoFile;
}

function comparePlaces(a: NamedFile, b: NamedFile): number {
  return (a.sequence ?? -1) - (b.sequence ?? -1) || compareFiles(a.file, b.file);
}

/** One locale for everyone: the same files give the same lots on every device. */
const naturalOrder = new Intl.Collator('en', { numeric: true });

/** As people count: IMG_9 before IMG_10. */
export function compareFileNames(one: string, other: string): number {
  return naturalOrder.compare(one, other) || Number(one > other) - Number(one < other);
}

function compareFiles(a: PhotoFile, b: PhotoFile): number {
  return compareFileNames(a.name, b.name) || a.lastModified - b.lastModified;
}
