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
import { dataFailure } from '../firebase/firebaseFailures';
import type { Unsubscribe } from '../failure';
import { idRanges } from '../firebase/idRanges';
import { listenTo } from '../firebase/listenTo';
import { numberOfUnreadable } from '../firebase/readDocuments';
import type { Unreadable } from './LotsGateway';
import type { WrittenFields } from './writtenFields';

export interface Changes<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly unreadable?: readonly Unreadable[];
  /** True once the server has answered for the whole collection, and while it is heard. */
  readonly fromServer: boolean;
}

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

/** Without a count for so long, in ms, the collection is asked for in many parts: that is slower, and always works. */
const COUNT_MS = 3_000;
const MANY_PARTS = 24;

/**
 * Follows a collection, one event for each snapshot, however many documents changed. A large one is asked for in parts, by
 * ranges of its ids, the next one when the server has answered the one before: what waits in the one stream of a page may
 * not grow without end (the emulator gives up near 10 MB, and the page would never open), and the page draws in between.
 * Nothing is told of it until all parts are there, so that nobody works on a half; from then on each change at once.
 */
export function followCollection<Entity>(source: CollectionReference, following: Following<Entity>): Unsubscribe {
  const { together, fail, progress } = following;
  const stops: Unsubscribe[] = [];
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
    stops.forEach((stop) => stop());
  };
  void countParts(source, together).then(
    ({ parts, total }) => {
      if (hasEnded) return;
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
            if (place + 1 === parts) return;
            progress?.(collector.waiting(), total);
            open(place + 1);
          },
          fail,
        );
        stops.push(stop);
        if (hasEnded) stop();
      };
      open(0);
    },
    (error: unknown) => {
      if (!hasEnded) fail(error);
    },
  );
  return end;
}

/** In how many parts a collection is asked for. Rejects when the person may not read it. */
async function countParts(
  source: CollectionReference,
  together: number,
): Promise<{ readonly parts: number; readonly total: number }> {
  const unknown = { parts: MANY_PARTS, total: 0 };
  const look = untilReadable(source);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof unknown>((resolve) => (timer = setTimeout(resolve, COUNT_MS, unknown)));
  const counted = look.answer
    .then(() => getCountFromServer(source))
    .then(
      (answer) => {
        const total = answer.data().count;
        return { parts: Math.max(1, Math.ceil(total / together)), total };
      },
      (error: unknown) => {
        if (dataFailure(error).code === 'permission-denied') throw error;
        return unknown;
      },
    );
  try {
    return await Promise.race([counted, late]);
  } finally {
    clearTimeout(timer);
    look.stop();
    // It may be refused after nobody waits for it any more.
    counted.catch(() => undefined);
  }
}

/**
 * Whether the person may read a collection is asked in the stream, by its first document: the count is a call of its own, and
 * a browser writes each refused call into its console. `answer` rejects with the refusal.
 */
function untilReadable(source: CollectionReference): { readonly answer: Promise<void>; stop(): void } {
  let stop = (): void => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    stop = listenTo(
      query(source, orderBy(documentId()), limit(1)),
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        // What the database remembers of it must not be told for the collection.
        stop();
        resolve();
      },
      reject,
    );
  });
  return { answer, stop: () => stop() };
}

/** Puts the snapshots of the parts together. */
function createCollector<Entity>({ trusted, read, written, emit }: Following<Entity>, parts: number) {
  const known = Array.from({ length: parts }, () => trusted);
  const heard = Array.from({ length: parts }, () => false);
  let isWhole = false;
  let told: boolean | null = null;
  /** By the id, what was told last; null: it is removed. */
  let news = new Map<string, Entity | Unreadable | null>();
  let unread = new Set<string>();

  const gather = (place: number, snapshot: QuerySnapshot): void => {
    // What was passed over is told now: the changes alone would not name it.
    const changes = known[place]
      ? snapshot.docChanges()
      : snapshot.docs.map((found) => ({ type: 'added' as const, doc: found }));
    known[place] = true;
    for (const { type, doc: found } of changes) {
      const { id } = found;
      unread.delete(id);
      if (type === 'removed') {
        news.set(id, null);
        continue;
      }
      const data = written.over(found);
      const entity = read(id, data);
      if (entity === null) unread.add(id);
      news.set(id, entity ?? { id, number: numberOfUnreadable(data) });
    }
  };

  return {
    take(place: number, snapshot: QuerySnapshot): void {
      const { fromCache } = snapshot.metadata;
      if (!known[place] && fromCache) return;
      gather(place, snapshot);
      heard[place] = !fromCache;
      const fromServer = heard.every(Boolean);
      isWhole ||= fromServer;
      if (!isWhole && parts > 1) {
        // Nothing of a part is told: the database may remember some lots of many. An empty answer from its memory says that
        // the server is not heard.
        const isUnheard = fromCache && snapshot.empty;
        if (isUnheard && told !== false) emit({ changed: [], removed: [], fromServer: (told = false) });
        return;
      }
      if (news.size === 0 && told === fromServer) return;
      told = fromServer;
      const all = [...news];
      const there = all.filter(([id, each]) => each !== null && !unread.has(id));
      const unreadable = all.filter(([id]) => unread.has(id)).map(([, each]) => each as Unreadable);
      [news, unread] = [new Map(), new Set()];
      emit({
        changed: there.map(([, each]) => each as Entity),
        removed: all.flatMap(([id, each]) => (each === null ? id : [])),
        fromServer,
        ...(unreadable.length > 0 && { unreadable }),
      });
    },
    /** How many documents wait until all of them are there. */
    waiting: (): number => news.size,
  };
}
