import { isDocumentId } from '../../domain/values/documentId';
import { isSlug } from '../../domain/values/slug';

export type PathParams = Readonly<Record<string, string>>;

/** A part of any other name is a document's id. */
const FORMS: Readonly<Partial<Record<string, (part: string) => boolean>>> = {
  slug: isSlug,
  // The catalogue knows which lots it has, and leads back to them.
  lotNumber: (part) => part !== '',
};

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
    params[name] = decodePart(here);
    return (FORMS[name] ?? isDocumentId)(here);
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
