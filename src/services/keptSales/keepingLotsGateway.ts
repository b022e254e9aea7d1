import { whenPageIsLeft } from '../../shared/whenPageIsLeft';
import type { Unsubscribe } from '../failure';
import type { LotsEvent, LotsGateway } from '../lots/LotsGateway';
import type { KeptSales } from './KeptSales';
import { createKindCopy } from './saleCopy';

interface Pace {
  /** Changes that come close together are written together, in ms. */
  readonly together: number;
  /** What is typed or scrolled in that moment goes first, for so long at most, in ms. */
  readonly idle: number;
}
const UNHURRIED: Pace = { together: 1_000, idle: 3_000 };
/** Of what this page has saved itself: whoever opens it again must not go on from an older text. */
const OWN: Pace = { together: 250, idle: 500 };

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
 */
export function createKeepingLotsGateway(
  inner: LotsGateway,
  kept: KeptSales,
  whoIs: () => string | null,
  now: () => number = Date.now,
  whenLeft: (work: () => void) => Unsubscribe = whenPageIsLeft,
): LotsGateway {
  /** What to do when the server has taken a save of this page, by the sale that is open. */
  const hastened = new Map<string, () => void>();

  function listen(saleId: string, uid: string, listener: (event: LotsEvent) => void): () => void {
    const lots = createKindCopy('lots');
    const photos = createKindCopy('photos');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callOff = (): void => undefined;
    let pace = UNHURRIED;
    let isWhole = true;
    let hasEnded = false;

    const warn = (error: unknown): void => console.warn('The copy of a sale could not be kept.', error);
    const quietly = (work: Promise<void>): void => void work.catch(warn);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      timer = undefined;
      callOff();
    };
    const wait = (): void => {
      timer = setTimeout(() => (callOff = whenIdle(write, pace.idle)), pace.together);
    };
    const hasten = (): void => {
      if (pace === OWN) return;
      pace = OWN;
      if (timer === undefined) return;
      stopWaiting();
      wait();
    };
    const write = (): void => {
      stopWaiting();
      // Nothing is left behind for somebody who is not here any more.
      if (!lots.isAnswered || !photos.isAnswered || whoIs() !== uid) return;
      pace = UNHURRIED;
      const chunks = [...lots.drain(), ...photos.drain()];
      const save = kept.save(uid, saleId, chunks, now(), isWhole);
      isWhole = false;
      save.catch((error: unknown) => {
        // What was not written now would be missing from what is written later: that begins anew.
        warn(error);
        lots.spoil();
        photos.spoil();
        isWhole = true;
      });
    };

    const stop = inner.listen(saleId, (event) => {
      if (event.type === 'failed') {
        if (event.code === 'permission-denied') quietly(kept.forget(uid, saleId));
        stopWaiting();
        hasEnded = true;
        listener(event);
        return;
      }
      if (event.type === 'lots') {
        listener({ ...event, removed: lots.take(event.changed, event.removed, event.fromServer) });
      } else if (event.type === 'photos') {
        listener({ ...event, removed: photos.take(event.changed, event.removed, event.fromServer) });
      }
      if (event.type !== 'copy' && event.fromServer) {
        if (timer === undefined) wait();
      }
    });

    const show = async (): Promise<void> => {
      const copy = await kept.load(uid, saleId);
      if (copy === null || hasEnded || whoIs() !== uid) return;
      const changed = { lots: lots.restore(copy.lots), photos: photos.restore(copy.photos) };
      if (lots.isAnswered) return;
      listener({ type: 'copy', savedAt: copy.savedAt });
      listener({ type: 'lots', changed: changed.lots, removed: [], fromServer: false });
      listener({ type: 'photos', changed: changed.photos, removed: [], fromServer: false });
    };
    quietly(show());

    const writeNow = (): void => {
      if (timer !== undefined) write();
    };
    const stay = whenLeft(writeNow);
    hastened.set(saleId, hasten);
    return () => {
      hasEnded = true;
      stay();
      if (hastened.get(saleId) === hasten) hastened.delete(saleId);
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
      hastened.get(operation.saleId)?.();
      return conflicts;
    },
  };
}
