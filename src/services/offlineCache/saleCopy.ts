import { chunkNameOf, type Chunk, type CopiedEntities, type CopiedKind } from './OfflineCache';
import { afterSteps, type Step } from './acknowledgedChanges';

/** What is known of one kind in the open sale: from the copy until the server has answered, then from the server. */
export interface KindCopy<Kind extends CopiedKind> {
  /** Takes what was kept; returns what may be shown of it, which is what the database has not sent newer. */
  restore(entities: readonly CopiedEntities[Kind][]): readonly CopiedEntities[Kind][];
  /** Takes an event. What this build cannot read is there all the same: the copy keeps what could be read of it last. */
  take(event: CopiedEvent<CopiedEntities[Kind]>): void;
  /** A step that the server has taken and may tell later: the chunks hold it from the server's first answer on. */
  add(step: Step<CopiedEntities[Kind]>): void;
  readonly isAnswered: boolean;
  /** The chunks that have changed since the last time. */
  flush(): readonly Chunk<Kind>[];
  /** Nothing is known to be kept any more: the next time all chunks have changed. */
  invalidate(): void;
}

/** What a listener was given of one kind. */
export interface CopiedEvent<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly fromServer: boolean;
}

export function createKindCopy<Kind extends CopiedKind>(kind: Kind): KindCopy<Kind> {
  type Entity = CopiedEntities[Kind];
  const chunks = new Map<string, Map<string, Entity>>();
  const dirty = new Set<string>();
  let isAnswered = false;
  /** Steps that the server has taken and its stream has not shown, by the entity, with what the stream has shown of it. */
  const acknowledged = new Map<
    string,
    { readonly received: Entity | undefined; readonly steps: readonly Step<Entity>[] }
  >();

  const known = (id: string): Entity | undefined => chunks.get(chunkNameOf(id))?.get(id);
  const chunkOf = (id: string): Map<string, Entity> => {
    const name = chunkNameOf(id);
    dirty.add(name);
    const chunk = chunks.get(name) ?? new Map<string, Entity>();
    chunks.set(name, chunk);
    return chunk;
  };
  /** An event may be older than what this page knows to be with the server. */
  const catchUp = (id: string): void => {
    const open = acknowledged.get(id);
    if (open === undefined) return;
    const { entity, missing } = afterSteps(open.received, open.steps);
    if (missing.length === 0) acknowledged.delete(id);
    else acknowledged.set(id, { ...open, steps: missing });
    if (entity === known(id)) return;
    if (entity === undefined) chunkOf(id).delete(id);
    else chunkOf(id).set(id, entity);
  };

  return {
    get isAnswered() {
      return isAnswered;
    },
    restore(entities) {
      if (isAnswered) return [];
      return chunks.size === 0 ? entities : entities.filter(({ id }) => known(id) === undefined);
    },
    add(step) {
      const open = acknowledged.get(step.id) ?? { received: known(step.id), steps: [] };
      acknowledged.set(step.id, { ...open, steps: [...open.steps, step] });
      if (isAnswered) catchUp(step.id);
    },
    take({ changed, removed, fromServer }) {
      for (const entity of changed) {
        const { id } = entity;
        chunkOf(id).set(id, entity);
        const open = acknowledged.get(id);
        if (open === undefined) continue;
        acknowledged.set(id, { ...open, received: entity });
        if (isAnswered) catchUp(id);
      }
      for (const id of removed) {
        chunkOf(id).delete(id);
        acknowledged.delete(id);
      }
      if (fromServer && !isAnswered) {
        isAnswered = true;
        for (const id of [...acknowledged.keys()]) catchUp(id);
      }
    },
    invalidate() {
      for (const name of chunks.keys()) dirty.add(name);
    },
    flush() {
      const names = [...dirty];
      dirty.clear();
      return names.map((name) => ({ kind, name, entities: [...(chunks.get(name)?.values() ?? [])] }));
    },
  };
}
