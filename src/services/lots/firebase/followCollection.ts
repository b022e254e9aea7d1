import {
  type CollectionReference,
  type DocumentData,
  documentId,
  endBefore,
  getCountFromServer,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  startAt,
} from 'firebase/firestore';
import { dataFailure } from '../../firebase/failures/firebaseFailures';
import type { Unsubscribe } from '../../failure';
import { estimateCount, idRanges } from '../../firebase/read/idRanges';
import { listenTo } from '../../firebase/read/listenTo';
import { numberOfUnreadable } from '../../firebase/read/readDocuments';
import type { Unreadable } from '../LotsGateway';
import type { Changes } from './collectionChanges';
import { reopenUnheard } from './reopenUnheard';
import type { WrittenFields } from '../write/writtenFields';

export interface Following<Entity> {
  /** Whether what the database remembers may be shown before the server answers. */
  readonly trusted: boolean;
  /** So many documents are asked for at a time. */
  readonly together: number;
  readonly read: (id: string, data: DocumentData) => Entity | null;
  readonly written: WrittenFields;
  fail(error: unknown): void;
  emit(changes: Changes<Entity>): void;
  /** How many documents have come, of about how many; only of collections that come in several parts. */
  progress?(come: number, total: number): void;
}

/** So many of the smallest ids say about how many documents there are. */
const SAMPLE = 32;
/** More parts than this are never asked for, whatever the smallest ids say. */
const MOST_PARTS = 100;

/**
 * Follows a collection, one event for each snapshot, however many documents changed. A large one is asked for in parts, by
 * ranges of its ids, the next one when the server has answered the one before: what waits in the one stream of a page may
 * not grow without end (the emulator gives up near 10 MB, and the page would never open), and the page draws in between.
 * It emits nothing until all parts are there, so that nobody works on half of them; from then on each change at once.
 */
export function followCollection<Entity extends { readonly id: string }>(
  source: CollectionReference,
  following: Following<Entity>,
): Unsubscribe {
  return reopenUnheard<Entity>({
    follow: ({ emit, answered, failed }, isAgain) => {
      const fail = (error: unknown): void => {
        failed();
        following.fail(error);
      };
      return followParts(source, { ...following, emit, fail, trusted: following.trusted && !isAgain }, answered);
    },
    isReached: () => isReached(source),
    emit: following.emit,
  });
}

/** Rejects when that will not change: the right is gone, or the database was closed. */
async function isReached(source: CollectionReference): Promise<boolean> {
  try {
    await getCountFromServer(query(source, limit(1)));
    return true;
  } catch (error) {
    if (dataFailure(error).code === 'unavailable') return false;
    throw error;
  }
}

function followParts<Entity>(
  source: CollectionReference,
  following: Following<Entity>,
  answered: () => void,
): Unsubscribe {
  const { together, fail, progress } = following;
  const stops: Unsubscribe[] = [];
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
    stops.forEach((stop) => stop());
  };
  const look = smallestIds(source, () => following.emit({ changed: [], removed: [], fromServer: false }));
  stops.push(look.stop);
  look.answer.then((ids) => {
    if (hasEnded) return;
    answered();
    const parts = Math.min(MOST_PARTS, Math.max(1, Math.ceil(estimateCount(ids, SAMPLE) / together)));
    const total = parts > 1 && progress !== undefined ? countOf(source) : { now: () => 0 };
    if (parts > 1) progress?.(0, total.now());
    const collector = createCollector(following, parts);
    const ranges = idRanges(parts);
    const open = (place: number): void => {
      const { start, end: before } = ranges[place] ?? { start: null, end: null };
      const part = query(
        source,
        orderBy(documentId()),
        ...(start === null ? [] : [startAt(start)]),
        ...(before === null ? [] : [endBefore(before)]),
      );
      let isOpen = false;
      const stop = listenTo(
        part,
        (snapshot) => {
          collector.take(place, snapshot);
          if (snapshot.metadata.fromCache || isOpen || hasEnded) return;
          isOpen = true;
          answered();
          if (place + 1 === parts) return;
          progress?.(collector.waiting(), total.now());
          open(place + 1);
        },
        fail,
      );
      stops.push(stop);
      if (hasEnded) stop();
    };
    open(0);
  }, fail);
  return end;
}

/**
 * The smallest ids say how many parts the collection has; a count would be a call of its own, which a busy server answers late.
 * They also say whether the person may read it: `answer` rejects with the refusal. `unheard`: the server does not answer.
 */
function smallestIds(
  source: CollectionReference,
  unheard: () => void,
): { readonly answer: Promise<readonly string[]>; stop(): void } {
  let stop = (): void => undefined;
  const answer = new Promise<readonly string[]>((resolve, reject) => {
    stop = listenTo(
      query(source, orderBy(documentId()), limit(SAMPLE)),
      (snapshot) => {
        // A few documents from the cache must not stand for the collection; emit only that the server does not answer.
        if (snapshot.metadata.fromCache) {
          if (snapshot.empty) unheard();
          return;
        }
        stop();
        resolve(snapshot.docs.map(({ id }) => id));
      },
      reject,
    );
  });
  return { answer, stop: () => stop() };
}

/** The exact number, once it is known, and 0 before: it is only shown, so nothing waits for it. */
function countOf(source: CollectionReference): { now(): number } {
  let total = 0;
  getCountFromServer(source).then(
    (answer) => (total = answer.data().count),
    (error: unknown) => console.warn('A collection could not be counted:', dataFailure(error).code),
  );
  return { now: () => total };
}

/** Puts the snapshots of the parts together. */
function createCollector<Entity>({ trusted, read, written, emit }: Following<Entity>, parts: number) {
  const known = Array.from({ length: parts }, () => trusted);
  const notified = Array.from({ length: parts }, () => false);
  let isWhole = false;
  let received: boolean | null = null;
  /** By the id, what was emitted last; null: it is removed. */
  let update = new Map<string, Entity | Unreadable | null>();
  let unread = new Set<string>();

  const gather = (place: number, snapshot: QuerySnapshot): void => {
    // Emit what was passed over: the changes alone would not name it.
    const changes = known[place]
      ? snapshot.docChanges()
      : snapshot.docs.map((found) => ({ type: 'added' as const, doc: found }));
    known[place] = true;
    for (const { type, doc: found } of changes) {
      const { id } = found;
      unread.delete(id);
      if (type === 'removed') {
        update.set(id, null);
        continue;
      }
      const data = written.over(found);
      const entity = read(id, data);
      if (entity === null) unread.add(id);
      update.set(id, entity ?? { id, number: numberOfUnreadable(data) });
    }
  };

  return {
    take(place: number, snapshot: QuerySnapshot): void {
      const { fromCache } = snapshot.metadata;
      if (!known[place] && fromCache) return;
      gather(place, snapshot);
      notified[place] = !fromCache;
      const fromServer = notified.every(Boolean);
      isWhole ||= fromServer;
      if (!isWhole && parts > 1) {
        // Emit nothing of a part: the database may remember some lots of many. An empty answer from its memory says that
        // the server does not answer.
        const isUnheard = fromCache && snapshot.empty;
        if (isUnheard && received !== false) emit({ changed: [], removed: [], fromServer: (received = false) });
        return;
      }
      if (update.size === 0 && received === fromServer) return;
      received = fromServer;
      const all = [...update];
      const there = all.filter(([id, each]) => each !== null && !unread.has(id));
      const unreadable = all.filter(([id]) => unread.has(id)).map(([, each]) => each as Unreadable);
      [update, unread] = [new Map(), new Set()];
      emit({
        changed: there.map(([, each]) => each as Entity),
        removed: all.flatMap(([id, each]) => (each === null ? id : [])),
        fromServer,
        ...(unreadable.length > 0 && { unreadable }),
      });
    },
    /** How many documents wait until all of them are there. */
    waiting: (): number => update.size,
  };
}
