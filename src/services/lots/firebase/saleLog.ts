import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Unsubscribe } from '../../failure';
import { createStreamReader } from '../../firebase/read/askStream';
import { listenTo } from '../../firebase/read/listenTo';

/** A record bears the time at which the server began with its commit; for so long, in ms, it may come into sight later. */
const MARGIN_MS = 120_000;
/** So many of the newest records are looked at for one that has arrived: this page may be sending others. */
const NEWEST = 20;

/** What has changed: the lot, or the photo, and with `isWhole` whatever belongs to the lot. */
export interface Named {
  readonly lotId: string;
  readonly photoId: string | null;
  readonly isWhole: boolean;
}

export interface LogListener {
  /** What has changed since this was emitted last. */
  named(changes: readonly Named[]): void;
  /** What this page is about to change, all of it. It is named once the server has the change, or has refused it. */
  sending(changes: readonly Named[]): void;
  /** Whether the server tells all changes at the moment; false once the connection is lost. */
  connected(isConnected: boolean): void;
  /** Ends it. */
  fail(error: unknown): void;
}

/** Names the documents that change in a sale, without reading them. */
export interface SaleLog {
  /** Everything that changes after the first `connected(true)` is named, also what changed during a cut. */
  follow(listener: LogListener): Unsubscribe;
}

/**
 * Every change of a lot, a photo or a private part is committed together with its record (firestore.rules), so the records
 * of `name` tell all of them. Only lots that are deleted for ever have none; they come from the trash, which is small.
 * Listeners with the same questions share one listening of the SDK.
 */
export function createSaleLog(documents: Firestore, saleId: string, name: 'ops' | 'opsPrivate'): SaleLog {
  const records = collection(documents, 'sales', saleId, name);
  const trash = query(collection(documents, 'sales', saleId, 'lots'), where('deletedAt', '!=', null));
  /** When the newest record was made, for all who begin at once: so that they ask the same. */
  let newest: Timestamp | null = null;

  return {
    follow(listener) {
      const reader = createStreamReader(() => listener.connected(false));
      const stops: Unsubscribe[] = [];
      let hasEnded = false;
      const connected = { records: false, trash: false };
      const tell = (of: keyof typeof connected, { metadata, empty }: QuerySnapshot): void => {
        const wasConnected = connected[of];
        connected[of] = !metadata.fromCache;
        // Before its first answer, what the SDK remembers says nothing of the server.
        if (metadata.fromCache) {
          if (wasConnected || empty) listener.connected(false);
        } else if (connected.records && connected.trash) listener.connected(true);
      };
      const listen = (last: Timestamp): void => {
        newest ??= last;
        const since = Timestamp.fromMillis(Math.max(0, newest.toMillis() - MARGIN_MS));
        const late = query(records, where('at', '>', since));
        const recordsReceived = (snapshot: QuerySnapshot): void => {
          const isOnItsWay = (change: { readonly metadata: { readonly hasPendingWrites: boolean } }): boolean =>
            change.metadata.hasPendingWrites;
          listener.sending(snapshot.docs.filter(isOnItsWay).map((each) => namedBy(each.data())));
          // A record that is gone again was refused; with it what this page had shown of the change.
          const arrived = snapshot
            .docChanges({ includeMetadataChanges: true })
            .filter(({ type, doc }) => type === 'removed' || !isOnItsWay(doc));
          listener.named(arrived.map(({ doc }) => namedBy(doc.data())));
          tell('records', snapshot);
        };
        const trashReceived = (snapshot: QuerySnapshot): void => {
          const left = snapshot.docChanges().filter(({ type }) => type === 'removed');
          listener.named(left.map(({ doc }) => ({ lotId: doc.id, photoId: null, isWhole: true })));
          tell('trash', snapshot);
        };
        stops.push(listenTo(late, recordsReceived, listener.fail), listenTo(trash, trashReceived, listener.fail));
      };
      const arrivedIn = ({ docs }: QuerySnapshot) => docs.find(({ metadata }) => !metadata.hasPendingWrites);
      reader
        .list(
          query(records, orderBy('at', 'desc'), limit(NEWEST)),
          (answer) => answer.empty || arrivedIn(answer) !== undefined,
        )
        .then((answer) => {
          if (hasEnded) return;
          const at: unknown = arrivedIn(answer)?.get('at');
          listen(at instanceof Timestamp ? at : Timestamp.fromMillis(0));
        }, listener.fail);
      return () => {
        hasEnded = true;
        reader.stop();
        stops.forEach((stop) => stop());
      };
    },
  };
}

function namedBy({ lotId, changes }: DocumentData): Named {
  const { photo, deletedAt } = changes as Partial<Record<'photo' | 'deletedAt', { before: unknown; after: unknown }>>;
  const photoId = photo?.after ?? photo?.before;
  return {
    lotId: String(lotId),
    photoId: typeof photoId === 'string' ? photoId : null,
    isWhole: deletedAt !== undefined,
  };
}
