import type { DBSchema } from 'idb';
import { createPageClaims } from '../outbox/device/pageClaims';
import { createStoreConnection } from '../outbox/device/storeConnection';
import * as v from 'valibot';
import { photoFrom } from '../../domain/platforms/own/records';
import type { Photo } from '../../domain/photos/photo';
import type { Operation } from '../../domain/operations/operations';
import { type Ciphertext, decrypt, decryptAll, encrypt, ownerOf } from '../outbox/encrypted/encryption';
import { OWN_DATABASES } from '../outbox/encrypted/idbOwnRecords';
import { personsKey } from '../outbox/encrypted/personsKey';
import { type ImportPlans, isImportOver, type KeptImport } from './ImportPlans';

interface PlansSchema extends DBSchema {
  /** By owner, import and part; the head of an import has the part -1, and its pictures those below. What is kept is encrypted for the person. */
  plans: { key: [string, string, number]; value: Ciphertext };
}

const HEAD = -1;
const partOfPicture = (place: number): number => HEAD - 1 - place;

/** What a newer build knows besides stays, when a part of it is changed here. */
const headSchema = v.looseObject({
  id: v.string(),
  saleId: v.string(),
  name: v.string(),
  created: v.number(),
  updated: v.number(),
  parts: v.number(),
  left: v.array(v.array(v.string())),
  isNoted: v.optional(v.boolean(), false),
  carried: v.optional(
    v.array(
      v.looseObject({
        lotId: v.string(),
        // An older build brought pictures to new lots only.
        wasThere: v.optional(v.boolean(), false),
        status: v.picklist(['draft', 'ready']),
        cover: v.nullable(v.string()),
        // An older build kept none.
        pictures: v.optional(v.record(v.string(), v.number()), {}),
        photos: v.array(
          v.pipe(
            v.unknown(),
            v.transform((photo) => photoFrom(photo, '')),
            // The import waits for the build that has kept it: without the photo it would be over one day.
            v.custom<Photo>((photo) => photo !== null),
          ),
        ),
      }),
    ),
    [],
  ),
});

/** The plans in a database of their own: they outlive the page, and a session that ends in the middle. */
export function createIdbImportPlans(
  locks: LockManager | undefined,
  database: string = OWN_DATABASES.imports.name,
): ImportPlans {
  const claims = createPageClaims(locks, `${database} `);
  const connect = createStoreConnection<PlansSchema>(database, OWN_DATABASES.imports.store);
  const keysOf = (uid: string): Promise<[string, CryptoKey]> => Promise.all([ownerOf(uid), personsKey(uid, 'imports')]);

  async function write(uid: string, kept: KeptImport, parts: readonly (readonly Operation[])[]): Promise<void> {
    const [owner, key] = await keysOf(uid);
    const contents = [kept, ...parts];
    const locked: Ciphertext[] = [];
    for (const content of contents) locked.push(await encrypt({ content, blobs: [] }, owner, key));
    const transaction = (await connect()).transaction('plans', 'readwrite', { durability: 'strict' });
    const written = locked.map((value, place) => transaction.store.put(value, [owner, kept.id, place + HEAD]));
    await Promise.all([...written, transaction.done]);
  }

  async function remove(uid: string, id: string, from: number, to = Infinity): Promise<void> {
    const owner = await ownerOf(uid);
    const range = IDBKeyRange.bound([owner, id, from], [owner, id, to]);
    await (await connect()).delete('plans', range);
  }

  /** What this build reads of each import, and what stands there. */
  async function readHeads(uid: string): Promise<readonly { readonly kept: KeptImport; readonly stored: object }[]> {
    const [owner, key] = await keysOf(uid);
    const transaction = (await connect()).transaction('plans');
    const places = await transaction.store.getAllKeys(IDBKeyRange.bound([owner], [owner, []]));
    const heads = await Promise.all(
      places.filter(([, , place]) => place === HEAD).map((place) => transaction.store.get(place)),
    );
    const opened = await decryptAll(
      heads.filter((head) => head !== undefined),
      owner,
      key,
    );
    return opened.flatMap(({ content }) => {
      const read = v.safeParse(headSchema, content);
      return read.success ? [{ kept: read.output, stored: content as object }] : [];
    });
  }
  const list = async (uid: string): Promise<readonly KeptImport[]> => (await readHeads(uid)).map(({ kept }) => kept);

  let changing: Promise<void> = Promise.resolve();
  /** One after the other: each goes on from what the one before has written. */
  function change(uid: string, id: string, fields: Partial<KeptImport>): Promise<void> {
    const changed = changing.then(async () => {
      const found = (await readHeads(uid)).find(({ kept }) => kept.id === id);
      if (found === undefined) return;
      const now = { ...found.kept, ...fields };
      await (isImportOver(now)
        ? remove(uid, id, -Infinity)
        : write(uid, { ...found.kept, ...found.stored, ...fields }, []));
    });
    changing = changed.catch(() => undefined);
    return changed;
  }

  return {
    keep: write,
    list,
    async part(uid, id, place) {
      const [owner, key] = await keysOf(uid);
      const found = await (await connect()).get('plans', [owner, id, place]);
      if (found === undefined) return [];
      return (await decrypt(found, owner, key)).content as readonly Operation[];
    },
    forget: (uid, id) => remove(uid, id, -Infinity),
    async made(uid, id) {
      await change(uid, id, { parts: 0 });
      await remove(uid, id, HEAD + 1);
    },
    async keepPicture(uid, id, place, picture) {
      const [owner, key] = await keysOf(uid);
      const value = await encrypt({ content: null, blobs: [picture] }, owner, key);
      await (await connect()).put('plans', value, [owner, id, partOfPicture(place)]);
    },
    async picture(uid, id, place) {
      const [owner, key] = await keysOf(uid);
      const found = await (await connect()).get('plans', [owner, id, partOfPicture(place)]);
      return found === undefined ? null : ((await decrypt(found, owner, key)).blobs[0] ?? null);
    },
    async carried(uid, id, left) {
      await change(uid, id, { carried: left });
      if (left.length === 0) await remove(uid, id, -Infinity, partOfPicture(0));
    },
    noted: (uid, id) => change(uid, id, { isNoted: true }),
    forgetLeft: (uid, id) => change(uid, id, { left: [] }),
    claim: async (id) => (await claims.claim(id)) === 'new',
    release: (id) => claims.release(id),
  };
}
