import { nameKey } from '../nameKey';
import type { ImportTarget } from '../cells/targets';

/** The header row of a platform or of another program, with the target of each column; null where we have none. */
export interface KnownFormat {
  /** Stable, such as `liveAuctioneers`. */
  readonly id: string;
  readonly columns: readonly FormatColumn[];
  /** Lotsmith's own. */
  readonly isOurs?: boolean;
}

export interface FormatColumn {
  readonly header: string;
  readonly target: ImportTarget | null;
  readonly required: boolean;
}

/** Fewer columns are like those of many programs. */
const FEWEST = 3;

/**
 * The format that a header row belongs to: it has every column that the format needs, and none that the format does not know.
 * Of several that fit, the one of whose columns the row has the greatest part, and then the one in whose order they stand.
 */
export function formatOf(names: readonly string[], formats: readonly KnownFormat[]): KnownFormat | null {
  const keys = new Set(names.map(nameKey).filter((key) => key !== ''));
  if (keys.size < FEWEST) return null;
  let best: { readonly format: KnownFormat; readonly part: number; readonly inOrder: boolean } | null = null;
  for (const format of formats) {
    const known = new Set(format.columns.map(({ header }) => nameKey(header)));
    const isIt =
      [...keys].every((key) => known.has(key)) &&
      format.columns.every(({ header, required }) => !required || keys.has(nameKey(header)));
    const part = keys.size / Math.max(1, known.size);
    const inOrder = [...known].filter((key) => keys.has(key)).join('|') === [...keys].join('|');
    const isBetter = best === null || part > best.part || (part === best.part && inOrder && !best.inOrder);
    if (isIt && isBetter) best = { format, part, inOrder };
  }
  return best?.format ?? null;
}

/** The target of a column of the format. */
export function targetInFormat(name: string, { columns }: KnownFormat): ImportTarget | null {
  return columns.find(({ header }) => nameKey(header) === nameKey(name))?.target ?? null;
}
