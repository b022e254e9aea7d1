import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../services/lots/LotsGateway';
import { asksForNext, claimedNumber, releasedNumber, waitsForNumber } from '../../../services/lots/operationNumbers';

/**
 * What an operation touches. Two that share something are sent one after the other, as they were made; all others side
 * by side. A number is shared by who gives it back and who claims it: so a claim never meets a holder who is about to
 * let go. Lots that ask for any number get theirs in the order in which they were made.
 */
export function touchedBy(operation: Operation): readonly string[] {
  const { saleId, lotId } = operation;
  const claimed = claimedNumber(operation);
  const numbers = [releasedNumber(operation), claimed === null ? null : formatLotNumber(claimed)];
  return [
    `lot ${saleId} ${lotId}`,
    ...(asksForNext(operation) && waitsForNumber(operation) ? [`next number ${saleId}`] : []),
    ...numbers.flatMap((number) => (number === null ? [] : [`number ${saleId} ${number}`])),
    ...photosOf(operation),
  ];
}

function photosOf(operation: Operation): readonly string[] {
  switch (operation.kind) {
    case 'addPhoto':
    case 'removePhoto':
      return [`photo ${operation.photo.id}`];
    case 'editPhoto': {
      const place = operation.changes.lotId;
      return [
        `photo ${operation.photoId}`,
        ...(place === undefined
          ? []
          : [`lot ${operation.saleId} ${place.before}`, `lot ${operation.saleId} ${place.after}`]),
      ];
    }
    default:
      return [];
  }
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
