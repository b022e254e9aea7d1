import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { GatewayFailure } from '../../services/failure';
import type { FakeSale } from './lots/fakeSale';
import type {
  HeldNumber,
  NumberReservation,
  NumbersGateway,
  ReservedEvent,
} from '../../services/numbers/NumbersGateway';

type Op = 'reserve' | 'list' | 'listenReserved' | 'release';

export interface FakeNumbersGateway extends NumbersGateway {
  readonly calls: readonly { readonly op: Op; readonly args: readonly unknown[] }[];
  /** The next call rejects with `code`. */
  failNext(op: Op, code: string): void;
  /** The next `op` is answered only when the returned function is called; until then nothing happens. */
  hang(op: Op): () => void;
}

/** What several gateways of the same server share. */
export interface FakeNumbersServer {
  readonly documents: (saleId: string) => FakeSale;
  readonly listeners: Map<(event: ReservedEvent) => void, string>;
}

/** The numbers of a fake server of lots. `role` is what its person may do everywhere. */
export function createFakeNumbersGateway(
  { documents, listeners }: FakeNumbersServer,
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
): FakeNumbersGateway {
  const calls: { op: Op; args: readonly unknown[] }[] = [];
  const failures: { readonly op: Op; readonly code: string }[] = [];
  const held: { readonly op: Op; readonly until: Promise<void> }[] = [];
  const take = <Plan extends { readonly op: Op }>(plans: Plan[], op: Op): Plan | undefined => {
    const place = plans.findIndex((plan) => plan.op === op);
    return place < 0 ? undefined : plans.splice(place, 1)[0];
  };
  const begin = async (op: Op, args: readonly unknown[], isAllowed: boolean): Promise<void> => {
    calls.push({ op, args });
    const failure = take(failures, op);
    const wait = take(held, op);
    await Promise.resolve();
    await wait?.until;
    if (failure !== undefined) throw new GatewayFailure(failure.code);
    if (!isAllowed) throw new GatewayFailure('permission-denied');
  };
  const claimsOf = (saleId: string): NumberReservation[] => {
    const { numbers, reserved } = documents(saleId);
    return [...numbers].map(([number, lotId]) => {
      const mark = reserved.get(number);
      return { number, lotId, by: mark?.by ?? '', reservedAt: mark?.at ?? null };
    });
  };
  const tellOf = (saleId: string): ReservedEvent => ({
    type: 'reserved',
    claims: claimsOf(saleId).filter(({ reservedAt }) => reservedAt !== null),
  });
  const tell = (saleId: string): void =>
    listeners.forEach((of, listener) => {
      if (of === saleId) listener(tellOf(saleId));
    });
  const isEditor = role === 'editor';
  const isMember = role !== 'stranger';
  /** As the rules: a number that its lot has, and has not left in the trash, cannot be given back. */
  const isHeld = (saleId: string, { number, lotId }: HeldNumber): boolean => {
    const lot = documents(saleId).lots.get(lotId);
    if (lot === undefined || lot.deletedAt !== null || lot.number === null) return false;
    return formatLotNumber({ number: lot.number, suffix: lot.suffix }) === number;
  };

  return {
    calls,
    failNext: (op, code) => void failures.push({ op, code }),
    hang(op) {
      let go = (): void => undefined;
      held.push({ op, until: new Promise((resolve) => (go = resolve)) });
      return () => go();
    },
    async reserve(saleId, wanted, uid) {
      await begin('reserve', [saleId, wanted, uid], isEditor);
      const { numbers, reserved } = documents(saleId);
      if (wanted.some(({ number, lotId }) => (numbers.get(number) ?? lotId) !== lotId)) return 'taken';
      const at = Date.now();
      for (const { number, lotId } of wanted) {
        numbers.set(number, lotId);
        reserved.set(number, { by: uid, at });
      }
      tell(saleId);
      return 'reserved';
    },
    async list(saleId) {
      await begin('list', [saleId], isMember);
      return claimsOf(saleId);
    },
    listenReserved(saleId, listener) {
      calls.push({ op: 'listenReserved', args: [saleId] });
      listeners.set(listener, saleId);
      queueMicrotask(() => {
        if (!listeners.has(listener)) return;
        if (isMember) return listener(tellOf(saleId));
        listeners.delete(listener);
        listener({ type: 'failed', code: 'permission-denied' });
      });
      return () => listeners.delete(listener);
    },
    async release(saleId, wanted) {
      await begin('release', [saleId, wanted], true);
      if (!isEditor) return;
      const { numbers, reserved } = documents(saleId);
      for (const each of wanted) {
        if (numbers.get(each.number) !== each.lotId || isHeld(saleId, each)) continue;
        numbers.delete(each.number);
        reserved.delete(each.number);
      }
      tell(saleId);
    },
  };
}
