const SALE_PATH = /^\/sales\/([A-Za-z0-9]+)(?:\/|$)/;

/** The sale that a path is about, or null. */
export function saleIdOf(path: string): string | null {
  return SALE_PATH.exec(path)?.[1] ?? null;
}
