import { deleteDB } from 'idb';
import { createIdbOfflineCache } from '../../services/offlineCache/idbOfflineCache';
import { createIdbOutbox } from '../../services/outbox/device/idbOutbox';
import { createIdbPhotoOutbox } from '../../services/outbox/device/idbPhotoOutbox';
import { createIdbEncryptedOutbox } from '../../services/outbox/encrypted/idbEncryptedOutbox';
import { createOutboxDatabase } from '../../services/outbox/device/outboxDatabase';
import { createPhotoClaims } from '../../services/outbox/device/pageClaims';
import { importKey } from '../../services/outbox/encrypted/encryption';
import { createZipExport } from '../../services/outbox/workFile/zipExport';
import { dumpDatabase, type PlainDatabase } from './databases';
import { CHOSEN, KEPT_PHOTOS, KEY_TEXT, LOT, OPERATIONS, PHOTO, SALE, SALE_ID, UID } from './examples';

/** Its name in the stored examples: those of older builds are never written anew. */
export const ENCRYPTED_WORK = 'sealed';

/** What a build leaves on a device. */
export interface DeviceData {
  readonly outbox: PlainDatabase;
  /** The same work, locked. */
  readonly [ENCRYPTED_WORK]: PlainDatabase;
  readonly copies: PlainDatabase;
  /** A file of exported work, base64. */
  readonly work: string;
}

/** The parts of the outbox in one database. */
export function openOutbox(name: string) {
  const database = createOutboxDatabase(name);
  return {
    database,
    operations: createIdbOutbox(database),
    photos: createIdbPhotoOutbox(database, createPhotoClaims(undefined)),
    encryptedOutbox: createIdbEncryptedOutbox(database),
  };
}

/** Writes the examples with this build. */
export async function makeDeviceData(name: string): Promise<DeviceData> {
  const [outboxName, copiesName] = [`${name}-outbox`, `${name}-copies`];
  const outbox = openOutbox(outboxName);
  for (const photo of KEPT_PHOTOS) await outbox.photos.put(photo);
  await outbox.photos.note(CHOSEN);
  await outbox.operations.putAll(OPERATIONS);
  const [, , refused] = OPERATIONS;
  if (refused !== undefined) await outbox.operations.refuse(refused.id, 'conflict');
  const open = await dumpDatabase(outboxName);
  await outbox.encryptedOutbox.encrypt(UID, await importKey(KEY_TEXT));
  const encrypted = await dumpDatabase(outboxName);
  (await outbox.database()).close();

  const kept = createIdbOfflineCache(copiesName);
  await kept.saveList(UID, [SALE]);
  await kept.save(UID, SALE_ID, {
    chunks: [
      { kind: 'lots', name: 'a', entities: [LOT] },
      { kind: 'photos', name: 'a', entities: [PHOTO] },
    ],
    whole: true,
    savedAt: 1_790_000_000_000,
    noted: [],
  });
  for (const operation of OPERATIONS.slice(1, 3)) await kept.note(UID, operation, () => true);
  await kept.saveThumb(UID, `${PHOTO.path}/thumb.jpg`, new Blob(['thumb'], { type: 'image/jpeg' }));
  const copies = await dumpDatabase(copiesName);
  await Promise.all([deleteDB(outboxName), deleteDB(copiesName)]);
  return { outbox: open, [ENCRYPTED_WORK]: encrypted, copies, work: await exportedWork() };
}

async function exportedWork(): Promise<string> {
  const files: Blob[] = [];
  const writer = createZipExport((_name, file) => files.push(file));
  const operations = OPERATIONS.map((operation) => ({ operation, refused: null }));
  await writer.save({ uid: UID, operations, photos: KEPT_PHOTOS });
  const [file = new Blob()] = files;
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
