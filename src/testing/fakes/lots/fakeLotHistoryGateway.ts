import { GatewayFailure } from '../../../services/failure';
import { changesOf, isPrivateOperation, type Operation } from '../../../domain/operations/operations';
import type { LotHistoryGateway } from '../../../services/lots/LotHistoryGateway';

export interface FakeLotHistoryGateway extends LotHistoryGateway {
  /** How often it was asked. */
  readonly reads: number;
  /** The next call rejects with `code`. */
  failNext(code: string): void;
}

/**
 * The history of a server in memory: what `applied` says has reached it, a minute apart from `start` (ms) on. `role` is
 * what its person may do everywhere.
 */
export function createFakeLotHistoryGateway(
  applied: () => readonly Operation[],
  start = 0,
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
): FakeLotHistoryGateway {
  let reads = 0;
  let failure: string | null = null;
  return {
    get reads() {
      return reads;
    },
    failNext(code) {
      failure = code;
    },
    async read(saleId, lotId, withPrivate) {
      reads++;
      await Promise.resolve();
      const code = failure;
      failure = null;
      if (code !== null) throw new GatewayFailure(code);
      if (role === 'stranger' || (role === 'viewer' && withPrivate)) throw new GatewayFailure('permission-denied');
      return applied()
        .map((operation, index) => ({ operation, at: start + index * 60_000 }))
        .filter(({ operation }) => operation.saleId === saleId && operation.lotId === lotId)
        .filter(({ operation }) => withPrivate || !isPrivateOperation(operation))
        .map(({ operation, at }) => {
          const { id, uid: by, kind } = operation;
          return { id, by, at, kind, changes: changesOf(operation) };
        })
        .reverse();
    },
  };
}
