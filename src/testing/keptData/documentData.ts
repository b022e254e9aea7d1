import { deleteApp, initializeApp } from 'firebase/app';
import { type DocumentReference, getFirestore, serverTimestamp, terminate, Timestamp } from 'firebase/firestore';
import { extraId, isExtraField } from '../../domain/lots/extras';
import { writeInto } from '../../services/lots/write/writeOperation';
import { OPERATIONS } from './examples';
import type { PlainData } from './plainData';

/** Documents by their path below the sale. A time stands as `{ $time: ms }`. */
export type PlainDocuments = { readonly [path: string]: { readonly [field: string]: PlainData } };

const AT = 1_790_000_000_000;
const SERVER_TIME = serverTimestamp();

function plain(value: unknown): PlainData {
  if (value !== null && typeof value === 'object' && 'isEqual' in value && SERVER_TIME.isEqual(value as never)) {
    return { $time: AT };
  }
  if (typeof value !== 'object' || value === null) return value as PlainData;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

/** What this build writes of a lot, its photo and their records. */
export async function makeDocuments(): Promise<PlainDocuments> {
  const app = initializeApp({ projectId: 'demo-kept-data', apiKey: 'none' }, 'kept-data');
  const documents = getFirestore(app);
  const written: Record<string, Record<string, PlainData>> = {};
  const put = ({ path }: DocumentReference, data: object, over: boolean): void => {
    const below = path.split('/').slice(2).join('/');
    const document: Record<string, PlainData> = over ? { ...written[below] } : {};
    for (const [field, value] of Object.entries(plain(data) as Record<string, PlainData>)) {
      // The path of an extra leads into the map of them.
      if (!isExtraField(field)) document[field] = value;
      else document['extras'] = { ...(document['extras'] as object), [extraId(field)]: value };
    }
    written[below] = document;
  };
  const writes = {
    set: (target: DocumentReference, data: object) => put(target, data, false),
    update: (target: DocumentReference, data: object) => put(target, data, true),
    delete: () => undefined,
  };
  const shown = OPERATIONS.filter(({ kind }) => kind !== 'removePhoto');
  const [withNumber, withoutNumber, ...others] = shown;
  for (const operation of [withoutNumber, withNumber, ...others]) {
    if (operation !== undefined) writeInto(writes, documents, operation);
  }
  await terminate(documents);
  await deleteApp(app);
  return written;
}

/** The fields of a kept document as the SDK gives them. */
export function fieldsOf(document: PlainDocuments[string]): Record<string, unknown> {
  const restore = (value: PlainData): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(restore);
    const { $time } = value as { readonly $time?: number };
    if ($time !== undefined) return Timestamp.fromMillis($time);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restore(each)]));
  };
  return restore(document) as Record<string, unknown>;
}
