import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import type { Unsubscribe } from '../../failure';
import { listenTo, listenToOne } from './listenTo';

/** Asks single questions in the listening stream, and stops listening as soon as the server has answered. */
export interface StreamReader {
  /** `isEnough`: whether an answer of the server is the one; later ones follow otherwise. */
  list(source: Query, isEnough?: (answer: QuerySnapshot) => boolean): Promise<QuerySnapshot>;
  one(source: DocumentReference): Promise<DocumentSnapshot>;
  /** Nothing is answered any more; what was asked stays without an answer for ever. */
  stop(): void;
}

/**
 * An answer in this stream is as new as all that the stream has sent before, and a question that a cut has interrupted is
 * asked again by the SDK: a call past the stream has neither. `silent`: the server may not be answering at the moment.
 */
export function createStreamReader(silent: () => void = () => undefined): StreamReader {
  const stops = new Set<Unsubscribe>();
  let hasEnded = false;

  type Listen<Snapshot> = (onNext: (snapshot: Snapshot) => void, fail: (error: unknown) => void) => Unsubscribe;
  const ask = <Snapshot extends QuerySnapshot | DocumentSnapshot>(
    listen: Listen<Snapshot>,
    isEnough: (answer: Snapshot) => boolean = () => true,
  ): Promise<Snapshot> =>
    new Promise((resolve, reject) => {
      if (hasEnded) return;
      const end = (): void => {
        stops.delete(end);
        stop();
      };
      const stop = listen(
        (snapshot) => {
          if (hasEnded) return;
          if (snapshot.metadata.fromCache) {
            // What the SDK remembers answers nothing here. Without any of it, it mostly says that there is no connection.
            if (isEmpty(snapshot)) silent();
            return;
          }
          if (!isEnough(snapshot)) return;
          end();
          resolve(snapshot);
        },
        (error) => {
          stops.delete(end);
          reject(error as Error);
        },
      );
      stops.add(end);
    });

  return {
    list: (source, isEnough) => ask<QuerySnapshot>((...observer) => listenTo(source, ...observer), isEnough),
    one: (source) => ask<DocumentSnapshot>((...observer) => listenToOne(source, ...observer)),
    stop() {
      hasEnded = true;
      for (const end of stops) end();
    },
  };
}

function isEmpty(snapshot: QuerySnapshot | DocumentSnapshot): boolean {
  return 'empty' in snapshot ? snapshot.empty : !snapshot.exists();
}
