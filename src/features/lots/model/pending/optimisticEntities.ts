import { type EntityChanges, type FieldValue, valuesAfter } from '../../../../domain/operations/changes';
import type { Effect } from '../../../../domain/operations/operations';
import { type Buckets, emptyBuckets } from '../../../../shared/buckets/buckets';
import { openBuckets } from '../../../../shared/buckets/openBuckets';
import {
  changeOf,
  type Ending,
  forgottenFields,
  type Left,
  mapFields,
  newest,
  type PendingFields,
  type PendingValue,
  received,
  receivedFields,
  settlePending,
  valueIn,
} from './pendingValue';

interface Entity {
  readonly id: string;
}

type Values = Readonly<Record<string, FieldValue>>;

/** Entities of one kind: the state of the server with the pending operations applied. */
export interface OptimisticEntities<E> {
  /** As the screen shows them. */
  readonly shown: Buckets<E>;
  /** By the id of the entity. */
  readonly unsent: Buckets<PendingFields>;
  /** Those that this device makes, puts back or removes (null) while the server may not have that yet. */
  readonly presence: Buckets<PendingValue<E | null>>;
}

export const noEntities = <E>(): OptimisticEntities<E> => ({
  shown: emptyBuckets(),
  unsent: emptyBuckets(),
  presence: emptyBuckets(),
});

/** In what the kinds of entities differ. */
export interface EntityRules<E> {
  /** An entity before anything is known of it; without this there is none then. */
  readonly blank?: (id: string) => E;
  /**
   * What the server has of an entity that it has not shown. `null`: nothing. `undefined`: nobody can say, so an entity made
   * here that the server turns out to have already stays on the screen until the listener shows it.
   */
  readonly unseen: null | undefined;
}

/** The entities while one action changes them: what it does not touch stays the very same. */
export type OpenEntities<E extends Entity> = ReturnType<typeof openEntities<E>>;

export function openEntities<E extends Entity>(state: OptimisticEntities<E>, { blank, unseen }: EntityRules<E>) {
  const shown = openBuckets(state.shown);
  const unsent = openBuckets(state.unsent);
  const presence = openBuckets(state.presence);
  const touched = new Set<string>();

  const show = (id: string, entity: E | null): void => {
    touched.add(id);
    const before = shown.read(id);
    if (entity === null) shown.remove(id);
    // What this device has sent itself comes back as it is shown already.
    else if (before === undefined || !isSame(before, entity)) shown.write(id, entity);
  };
  const showValues = (id: string, values: Values): void => {
    const entity = shown.read(id) ?? blank?.(id);
    if (entity !== undefined && Object.keys(values).length > 0) show(id, { ...entity, ...values });
  };
  const pendingOver = (server: E): E => {
    const fields = unsent.read(server.id);
    return fields === undefined ? server : { ...server, ...mapFields(fields, (_field, { value }) => value) };
  };
  const setPresence = (id: string, entry: PendingValue<E | null> | null): void => {
    touched.add(id);
    if (entry === null) presence.remove(id);
    else presence.write(id, entry);
  };
  const begin = (id: string, field: string, operationId: string): Omit<PendingValue<FieldValue>, 'value'> => {
    const before = unsent.read(id)?.[field];
    const server = before === undefined ? valueIn(shown.read(id) ?? blank?.(id), field) : before.server;
    return { operationId, server, seenFromServer: false, echoed: false };
  };
  const setFields = (id: string, values: Values, entryOf: (field: string) => ReturnType<typeof begin>): void => {
    const fresh = mapFields(values, (field, value) => ({ ...entryOf(field), value }));
    unsent.write(id, { ...unsent.read(id), ...fresh });
    showValues(id, values);
  };
  const settleFields = (id: string, settle: (field: string, entry: PendingValue<FieldValue>) => Left<FieldValue>) => {
    const fields = unsent.read(id);
    if (fields === undefined) return;
    const [waits, shows]: [Record<string, PendingValue<FieldValue>>, Record<string, FieldValue>] = [{}, {}];
    for (const [field, entry] of Object.entries(fields)) {
      const left = settle(field, entry);
      if ('waits' in left) waits[field] = left.waits;
      else if (left.shows !== undefined) shows[field] = left.shows;
    }
    if (Object.keys(waits).length > 0) unsent.write(id, waits);
    else unsent.remove(id);
    showValues(id, shows);
  };
  const settlePresence = (id: string, after: E | null, operationId: string, ending: Ending): void => {
    const entry = presence.read(id);
    if (entry === undefined) return;
    const isBefore = (server?: E | null): boolean => (server === null) !== (after === null);
    const left = settlePending(entry, operationId, ending, { isBefore, after });
    setPresence(id, 'waits' in left ? left.waits : null);
    if ('waits' in left) return;
    if (left.shows !== undefined) show(id, left.shows && pendingOver(left.shows));
    else if (ending === 'discarded') show(id, null);
  };

  return {
    read: (id: string): E | undefined => shown.read(id),
    /** For what is not sent to the server. */
    write: (entity: E): void => show(entity.id, entity),
    /** Whether it is made or put back here (the entity), or removed (null); undefined: neither. */
    presenceOf: (id: string): E | null | undefined => presence.read(id)?.value,
    forgetPresence: (id: string): void => setPresence(id, null),
    /** The ids of those that are made, put back or removed here. */
    presences: (): readonly string[] => presence.now().flatMap((bucket) => Object.keys(bucket)),
    /** The ids of those that may have changed so far. */
    touched: touched as ReadonlySet<string>,

    /** Shows what an operation does before the server has it. */
    apply({ id, entity, changes }: Effect<E>, operationId: string): void {
      if (entity !== undefined) {
        const now = shown.read(id);
        const before = presence.read(id);
        const server = before === undefined ? (now ?? unseen) : before.server;
        const value = entity && (now ?? entity);
        setPresence(id, { operationId, value, server, seenFromServer: false, echoed: false });
        show(id, value && pendingOver(value));
      }
      if (changes !== undefined) setFields(id, valuesAfter(changes), (field) => begin(id, field, operationId));
    },

    /** What is pending of an entity has other values than those it was made with. */
    replace: (id: string, values: Values, operationId: string): void =>
      setFields(id, values, (field) => unsent.read(id)?.[field] ?? begin(id, field, operationId)),

    /** The server has the entity like this; null: not any more. What is pending stays over it. */
    receive(id: string, server: E | null): void {
      const own = presence.read(id);
      if (own !== undefined) setPresence(id, received(own, server, (server === null) === (own.value === null)));
      const fields = unsent.read(id);
      if (server !== null && fields !== undefined) unsent.write(id, receivedFields(fields, server));
      // What was made here stays until the server has taken it or the person gives it up; what was removed stays away.
      const isShown = server === null ? own === undefined : own?.value !== null;
      if (isShown) show(id, server && pendingOver(server));
    },

    /** The operation is with the server, or will never be: then the screen shows what the server said. */
    acknowledge({ id, entity, changes = {} }: Effect<E>, operationId: string, ending: Ending): void {
      if (entity !== undefined) settlePresence(id, entity, operationId, ending);
      settleFields(id, (field, entry) => {
        const isTouched = entry.operationId === operationId || changes[field] !== undefined;
        return isTouched ? settlePending(entry, operationId, ending, changeOf(changes, field)) : { waits: entry };
      });
    },

    /** A colleague was faster with the fields of an edit: they show `theirs`, or a later text of this person. */
    markConflict({ id, changes = {} }: Effect<E>, operationId: string, theirs: Values): void {
      settleFields(id, (field, entry) => {
        const read = theirs[field];
        if (read === undefined) return { waits: entry };
        const server = newest(entry, changes[field]?.before, read);
        return entry.operationId === operationId ? { shows: server } : { waits: { ...entry, server } };
      });
    },

    /** An earlier text of the same person stands there: what was made with the changes `before` goes on from it. */
    rebase({ id, changes = {} }: Effect<E>, operationId: string, before: EntityChanges, fromId: string): void {
      settleFields(id, (field, entry) => {
        const read = changes[field]?.before;
        if (read === undefined) return { waits: entry };
        const server = newest(entry, before[field]?.before, read);
        const isMoved = entry.operationId === fromId;
        return { waits: { ...entry, operationId: isMoved ? operationId : entry.operationId, server } };
      });
    },

    close(): OptimisticEntities<E> {
      const next = { shown: shown.close(), unsent: unsent.close(), presence: presence.close() };
      const isOther = next.shown !== state.shown || next.unsent !== state.unsent || next.presence !== state.presence;
      return isOther ? Object.freeze(next) : state;
    },
  };
}

/** The person may not read any more what the server said: nothing of it stays, also not to go back to. */
export const forgetServer = <E>({ unsent }: OptimisticEntities<E>, blank: object): OptimisticEntities<E> => ({
  ...noEntities<E>(),
  unsent: unsent.map((bucket) => mapFields(bucket, (_id, fields) => forgottenFields(fields, blank))),
});

function isSame(known: object, other: object): boolean {
  const fields = Object.keys(other);
  return (
    fields.length === Object.keys(known).length &&
    fields.every((field) => valueIn(other, field) === valueIn(known, field))
  );
}
