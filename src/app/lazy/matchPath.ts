import { isDocumentId } from '../../domain/values/documentId';
import { readSlug } from '../../domain/values/slug';

export type PathParams = Readonly<Record<string, string>>;

/** What a part of this name says; null: it has not the form. A part of any other name is a document's id. */
const READERS: Readonly<Partial<Record<string, (part: string) => string | null>>> = {
  slug: readSlug,
  // The catalogue knows which lots it has, and leads back to them.
  lotNumber: (part) => (part === '' ? null : decodePart(part)),
};
const readId = (part: string): string | null => (isDocumentId(part) ? part : null);

/** The parts of a path; a slash at its end says nothing. */
const partsOf = (path: string): readonly string[] => path.replace(/(.)\/$/, '$1').split('/');

/**
 * The named parts of `path` when it fits `pattern` (`/sales/:saleId`) and each has its form, null otherwise. Pages can
 * rely on the form: an address may hold anything.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = partsOf(pattern);
  const found = partsOf(path);
  const params: Record<string, string> = {};
  const fits = wanted.every((part, index) => {
    const here = found[index] ?? '';
    if (!part.startsWith(':')) return part === here;
    const name = part.slice(1);
    const value = (READERS[name] ?? readId)(here);
    params[name] = value ?? '';
    return value !== null;
  });
  return fits && found.length === wanted.length ? params : null;
}

/** A part that is no valid encoding is taken as it stands. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
