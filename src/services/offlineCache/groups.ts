/** Things that are written together while the writing before is under way, one writing at a time. */
export interface Groups<Item, Result> {
  /** Resolves with what became of the item once it is written. */
  add(this: void, owner: string, item: Item): Promise<Result>;
}

/** So many are written in one task of the page, which stays awake. */
const MOST = 50;

/** `write`: gives a result for each item of one owner, in their order. */
export function createGroups<Item, Result>(
  write: (owner: string, items: readonly Item[]) => Promise<readonly Result[]>,
): Groups<Item, Result> {
  interface Group {
    readonly owner: string;
    readonly items: Item[];
    readonly results: Promise<readonly Result[]>;
  }
  let last: Promise<unknown> = Promise.resolve();
  let open: Group | undefined;

  const begin = (owner: string): Group => {
    const items: Item[] = [];
    const results = last.then(() => {
      if (open?.items === items) open = undefined;
      return write(owner, items);
    });
    last = results.catch(() => undefined);
    return { owner, items, results };
  };

  return {
    async add(owner, item) {
      if (open?.owner !== owner || open.items.length === MOST) open = begin(owner);
      const { items, results } = open;
      const place = items.push(item) - 1;
      return (await results)[place] as Result;
    },
  };
}
