export type PathParams = Readonly<Record<string, string>>;

/** The parts of a path; a slash at its end says nothing. */
const partsOf = (path: string): readonly string[] => path.replace(/(.)\/$/, '$1').split('/');

/** The named parts of `path` when it fits `pattern` (`/sales/:saleId`), null when it does not. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = partsOf(pattern);
  const found = partsOf(path);
  const params: Record<string, string> = {};
  const fits = wanted.every((part, index) => {
    const here = found[index] ?? '';
    if (!part.startsWith(':')) return part === here;
    params[part.slice(1)] = decodePart(here);
    return here !== '';
  });
  return fits && found.length === wanted.length ? params : null;
}

/** A part that is no valid encoding is taken as it stands: the address bar may hold anything. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
