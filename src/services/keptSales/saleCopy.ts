import { chunkNameOf, type Chunk, type CopiedEntities, type CopiedKind } from './KeptSales';

/** What is known of one kind in the open sale: from the copy until the server has answered, then from the server. */
export interface KindCopy<Kind extends CopiedKind> {
  /** Takes what was kept; returns what may be shown of it, which is what the database has not told newer. */
  restore(entities: readonly CopiedEntities[Kind][]): readonly CopiedEntities[Kind][];
  /** Takes an event; returns the ids that are gone, those of the copy that the server does not have among them. */
  take(changed: readonly CopiedEntities[Kind][], removed: readonly string[], fromServer: boolean): readonly string[];
  readonly isAnswered: boolean;
  /** The chunks that have changed since the last time. */
  drain(): readonly Chunk<Kind>[];
  /** Nothing is known to be kept any more: the next time all chunks have changed. */
  spoil(): void;
}

export function createKindCopy<Kind extends CopiedKind>(kind: Kind): KindCopy<Kind> {
  type Entity = CopiedEntities[Kind];
  const chunks = new Map<string, Map<string, Entity>>();
  const dirty = new Set<string>();
  /** Shown from the copy, and not confirmed by the server yet. */
  let unconfirmed = new Set<string>();
  let isAnswered = false;

  const chunkOf = (id: string): Map<string, Entity> => {
    const name = chunkNameOf(id);
    dirty.add(name);
    const chunk = chunks.get(name) ?? new Map<string, Entity>();
    chunks.set(name, chunk);
    return chunk;
  };

  return {
    get isAnswered() {
      return isAnswered;
    },
    restore(entities) {
      if (isAnswered) return [];
      const fresh =
        chunks.size === 0 ? entities : entities.filter(({ id }) => chunks.get(chunkNameOf(id))?.has(id) !== true);
      unconfirmed = new Set(fresh.map(({ id }) => id));
      return fresh;
    },
    take(changed, removed, fromServer) {
      for (const entity of changed) {
        chunkOf(entity.id).set(entity.id, entity);
        unconfirmed.delete(entity.id);
      }
      for (const id of removed) {
        chunkOf(id).delete(id);
        unconfirmed.delete(id);
      }
      if (!fromServer || isAnswered) return removed;
      isAnswered = true;
      const gone = [...unconfirmed];
      unconfirmed.clear();
      return [...removed, ...gone];
    },
    spoil() {
      for (const name of chunks.keys()) dirty.add(name);
    },
    drain() {
      const names = [...dirty];
      dirty.clear();
      return names.map((name) => ({ kind, name, entities: [...(chunks.get(name)?.values() ?? [])] }));
    },
  };
}
