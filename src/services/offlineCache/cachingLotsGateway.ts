import { whenPageIsLeft } from '../../shared/whenPageIsLeft';
import { within } from '../../shared/within';
import type { Unsubscribe } from '../failure';
import type { LotsEvent, LotsGateway } from '../lots/LotsGateway';
import { isKnownOperation } from '../../domain/operations/knownOperation';
import { effectsOf, type Operation } from '../../domain/operations/operations';
import type { OfflineCache } from './OfflineCache';
import type { OtherPages } from './otherPages';
import { createKindCopy } from './saleCopy';
import { stepsOf, takenOf } from './acknowledgedChanges';

interface Pace {
  /** Changes that come close together are written together, in ms. */
  readonly together: number;
  /** What is typed or scrolled in that moment goes first, for so long at most, in ms. */
  readonly idle: number;
}
const UNHURRIED: Pace = { together: 1_000, idle: 3_000 };
/** For changes of this page itself: after it is opened again, the person must not go on from an older text. */
const OWN: Pace = { together: 250, idle: 500 };

/** A device whose storage hangs does not keep from a person for longer, in ms, that the server has their work. */
const NOTE_LIMIT_MS = 2_000;

/** The copy of a sale that is open. */
interface OpenCopy {
  /** The server has taken it. */
  take(operation: Operation): void;
  /** The device has noted it under this key. Resolves when it also has what the note is about. */
  noted(key: number): Promise<void>;
  /** What has changed is written soon. */
  hasten(): void;
}

const warn = (error: unknown): void => console.warn('The copy of a sale could not be kept.', error);

/** Does it when the page has nothing else to do, or after `timeout` ms; returns how to call it off. */
function whenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    work();
    return () => undefined;
  }
  const idle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(idle);
}

/**
 * The gateway, which besides keeps a copy of each sale that is open, and shows the copy first when the sale is opened
 * again, until the server has answered. What it has not written yet when the page is left, it writes then. `whoIs`: the
 * person of this moment; `now` in ms since the epoch.
 *
 * A save counts as taken only when the device has noted it beside the copy, or given up: so at any moment the outbox has it,
 * or a note, or the copy itself. The transaction that writes the copy deletes the note.
 */
export function createCachingLotsGateway(
  inner: LotsGateway,
  kept: OfflineCache,
  whoIs: () => string | null,
  others: OtherPages,
  now: () => number = Date.now,
  whenLeft: (work: () => void) => Unsubscribe = whenPageIsLeft,
): LotsGateway {
  /** By the sale. */
  const open = new Map<string, OpenCopy>();
  others.subscribe((operation) => {
    // A page of a newer build may be open beside this one.
    if (operation.uid === whoIs() && isKnownOperation(operation)) open.get(operation.saleId)?.take(operation);
  });

  async function note(operation: Operation): Promise<void> {
    open.get(operation.saleId)?.take(operation);
    others.publish(operation);
    try {
      const key = await kept.note(operation.uid, operation, () => whoIs() === operation.uid);
      // It may have been opened, or left, meanwhile.
      await open.get(operation.saleId)?.noted(key);
    } finally {
      open.get(operation.saleId)?.hasten();
    }
  }

  function listen(saleId: string, uid: string, listener: (event: LotsEvent) => void): () => void {
    const lots = createKindCopy('lots');
    const photos = createKindCopy('photos');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callOff = (): void => undefined;
    let pace = UNHURRIED;
    let isWhole = true;
    let hasEnded = false;
    /** The device has a copy of it that notes can be about. */
    let isKept = false;
    /** Keys of notes that go with the next writing. */
    let notes: number[] = [];

    const isAnswered = (): boolean => lots.isAnswered && photos.isAnswered;
    const quietly = (work: Promise<void>): void => void work.catch(warn);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      timer = undefined;
      callOff();
    };
    const wait = (): void => {
      timer = setTimeout(() => (callOff = whenIdle(() => void write(), pace.idle)), pace.together);
    };
    const hasten = (): void => {
      if (hasEnded || (pace === OWN && timer !== undefined)) return;
      pace = OWN;
      stopWaiting();
      wait();
    };
    const write = async (): Promise<void> => {
      stopWaiting();
      // Nothing is left behind for somebody who is not here any more.
      if (!isAnswered() || whoIs() !== uid) return;
      pace = UNHURRIED;
      const [chunks, noted] = [[...lots.flush(), ...photos.flush()], notes];
      notes = [];
      const save = kept.save(uid, saleId, { chunks, noted, savedAt: now(), whole: isWhole });
      isWhole = false;
      try {
        await save;
        isKept = true;
      } catch (error) {
        // What was not written now would be missing from what is written later: that begins anew.
        warn(error);
        lots.invalidate();
        photos.invalidate();
        isWhole = true;
        notes.push(...noted);
      }
    };

    const stop = inner.listen(saleId, (event) => {
      if (event.type === 'failed') {
        if (event.code === 'permission-denied') quietly(kept.forget(uid, saleId));
        stopWaiting();
        hasEnded = true;
        listener(event);
        return;
      }
      if (event.type === 'lots') lots.take(event);
      if (event.type === 'photos') photos.take(event);
      listener(event);
      if ('fromServer' in event && event.fromServer && timer === undefined) wait();
    });

    const show = async (): Promise<void> => {
      const copy = await kept.load(uid, saleId);
      if (copy === null || hasEnded || whoIs() !== uid) return;
      isKept = true;
      // What the server answers is newer than they are.
      notes.push(...copy.noted);
      if (isAnswered() && copy.noted.length > 0) hasten();
      const fresh = { lots: lots.restore(copy.lots), photos: photos.restore(copy.photos) };
      if (lots.isAnswered) return;
      listener({ type: 'copy', savedAt: copy.savedAt, ...fresh });
    };
    const shown = show();
    quietly(shown);

    const writeNow = (): void => {
      if (timer !== undefined) void write();
    };
    const stay = whenLeft(writeNow);
    const copy: OpenCopy = {
      take(operation) {
        const effects = effectsOf(operation);
        stepsOf(effects.lots).forEach(lots.add);
        stepsOf(effects.photos).forEach(photos.add);
      },
      async noted(key) {
        if (hasEnded) return;
        notes.push(key);
        await shown.catch(() => undefined);
        if (!isKept) await write();
      },
      hasten,
    };
    open.set(saleId, copy);
    return () => {
      hasEnded = true;
      stay();
      if (open.get(saleId) === copy) open.delete(saleId);
      writeNow();
      stop();
    };
  }

  return {
    listen(saleId, listener) {
      const uid = whoIs();
      return uid === null ? inner.listen(saleId, listener) : listen(saleId, uid, listener);
    },
    listenPrivate: (saleId, listener) => inner.listenPrivate(saleId, listener),
    async apply(operation, onKnown) {
      const conflicts = await inner.apply(operation, onKnown);
      const taken = takenOf(operation, conflicts);
      if (taken !== null && whoIs() === taken.uid) await within(NOTE_LIMIT_MS, note(taken).catch(warn));
      return conflicts;
    },
  };
}
