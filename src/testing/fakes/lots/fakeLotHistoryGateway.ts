import { GatewayFailure } from '../../../services/failure';
import { changesOf, isPrivateOperation, type Operation } from '../../../domain/operations/operations';
import type { LotHistoryGateway, NotedImport } from '../../../services/lots/LotHistoryGateway';

export interface FakeLotHistoryGateway extends LotHistoryGateway {
  /** How often it was asked. */
  readonly reads: number;
  /** The next call rejects with `code`. */
  failNext(code: string): void;
  /** What was noted of imports, by their ids. */
  readonly noted: ReadonlyMap<string, NotedImport & { readonly uid: string }>;
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
  const noted = new Map<string, NotedImport & { readonly uid: string }>();
  const answer = async (isRefused: boolean): Promise<void> => {
    await Promise.resolve();
    const code = failure;
    failure = null;
    if (code !== null) throw new GatewayFailure(code);
    if (isRefused) throw new GatewayFailure('permission-denied');
  };
  return {
    get reads() {
      return reads;
    },
    noted,
    async noteImport(uid, imported) {
      await answer(role !== 'editor');
      if (!noted.has(imported.id)) noted.set(imported.id, { ...imported, uid });
    },
    failNext(code) {
      failure = code;
    },
    async read(saleId, lotId, withPrivate) {
      reads++;
      await answer(role === 'stranger' || (role === 'viewer' && withPrivate));
      return applied()
        .map((operation, index) => ({ operation, at: start + index * 60_000 }))
        .filter(({ operation }) => operation.saleId === saleId && operation.lotId === lotId)
        .filter(({ operation }) => withPrivate || !isPrivateOperation(operation))
        .map(({ operation, at }) => {
          const { id, uid: by, kind, group = '' } = operation;
          const made = withPrivate ? noted.get(group) : undefined;
          const from = made?.uid === by ? { importedFrom: made.name } : {};
          return { id, by, at, kind, changes: changesOf(operation), ...from };
        })
        .reverse();
    },
  };
}
