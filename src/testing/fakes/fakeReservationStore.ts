import { type KeptNumber, type ReservationStore, sortKept } from '../../services/numbers/ReservationStore';

export interface FakeReservationStore extends ReservationStore {
  /** What the device keeps, of everybody. */
  readonly kept: readonly KeptNumber[];
  /** The next call of this method rejects, as a browser without storage would. */
  failNext(method: keyof ReservationStore): void;
}

export function createFakeReservationStore(): FakeReservationStore {
  const kept = new Map<string, { readonly uid: string; readonly number: KeptNumber }>();
  const failing = new Set<string>();
  const guard = async (method: keyof ReservationStore): Promise<void> => {
    await Promise.resolve();
    if (failing.delete(method)) throw new DOMException('No storage.', 'QuotaExceededError');
  };
  return {
    get kept() {
      return [...kept.values()].map(({ number }) => number);
    },
    failNext: (method) => failing.add(method),
    async list(uid) {
      await guard('list');
      return sortKept([...kept.values()].filter((each) => each.uid === uid).map(({ number }) => number));
    },
    async keep(uid, numbers) {
      await guard('keep');
      for (const number of numbers) kept.set(`${uid} ${number.saleId} ${number.number}`, { uid, number });
    },
    async take(uid, saleId, numbers) {
      await guard('take');
      return numbers.flatMap((name) => {
        const key = `${uid} ${saleId} ${name}`;
        const found = kept.get(key);
        kept.delete(key);
        return found === undefined ? [] : [found.number];
      });
    },
  };
}
