import {
  collection,
  doc,
  type DocumentReference,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
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
  group: v.optional(v.string()),
  changes: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(changesInRecord),
    v.record(v.string(), v.object({ before: value, after: value })),
  ),
});

const importSchema = v.object({ name: v.string(), by: v.string() });

type Recorded = LotChange & { readonly group?: string | undefined };

/** The records in `ops` and `opsPrivate`. One that is not as expected is left out and logged. */
export function createFirebaseLotHistoryGateway(documents: Firestore): LotHistoryGateway {
  async function records(saleId: string, name: 'ops' | 'opsPrivate', lotId: string): Promise<Recorded[]> {
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

  const placeOf = (saleId: string, importId: string): DocumentReference =>
    doc(documents, 'sales', saleId, 'imports', importId);

  /** Null for an act that was none, or that nobody has noted. */
  async function importOf(saleId: string, group: string): Promise<v.InferOutput<typeof importSchema> | null> {
    const found = v.safeParse(importSchema, (await getDocFromServer(placeOf(saleId, group))).data());
    return found.success ? found.output : null;
  }

  /** The history without it is worth more than none: rules of an older build know no imports. */
  async function importsIn(saleId: string, changes: readonly Recorded[]): ReturnType<typeof readImports> {
    try {
      return await readImports(saleId, changes);
    } catch (error) {
      console.warn('The imports of a lot could not be read.', error);
      return new Map();
    }
  }

  async function readImports(saleId: string, changes: readonly Recorded[]) {
    const groups = [...new Set(changes.flatMap(({ group }) => group ?? []))];
    const found = await Promise.all(groups.map(async (group) => [group, await importOf(saleId, group)] as const));
    return new Map(found);
  }

  return {
    async noteImport(uid, { id, saleId, name }) {
      try {
        if ((await getDocFromServer(placeOf(saleId, id))).exists()) return;
        await setDoc(placeOf(saleId, id), { name, by: uid, at: serverTimestamp() });
      } catch (error) {
        throw dataFailure(error);
      }
    },
    async read(saleId, lotId, withPrivate) {
      try {
        const names = withPrivate ? (['ops', 'opsPrivate'] as const) : (['ops'] as const);
        const lists = await Promise.all(names.map((name) => records(saleId, name, lotId)));
        const changes = lists.flat().sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
        const imports = withPrivate ? await importsIn(saleId, changes) : null;
        return changes.map(({ group = '', ...change }) => {
          const made = imports?.get(group);
          // Nobody says of a colleague's work that it was imported.
          return made?.by === change.by ? { ...change, importedFrom: made.name } : change;
        });
      } catch (error) {
        throw dataFailure(error);
      }
    },
  };
}
