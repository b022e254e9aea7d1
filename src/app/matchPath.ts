import { parse } from 'regexparam';

export type PathParams = Readonly<Record<string, string>>;

/** The named parts of `path` when it fits `pattern` (`/sales/:saleId`), null when it does not. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const { keys, pattern: expression } = parse(pattern);
  const found = expression.exec(path);
  if (found === null) return null;
  return Object.fromEntries(keys.map((key, index) => [key, decodePart(found[index + 1] ?? '')]));
}

/** A part that is no valid encoding is taken as it stands: the address bar may hold anything. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
