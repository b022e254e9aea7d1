import { makeZip } from 'client-zip';
import type { BundleTarget } from './BundleFiles';
import { diskFailure, onDisk } from './diskFailure';

/** Where the bytes of a ZIP file go. */
export interface ZipPlace {
  readonly bytes: WritableStream<Uint8Array>;
  /** All bytes are there. */
  give(): Promise<void> | void;
  drop(): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly input: Uint8Array;
  readonly lastModified: Date;
}

/**
 * Files into one ZIP file, each as it comes: one of them is in memory at a time. They are stored as they are, since
 * JPEGs are compressed already.
 */
export function createZipTarget(name: string, place: ZipPlace): BundleTarget {
  const line = entryLine();
  const stop = new AbortController();
  const written = makeZip(line.entries).pipeThrough(inLargePieces()).pipeTo(place.bytes, { signal: stop.signal });
  const failed = written.then<never>(
    () => new Promise<never>(() => undefined),
    (error: unknown) => {
      throw diskFailure(error);
    },
  );
  failed.catch(() => undefined); // It is waited for with each file; nobody waits between two.
  return {
    name,
    has: async () => false,
    async write(file, blob) {
      const input = new Uint8Array(await blob.arrayBuffer());
      await Promise.race([line.add({ name: file, input, lastModified: new Date() }), failed]);
    },
    finish: () =>
      onDisk(async () => {
        line.end();
        await written;
        await place.give();
      }),
    async abandon() {
      stop.abort();
      line.end();
      await written.catch(() => undefined);
      await place.drop().catch(() => undefined);
    },
  };
}

/** Entries that somebody adds, for somebody who takes them one by one. */
function entryLine() {
  const waiting: { readonly entry: Entry; readonly taken: () => void }[] = [];
  let isOver = false;
  let goOn = (): void => undefined;
  async function* take(): AsyncGenerator<Entry> {
    for (;;) {
      const next = waiting.shift();
      if (next !== undefined) {
        yield next.entry;
        next.taken(); // The next one is asked for when this one has gone on.
      } else if (isOver) return;
      else await new Promise<void>((resolve) => (goOn = resolve));
    }
  }
  return {
    entries: take(),
    add: (entry: Entry) =>
      new Promise<void>((taken) => {
        waiting.push({ entry, taken });
        goOn();
      }),
    end() {
      isOver = true;
      goOn();
    },
  };
}

const PIECE_BYTES = 1024 * 1024;

/** A ZIP file comes in pieces of some bytes, and each write of a file costs a trip to another process. */
function inLargePieces(): TransformStream<Uint8Array, Uint8Array> {
  let piece = new Uint8Array(PIECE_BYTES);
  let used = 0;
  return new TransformStream({
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length;) {
        const some = bytes.subarray(at, at + PIECE_BYTES - used);
        piece.set(some, used);
        used += some.length;
        at += some.length;
        if (used < PIECE_BYTES) continue;
        controller.enqueue(piece);
        piece = new Uint8Array(PIECE_BYTES);
        used = 0;
      }
    },
    flush(controller) {
      if (used > 0) controller.enqueue(piece.subarray(0, used));
    },
  });
}
