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
    keep: () => undefined,
    async write(file, input) {
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

/** What is at least so long goes on as it is: it is not copied once more. */
const LARGE_BYTES = 64 * 1024;

/** Between two files a ZIP file comes in pieces of some bytes, and each write costs a trip to another process. */
function inLargePieces(): TransformStream<Uint8Array, Uint8Array> {
  let small: Uint8Array[] = [];
  let bytes = 0;
  const join = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    if (bytes === 0) return;
    const joined = new Uint8Array(bytes);
    let at = 0;
    for (const piece of small) {
      joined.set(piece, at);
      at += piece.length;
    }
    controller.enqueue(joined);
    [small, bytes] = [[], 0];
  };
  return new TransformStream({
    transform(piece, controller) {
      const isLarge = piece.length >= LARGE_BYTES;
      if (isLarge || bytes >= LARGE_BYTES) join(controller);
      if (isLarge) controller.enqueue(piece);
      else {
        small.push(piece);
        bytes += piece.length;
      }
    },
    flush: join,
  });
}
