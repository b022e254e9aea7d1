import {
  type CollectionReference,
  doc,
  documentId,
  endBefore,
  getCountFromServer,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAt,
} from 'firebase/firestore';
import { dataFailure } from '../../firebase/failures/firebaseFailures';
import type { Unsubscribe } from '../../failure';
import { createStreamReader } from '../../firebase/read/askStream';
import { type IdRange, idRanges } from '../../firebase/read/idRanges';
import { type Following, gatherChanges } from './collectionChanges';
import type { Named } from './saleLog';

/** A part may be so many times as large as what is listened to: it comes alone. */
const PART = 1.5;
/** More parts than this are never asked for, whatever the count is thought to be. */
const MOST_PARTS = 100;
/** So many documents that have changed are asked for at a time. */
const TOGETHER = 30;

/**
 * Follows a large collection: it is read once, in parts by ranges of ids, the next part when the server has answered the
 * one before, and from then on each document that the log of the sale names is read by itself. Nothing listens to the
 * collection: after a cut, or on a server that looks through all of it for each change (the emulator), that would be the
 * whole sale again. What changes between two parts is in the log, and is read before the first event.
 */
export function followLarge<Entity extends { readonly id: string }>(
  source: CollectionReference,
  { read, written, emit, log, names, progress, ...following }: Following<Entity>,
  count: number,
): Unsubscribe {
  const gathering = gatherChanges(read, written);
  const reader = createStreamReader();
  /** The lot to which each document belongs that is there, by its id. */
  const lotIds = new Map<string, string>();
  /** What is to be read (again). */
  const named = new Set<string>();
  /** What this page is about to change: an answer may be older than what the screen shows already. */
  let sending: ReadonlySet<string> = new Set();
  let [hasBegun, isWhole, isConnected, isBusy] = [false, false, false, false];
  /** What was emitted last; null: nothing. */
  let received: boolean | null = null;

  const send = (fromServer: boolean): void => {
    if (gathering.size() === 0 && received === fromServer) return;
    emit(gathering.flush((received = fromServer)));
  };
  const disconnect = (): void => {
    isConnected = false;
    // Nothing of a part is emitted, or people would work on half of the sale.
    if (isWhole) send(false);
    else if (received !== false) emit({ changed: [], removed: [], fromServer: (received = false) });
  };
  const take = (found: QueryDocumentSnapshot): void => {
    lotIds.set(found.id, names === 'lotId' ? found.id : String(found.get('lotId')));
    gathering.take(found);
  };

  async function readAll(): Promise<void> {
    const total = progress === undefined ? { now: () => 0 } : countOf(source);
    const parts = Math.min(MOST_PARTS, Math.ceil(count / following.together / PART));
    progress?.(0, total.now());
    await following.after;
    for (const range of idRanges(parts)) {
      (await reader.list(rangeOf(source, range))).docs.forEach(take);
      progress?.(gathering.size(), total.now());
    }
    await readNamed();
    isWhole = true;
    await catchUp();
  }

  /** What was named until now. */
  async function readNamed(): Promise<void> {
    const ids = [...named];
    named.clear();
    for (let at = 0; at < ids.length; at += TOGETHER) {
      const some = ids.slice(at, at + TOGETHER);
      const answers = await Promise.all(some.map((id) => reader.one(doc(source, id))));
      for (const [place, answer] of answers.entries()) {
        const id = some[place] ?? '';
        // It is named again when the server has the change of this page.
        if (sending.has(id)) continue;
        if (answer.exists()) take(answer);
        else {
          lotIds.delete(id);
          gathering.remove(id);
        }
      }
      if (received === true) send(true);
    }
  }

  /** Reads and tells until nothing is named any more. */
  async function catchUp(): Promise<void> {
    isBusy = true;
    do {
      await readNamed();
      send(isConnected);
    } while (named.size > 0);
    isBusy = false;
  }

  /** The documents of this collection that a change is about. */
  const idsIn = (changes: readonly Named[]): readonly string[] => {
    const lots = new Set(changes.filter(({ isWhole }) => isWhole).map(({ lotId }) => lotId));
    const ofLots = lots.size === 0 ? [] : [...lotIds].filter(([, lotId]) => lots.has(lotId)).map(([id]) => id);
    return [...changes.flatMap((change) => change[names] ?? []), ...ofLots];
  };
  const fail = (error: unknown): void => {
    end();
    following.fail(error);
  };
  const stop = log.follow({
    named(changes) {
      // What was named before the reading began is read with it.
      if (hasBegun) for (const id of idsIn(changes)) named.add(id);
    },
    sending: (changes) => (sending = new Set(idsIn(changes))),
    connected(now) {
      if (!now) return disconnect();
      isConnected = true;
      if (!hasBegun) {
        hasBegun = true;
        readAll().catch(fail);
      } else if (isWhole && !isBusy) catchUp().catch(fail);
    },
    fail,
  });
  function end(): void {
    reader.stop();
    stop();
  }
  return end;
}

function rangeOf(source: CollectionReference, { start, end }: IdRange) {
  return query(
    source,
    orderBy(documentId()),
    ...(start === null ? [] : [startAt(start)]),
    ...(end === null ? [] : [endBefore(end)]),
  );
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
