import { collection, type Firestore, getDocsFromServer, query, where } from 'firebase/firestore';
import * as v from 'valibot';
import { dataFailure } from '../../firebase/failures/firebaseFailures';
import { changesInRecord } from '../../firebase/read/extraFields';
import type { LotChange, LotHistoryGateway } from '../LotHistoryGateway';
import { OPERATION_KINDS } from '../../../domain/operations/operations';

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const recordSchema = v.object({
  by: v.string(),
  at: v.pipe(
    v.custom<{ toMillis(): number }>(
      (time) => typeof time === 'object' && time !== null && 'toMillis' in time,
      'This is no time.',
    ),
    v.transform((time) => time.toMillis()),
  ),
  kind: v.picklist(OPERATION_KINDS),
  changes: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(changesInRecord),
    v.record(v.string(), v.object({ before: value, after: value })),
  ),
});

/** The records in `ops` and `opsPrivate`. One that is not as expected is left out and logged. */
export function createFirebaseLotHistoryGateway(documents: Firestore): LotHistoryGateway {
  async function records(saleId: string, name: 'ops' | 'opsPrivate', lotId: string): Promise<LotChange[]> {
    const found = await getDocsFromServer(
      query(collection(documents, 'sales', saleId, name), where('lotId', '==', lotId)),
    );
    return found.docs.flatMap((each) => {
      const result = v.safeParse(recordSchema, each.data());
      if (result.success) return [{ id: each.id, ...result.output }];
      console.warn(`Record ${each.id} is not as expected.`);
      return [];
    });
  }

  return {
    async read(saleId, lotId, withPrivate) {
      try {
        const names = withPrivate ? (['ops', 'opsPrivate'] as const) : (['ops'] as const);
        const lists = await Promise.all(names.map((name) => records(saleId, name, lotId)));
        return lists.flat().sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
      } catch (error) {
        throw dataFailure(error);
      }
    },
  };
}
