import { isWhole, type SentContent, type SentEntry, type SentExport } from './sentExport';

/** What a platform has of a lot. Pictures stay there when a later file comes without them. */
export interface PlatformHas {
  readonly entry: SentEntry;
  /** The export that its cells are of. */
  readonly from: SentExport;
  readonly fieldNames: SentContent['fieldNames'];
  /** The hash of its pictures; null when they never went out. */
  readonly pictures: string | null;
}

/** What a platform has after all exports to it. */
export interface PlatformState {
  /** By the ids of the lots. */
  readonly lots: ReadonlyMap<string, PlatformHas>;
  /** The newest export of any kind, and its names of fields. */
  readonly last: SentExport;
  readonly fieldNames: SentContent['fieldNames'];
  /** The newest that took the place of all before; null when only parts were sent. */
  readonly whole: SentExport | null;
}

const byTime = (one: SentExport, another: SentExport): number => one.at - another.at || (one.id < another.id ? -1 : 1);

/** The exports that have to be read to know what a platform has, oldest first. A bundle that was never uploaded is none. */
export function chainOf(exports: readonly SentExport[], platform: string): readonly SentExport[] {
  const own = exports.filter((each) => each.platform === platform && each.outcome !== 'forgotten').sort(byTime);
  const whole = Math.max(own.findLastIndex(isWhole), 0);
  // Pictures that went with earlier files are still there.
  const hasEarlierPictures = own.slice(0, whole).some(({ pictures }) => pictures);
  if (!hasEarlierPictures) return own.slice(whole);
  const withPictures = own.findLastIndex((each) => isWhole(each) && each.pictures);
  return own.slice(Math.max(withPictures, 0));
}

const NO_CONTENT: SentContent = { fieldNames: {}, entries: [] };

/** Null before anything was sent. `contents`: of the exports of the chain, by their ids. */
export function platformStateOf(
  chain: readonly SentExport[],
  contents: Readonly<Record<string, SentContent>>,
): PlatformState | null {
  const last = chain.at(-1);
  if (last === undefined) return null;
  let lots = new Map<string, PlatformHas>();
  for (const from of chain) {
    const before = lots;
    if (isWhole(from)) lots = new Map();
    const { fieldNames, entries } = contents[from.id] ?? NO_CONTENT;
    for (const entry of entries) {
      const pictures = entry.pictures ?? before.get(entry.id)?.pictures ?? null;
      if (entry.isGone === true) lots.delete(entry.id);
      else lots.set(entry.id, { entry, from, fieldNames, pictures });
    }
  }
  const { fieldNames } = contents[last.id] ?? NO_CONTENT;
  return { lots, last, fieldNames, whole: chain.findLast(isWhole) ?? null };
}
