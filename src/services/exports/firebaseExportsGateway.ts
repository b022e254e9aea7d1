import {
  Bytes,
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import type { NewSentExport, SentExport } from '../../domain/platforms/sent/sentExport';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { listenTo } from '../firebase/read/listenTo';
import type { ExportsGateway } from './ExportsGateway';
import { inDocuments, pack, unpack } from './packed';
import { placed, readEntries, readExport, readFirst, readLots, writeEntry, writeLot } from './readExport';

/** Entries of a document: some 300 kB, and a third of it when packed. */
const ENTRIES_OF_PART = 4_000;

function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, place) => items.slice(place * size, (place + 1) * size));
}

/** The documents of an export by their names: `e0`, … what it was made of, `l0`, … what went out of the lots. */
function documentsOf({ lots, entries, fieldNames }: NewSentExport): ReadonlyMap<string, object> {
  const lotParts = inDocuments(lots.map(writeLot));
  const places = new Map<string, number>();
  let next = 0;
  lotParts.forEach((part, place) => {
    for (const lot of lots.slice(next, next + part.length)) places.set(lot.id, place);
    next += part.length;
  });
  const entryParts = inParts(
    entries.map((entry) => writeEntry(placed(entry, places.get(entry.id)))),
    ENTRIES_OF_PART,
  );
  return new Map<string, object>([
    ...lotParts.map((part, place) => [`l${place}`, { lots: part }] as const),
    ...entryParts.map((part, place) => {
      const first = place === 0 ? { of: entryParts.length, fieldNames } : {};
      return [`e${place}`, { ...first, entries: part }] as const;
    }),
  ]);
}

const headerOf = ({ platform, platformName, version, scope, pictures, fileName, entries }: NewSentExport): object => ({
  platform,
  platformName,
  version,
  scope,
  pictures,
  fileName,
  lots: entries.length,
});

/** The list that a snapshot shows, oldest first. */
const readAll = ({ docs }: QuerySnapshot): SentExport[] =>
  docs
    .map((each) => {
      const data = each.data({ serverTimestamps: 'estimate' });
      const at: unknown = data['at'];
      const moment = typeof at === 'object' && at !== null && 'toMillis' in at ? (at.toMillis as () => number)() : 0;
      return readExport(each.id, data, moment);
    })
    .filter((each) => each !== null)
    .sort((one, another) => one.at - another.at || (one.id < another.id ? -1 : 1));

export function createFirebaseExportsGateway(documents: Firestore): ExportsGateway {
  const exportsOf = (saleId: string) => collection(documents, 'sales', saleId, 'exports');
  const partOf = (saleId: string, id: string, name: string) => doc(exportsOf(saleId), id, 'parts', name);
  /** Where the texts of each lot are, of the exports that were read: they never change. */
  const places = new Map<string, ReadonlyMap<string, number>>();

  async function readPart(saleId: string, id: string, name: string): Promise<unknown> {
    const found = await inTime(getDocFromServer(partOf(saleId, id, name)));
    const bytes: unknown = found.get('bytes');
    if (!(bytes instanceof Bytes)) throw new GatewayFailure('not-found');
    return unpack(new Uint8Array(bytes.toUint8Array()));
  }

  async function readContent(saleId: string, id: string) {
    const first = await readPart(saleId, id, 'e0');
    const { of, fieldNames } = readFirst(first);
    const others = Array.from({ length: of - 1 }, (_, place) => readPart(saleId, id, `e${place + 1}`));
    const found = [first, ...(await Promise.all(others))].flatMap(readEntries);
    places.set(id, new Map(found.map(({ entry, part }) => [entry.id, part])));
    return { fieldNames, entries: found.map(({ entry }) => entry) };
  }

  return {
    listen(saleId, listener) {
      let isServerKnown = false;
      return listenTo(
        exportsOf(saleId),
        (snapshot) => {
          // What the person before has read on this page is shown to nobody until the server says that they may see it.
          isServerKnown ||= !snapshot.metadata.fromCache;
          if (isServerKnown) listener({ type: 'exports', exports: readAll(snapshot) });
        },
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
      );
    },
    readContent,
    async readLots(saleId, id, lotIds) {
      if (!places.has(id)) await readContent(saleId, id);
      const known = places.get(id);
      const parts = new Set(lotIds.map((lotId) => known?.get(lotId) ?? -1).filter((part) => part >= 0));
      const wanted = new Set(lotIds);
      const read = await Promise.all([...parts].map((part) => readPart(saleId, id, `l${part}`)));
      return read.flatMap(readLots).filter((lot) => wanted.has(lot.id));
    },
    async sayOutcome(saleId, exportId, outcome) {
      const target = doc(exportsOf(saleId), exportId);
      // A transaction and no plain write: without a network it is refused, and nothing is sent later.
      await inTime(
        runTransaction(documents, async (transaction) => void transaction.set(target, { outcome }, { merge: true })),
      );
    },
    async remember(saleId, exported, uid) {
      const target = doc(exportsOf(saleId), exported.id);
      const isThere = async (): Promise<boolean> => (await inTime(getDocFromServer(target))).exists();
      // An earlier try may have arrived, and its answer not.
      if (await isThere()) return;
      try {
        await write(saleId, exported, uid);
      } catch (error) {
        // Another page of the same person was faster: nothing of an export changes once it is there.
        if (!(await isThere().catch(() => false))) throw error;
      }
    },
  };

  async function write(saleId: string, exported: NewSentExport, uid: string): Promise<void> {
    // What it is made of comes first: an export that is there is whole. One after the other, for slow networks.
    for (const [name, content] of documentsOf(exported)) {
      const bytes = Bytes.fromUint8Array(await pack(content));
      const part = partOf(saleId, exported.id, name);
      // A transaction and no plain write: that would wait for the network and come when nobody expects it.
      await inTime(runTransaction(documents, async (transaction) => void transaction.set(part, { bytes, by: uid })));
    }
    const header = { ...headerOf(exported), by: uid, at: serverTimestamp() };
    const target = doc(exportsOf(saleId), exported.id);
    await inTime(
      runTransaction(documents, async (transaction) => {
        if (!(await transaction.get(target)).exists()) transaction.set(target, header);
      }),
    );
  }
}
