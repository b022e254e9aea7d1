import type { OwnRecords } from '../../../services/outbox/OwnRecords';

/** Notes whose records were forgotten. */
export function createFakeOwnRecords(): OwnRecords & { readonly forgotten: readonly string[] } {
  const forgotten: string[] = [];
  return {
    forgotten,
    forget: async (uid) => void forgotten.push(uid),
  };
}
