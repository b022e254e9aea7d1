import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { type Operation, touchesOf } from '../../../domain/operations/operations';

/**
 * What an operation touches. Two that share something are sent one after the other, as they were made; all others side
 * by side. A number is shared by who gives it back and who claims it: so a claim never meets a holder who is about to
 * let go. Lots that ask for any number get theirs in the order in which they were made.
 */
export function touchedBy(operation: Operation): readonly string[] {
  const { saleId, lotId } = operation;
  const { lots = [], photos = [], claims = null, releases = null, ...asks } = touchesOf(operation);
  const waitsForAny = asks.asksForNext === true && asks.waitsForNumber === true;
  return [
    `lot ${saleId} ${lotId}`,
    ...(waitsForAny ? [`next number ${saleId}`] : []),
    ...[releases, claims].flatMap((number) => (number === null ? [] : [`number ${saleId} ${formatLotNumber(number)}`])),
    ...photos.map((id) => `photo ${id}`),
    ...lots.map((id) => `lot ${saleId} ${id}`),
  ];
}

/** What has to be done before an operation, and the way to say that this one is. */
export interface QueueTicket {
  readonly ready: Promise<unknown>;
  readonly leave: () => void;
}

export interface KeyedQueue {
  enter(operation: Operation): QueueTicket;
}

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<void>>();
  return {
    enter(operation) {
      const touched = touchedBy(operation);
      const before = touched.flatMap((each) => last.get(each) ?? []);
      let done = (): void => undefined;
      const mine = new Promise<void>((resolve) => (done = resolve));
      for (const each of touched) last.set(each, mine);
      return {
        ready: Promise.all(before),
        leave: () => {
          for (const each of touched) if (last.get(each) === mine) last.delete(each);
          done();
        },
      };
    },
  };
}
