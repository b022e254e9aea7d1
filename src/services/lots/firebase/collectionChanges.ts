import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore';
import { numberOfUnreadable } from '../../firebase/read/readDocuments';
import type { Unreadable } from '../LotsGateway';
import type { WrittenFields } from '../write/writtenFields';
import type { SaleLog } from './saleLog';

/** What has changed in a collection that is followed. */
export interface Changes<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly unreadable?: readonly Unreadable[];
  /** True once the server has answered for the whole collection, and while the stream is connected. */
  readonly fromServer: boolean;
}

export interface Following<Entity> {
  /** Whether what the database remembers may be shown before the server answers. */
  readonly trusted: boolean;
  /** So many documents at most are listened to; more are a large collection. */
  readonly together: number;
  readonly read: (id: string, data: DocumentData) => Entity | null;
  readonly written: WrittenFields;
  /** Names what changes in a collection that is too large to be listened to, by these ids. */
  readonly log: SaleLog;
  readonly names: 'lotId' | 'photoId';
  /** A large collection is not read before this: what a person works with comes first. */
  readonly after?: Promise<void>;
  fail(error: unknown): void;
  emit(changes: Changes<Entity>): void;
  /** How many documents have come, of about how many; only of collections that come in several parts. */
  progress?(come: number, total: number): void;
}

/** What has changed since the last event. */
export interface Gathering<Entity> {
  take(found: QueryDocumentSnapshot): void;
  remove(id: string): void;
  /** How many documents have been gathered. */
  size(): number;
  /** All of it, once. */
  flush(fromServer: boolean): Changes<Entity>;
}

export function gatherChanges<Entity>(
  read: (id: string, data: DocumentData) => Entity | null,
  written: WrittenFields,
): Gathering<Entity> {
  /** By the id, what came last. */
  let there = new Map<string, Entity>();
  let unread = new Map<string, Unreadable>();
  let removed = new Set<string>();

  const forget = (id: string): void => [there, unread, removed].forEach((each) => void each.delete(id));
  return {
    take(found) {
      const { id } = found;
      forget(id);
      const data = written.over(found);
      const entity = read(id, data);
      if (entity === null) unread.set(id, { id, number: numberOfUnreadable(data) });
      else there.set(id, entity);
    },
    remove(id) {
      forget(id);
      removed.add(id);
    },
    size: () => there.size + unread.size + removed.size,
    flush(fromServer) {
      const changes: Changes<Entity> = {
        changed: [...there.values()],
        removed: [...removed],
        fromServer,
        ...(unread.size > 0 && { unreadable: [...unread.values()] }),
      };
      [there, unread, removed] = [new Map(), new Map(), new Set()];
      return changes;
    },
  };
}
