import { origin } from './firestore';
import { encodeFields, type PlainValue } from './firestoreValues';
import { OWNER, request } from '../net/http';
import { LOCAL_BUCKET, LOCAL_PROJECT, type LocalAddresses } from '../net/project';

export type Fields = Readonly<Record<string, PlainValue>>;

const DOCUMENTS = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;

/** Writes whole documents past all rules, all of them or none: `[path, fields]`. */
export async function putDocuments(
  { firestore }: Pick<LocalAddresses, 'firestore'>,
  documents: readonly (readonly [path: string, fields: Fields])[],
): Promise<void> {
  const writes = documents.map(([place, fields]) => ({
    update: { name: `${DOCUMENTS}/${place}`, fields: encodeFields(fields) },
  }));
  await request(`${origin(firestore)}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
}

/** Stores a JPEG past all rules, at its name in the bucket. */
export async function putPicture(
  { storage }: Pick<LocalAddresses, 'storage'>,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const objects = `${origin(storage)}/upload/storage/v1/b/${LOCAL_BUCKET}/o`;
  await request(`${objects}?uploadType=media&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
}
