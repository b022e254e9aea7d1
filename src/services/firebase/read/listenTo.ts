import {
  disableNetwork,
  type DocumentReference,
  type DocumentSnapshot,
  enableNetwork,
  type Firestore,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { Unsubscribe } from '../../failure';
import { createSilenceWatch, type SilenceWatch } from './silenceWatch';

type Fail = (error: unknown) => void;

/** Emits what only the database remembers, too, and whether the server answers (again). */
const ALL = { includeMetadataChanges: true };

/**
 * Listens to a list of documents, from what the database remembers on. A question that the server leaves without an
 * answer is asked again. After `fail` there are no more snapshots.
 */
export function listenTo(source: Query, onNext: (snapshot: QuerySnapshot) => void, fail: Fail): Unsubscribe {
  return subscribe(source.firestore, (next, end) => onSnapshot(source, ALL, next, end), onNext, fail);
}

/** Listens to one document, as `listenTo` to a list. */
export function listenToOne(
  source: DocumentReference,
  onNext: (snapshot: DocumentSnapshot) => void,
  fail: Fail,
): Unsubscribe {
  return subscribe(source.firestore, (next, end) => onSnapshot(source, ALL, next, end), onNext, fail);
}

function subscribe<Snapshot extends QuerySnapshot | DocumentSnapshot>(
  documents: Firestore,
  begin: (next: (snapshot: Snapshot) => void, end: Fail) => Unsubscribe,
  onNext: (snapshot: Snapshot) => void,
  fail: Fail,
): Unsubscribe {
  const listening = watchOf(documents).begin();
  const stop = begin(
    (snapshot) => {
      listening.received(!snapshot.metadata.fromCache);
      onNext(snapshot);
    },
    (error) => {
      listening.end();
      fail(error);
    },
  );
  return () => {
    listening.end();
    stop();
  };
}

const watches = new WeakMap<Firestore, SilenceWatch>();

function watchOf(documents: Firestore): SilenceWatch {
  const known = watches.get(documents);
  if (known !== undefined) return known;
  const made = createSilenceWatch(() => void restart(documents));
  watches.set(documents, made);
  // As long as the database: it belongs to the page.
  globalThis.addEventListener?.('online', made.mayBeBack);
  return made;
}

/** The database asks for all that is listened to again, from where it was. */
async function restart(documents: Firestore): Promise<void> {
  try {
    await disableNetwork(documents);
    await enableNetwork(documents);
  } catch {
    // It was closed meanwhile, and nobody listens any more.
  }
}
