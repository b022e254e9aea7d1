interface Slotted {
  readonly lotId: string;
  readonly slot: number;
}

/**
 * Gives the rows that exist a slot each, by which React knows them. A lot keeps its slot as long as it is in sight. One
 * that comes gets the slot of one that has gone, and with it the elements of its row, in which only what they say
 * changes, wherever that moves no other element: the rows stand in the document in the order in which they are read, and
 * a control that is moved would lose the focus.
 */
export function createRowSlots(): (lotIds: readonly string[]) => ReadonlyMap<string, number> {
  let known: readonly Slotted[] = [];
  let fresh = 0;
  return (lotIds) => {
    const before = new Map(known.map(({ lotId }, place) => [lotId, place]));
    const kept = new Set(lotIds.filter((id) => before.has(id)));
    const places = [...kept].map((id) => before.get(id) ?? 0);
    const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
    let from = 0;
    const slotOf = (lotId: string): number => {
      const place = before.get(lotId);
      const found = known[place ?? from];
      const isGone = found !== undefined && !kept.has(found.lotId);
      if (found === undefined || (place === undefined && !(isInOrder && isGone))) return fresh++;
      from = (place ?? from) + 1;
      return found.slot;
    };
    known = lotIds.map((lotId) => ({ lotId, slot: slotOf(lotId) }));
    return new Map(known.map(({ lotId, slot }) => [lotId, slot]));
  };
}
