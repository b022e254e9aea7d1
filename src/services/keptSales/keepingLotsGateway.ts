import type { LotsEvent, LotsGateway } from '../lots/LotsGateway';
import type { KeptSales } from './KeptSales';
import { createKindCopy } from './saleCopy';

/** Changes that come close together are written together, in ms. */
const WRITE_AFTER_MS = 1_000;
/** What is typed or scrolled in that moment goes first, for so long at most, in ms. */
const WAIT_FOR_IDLE_MS = 3_000;

/** Does it when the page has nothing else to do; returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    work();
    return () => undefined;
  }
  const idle = requestIdleCallback(work, { timeout: WAIT_FOR_IDLE_MS });
  return () => cancelIdleCallback(idle);
}

/**
 * The gateway, which besides keeps a copy of each sale that is open, and shows the copy first when the sale is opened
 * again, until the server has answered. `whoIs`: the person of this moment; `now` in ms since the epoch.
 */
export function createKeepingLotsGateway(
  inner: LotsGateway,
  kept: KeptSales,
  whoIs: () => string | null,
  now: () => number = Date.now,
): LotsGateway {
  function listen(saleId: string, uid: string, listener: (event: LotsEvent) => void): () => void {
    const lots = createKindCopy('lots');
    const photos = createKindCopy('photos');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callOff = (): void => undefined;
    let isWhole = true;
    let hasEnded = false;

    const warn = (error: unknown): void => console.warn('The copy of a sale could not be kept.', error);
    const quietly = (work: Promise<void>): void => void work.catch(warn);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      timer = undefined;
      callOff();
    };
    const write = (): void => {
      stopWaiting();
      // Nothing is left behind for somebody who is not here any more.
      if (!lots.isAnswered || !photos.isAnswered || whoIs() !== uid) return;
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
        timer ??= setTimeout(() => (callOff = whenIdle(write)), WRITE_AFTER_MS);
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

    return () => {
      hasEnded = true;
      if (timer !== undefined) write();
      stop();
    };
  }

  return {
    listen(saleId, listener) {
      const uid = whoIs();
      return uid === null ? inner.listen(saleId, listener) : listen(saleId, uid, listener);
    },
    listenPrivate: (saleId, listener) => inner.listenPrivate(saleId, listener),
    claimNumber: (...args) => inner.claimNumber(...args),
    apply: (operation, onKnown) => inner.apply(operation, onKnown),
  };
}
