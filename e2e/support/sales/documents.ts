import type { LocalAddresses } from '../../../local/net/project';
import { LOCAL_BUCKET, LOCAL_PROJECT } from '../../../local/net/project';

const OWNER = { Authorization: 'Bearer owner' };

/** What the server really holds, read past the rules as the operator of the emulator may. */
export function serverSide({ firestore, storage }: LocalAddresses) {
  const documents = `http://${firestore.host}:${String(firestore.port)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  const files = `http://${storage.host}:${String(storage.port)}/v0/b/${LOCAL_BUCKET}/o`;

  async function json(response: Response): Promise<unknown> {
    if (!response.ok) throw new Error(`${String(response.status)} ${await response.text()}`);
    return response.json();
  }

  return {
    /** The documents of a collection as REST shows them. */
    async list(path: string): Promise<{ name: string; fields: Record<string, Record<string, unknown>> }[]> {
      const answer = (await json(await fetch(`${documents}/${path}?pageSize=300`, { headers: OWNER }))) as {
        documents?: { name: string; fields: Record<string, Record<string, unknown>> }[];
      };
      return answer.documents ?? [];
    },
    /** How many documents a collection of a sale has, without reading them: tests ask again and again. */
    async count(saleId: string, collectionId: string): Promise<number> {
      const structuredQuery = { from: [{ collectionId }] };
      const query = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'all', count: {} }] } };
      const [answer] = (await json(
        await fetch(`${documents}/sales/${saleId}:runAggregationQuery`, {
          method: 'POST',
          headers: { ...OWNER, 'Content-Type': 'application/json' },
          body: JSON.stringify(query),
        }),
      )) as { result: { aggregateFields: { all: { integerValue: string } } } }[];
      return Number(answer?.result.aggregateFields.all.integerValue);
    },
    /** The roles of a sale, by person; none when it has nobody. */
    async roles(saleId: string): Promise<Record<string, unknown>> {
      const { fields } = (await json(await fetch(`${documents}/sales/${saleId}`, { headers: OWNER }))) as {
        fields: { roles: { mapValue: { fields?: Record<string, { stringValue: string }> } } };
      };
      return Object.fromEntries(
        Object.entries(fields.roles.mapValue.fields ?? {}).map(([uid, { stringValue }]) => [uid, stringValue]),
      );
    },
    /** Gives one person a role in a sale, or another one. */
    async setRole(saleId: string, uid: string, role: string): Promise<void> {
      const field = `roles.${/^[A-Za-z_]\w*$/.test(uid) ? uid : `\`${uid}\``}`;
      const name = `projects/${LOCAL_PROJECT}/databases/(default)/documents/sales/${saleId}`;
      const write = {
        update: { name, fields: { roles: { mapValue: { fields: { [uid]: { stringValue: role } } } } } },
        updateMask: { fieldPaths: [field] },
        updateTransforms: [{ fieldPath: 'memberUids', appendMissingElements: { values: [{ stringValue: uid }] } }],
      };
      await json(
        await fetch(`${documents}:commit`, {
          method: 'POST',
          headers: { ...OWNER, 'Content-Type': 'application/json' },
          body: JSON.stringify({ writes: [write] }),
        }),
      );
    },
    /** An invitation was sent 31 days ago. */
    async ageInvitation(id: string): Promise<void> {
      const createdAt = { timestampValue: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString() };
      await json(
        await fetch(`${documents}/invitations/${id}?updateMask.fieldPaths=createdAt`, {
          method: 'PATCH',
          headers: { ...OWNER, 'Content-Type': 'application/json' },
          body: JSON.stringify({ fields: { createdAt } }),
        }),
      );
    },
    /** A second invitation like this one; gives its id. */
    async copyInvitation(id: string): Promise<string> {
      const copy = [...id].reverse().join('');
      for (const kind of ['invitations', 'invitationHints']) {
        const { fields } = (await json(await fetch(`${documents}/${kind}/${id}`, { headers: OWNER }))) as {
          fields: object;
        };
        await json(
          await fetch(`${documents}/${kind}/${copy}`, {
            method: 'PATCH',
            headers: { ...OWNER, 'Content-Type': 'application/json' },
            body: JSON.stringify({ fields }),
          }),
        );
      }
      return copy;
    },
    /** Names of all stored objects. */
    async objects(): Promise<string[]> {
      const answer = (await json(await fetch(files, { headers: OWNER }))) as { items?: { name: string }[] };
      return (answer.items ?? []).map((item) => item.name);
    },
    async bytes(name: string): Promise<Buffer> {
      const response = await fetch(`${files}/${encodeURIComponent(name)}?alt=media`, { headers: OWNER });
      if (!response.ok) throw new Error(`${String(response.status)} for ${name}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
