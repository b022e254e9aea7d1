/** A word or a key, and what it means. */
export interface HelpEntry {
  readonly term: string;
  readonly says: string;
}

export interface HelpGroup {
  readonly title: string;
  readonly entries: readonly HelpEntry[];
  readonly isKeys: boolean;
}

/** The entries that hold all words of the query, or whose group does; groups without any are left out. */
export function findHelp(groups: readonly HelpGroup[], query: string): readonly HelpGroup[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ term, says }) => holds(`${group.title} ${term} ${says}`)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
