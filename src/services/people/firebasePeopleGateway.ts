import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { fateOf, rolesWithout } from '../../domain/sales/departure';
import { readHeader } from '../catalogue/readCatalogue';
import { inTime } from '../firebase/failures/inTime';
import { listenToOne } from '../firebase/read/listenTo';
import { type Membership, readMembership } from '../firebase/read/readDocuments';
import type { OwnSettings, PeopleGateway } from './PeopleGateway';

/** The rules answer a list of sales only when it is this short. */
const MAX_SALES = 200;

function readSettings(data: DocumentData = {}): OwnSettings {
  const { locale, sessionsEndedAt } = data as Readonly<Record<string, unknown>>;
  return {
    locale: typeof locale === 'string' ? locale : null,
    sessionsEndedAt: sessionsEndedAt instanceof Timestamp ? sessionsEndedAt.toMillis() : null,
  };
}

export function createFirebasePeopleGateway(documents: Firestore): PeopleGateway {
  const settingsOf = (uid: string) => doc(documents, 'users', uid);

  /** Now or not at all: any other write waits for the network, and would end sessions at some later time. */
  const write = async (work: (transaction: Transaction) => unknown): Promise<void> => {
    await inTime(runTransaction(documents, async (transaction) => void work(transaction)));
  };

  /** As the server has them, at most MAX_SALES at a time; `found` counts those too that cannot be read. */
  async function salesOf(uid: string): Promise<{ readonly sales: readonly Membership[]; readonly found: number }> {
    const mine = query(collection(documents, 'sales'), where('memberUids', 'array-contains', uid), limit(MAX_SALES));
    const { docs } = await inTime(getDocsFromServer(mine));
    const sales = docs.map((each) => readMembership(each.id, each.data())).filter((sale) => sale !== null);
    return { sales, found: docs.length };
  }

  /** By the roles of this very moment: somebody may have become an owner, or have left, since they were shown. */
  async function leave(saleId: string, uid: string): Promise<void> {
    const target = doc(documents, 'sales', saleId);
    await inTime(
      runTransaction(documents, async (transaction) => {
        const sale = readMembership(saleId, (await transaction.get(target)).data());
        if (sale === null || !(uid in sale.roles)) return;
        const roles = rolesWithout(sale.roles, uid);
        const members = { roles, memberUids: Object.keys(roles) };
        // Emptied, not deleted: a deleted sale could be created anew, by anybody who knows its id.
        if (fateOf(sale.roles, uid) === 'deleted') {
          if (sale.slug !== null) await takeOutOfSight(transaction, sale.slug, saleId);
          transaction.set(target, members);
        } else transaction.update(target, members);
        for (const trace of ['people', 'presence']) transaction.delete(doc(target, trace, uid));
      }),
    );
  }

  /** Later nobody could: a sale that was given up has no owner, and its catalogue would be public for ever. */
  async function takeOutOfSight(transaction: Transaction, slug: string, saleId: string): Promise<void> {
    const header = doc(documents, 'catalogues', slug);
    const data = (await transaction.get(header)).data();
    const shown = readHeader(data);
    if (shown?.saleId !== saleId) return;
    const version = shown.version + 1;
    transaction.set(header, { ...data, version, chunkCount: 0, publishedAt: serverTimestamp() });
    for (let place = 0; place < shown.chunkCount; place += 1) {
      transaction.delete(doc(header, 'chunks', chunkId(shown.version, place)));
    }
  }

  return {
    saveLocale: (uid, locale) => write((transaction) => transaction.set(settingsOf(uid), { locale }, { merge: true })),
    endSessions: (uid) =>
      write((transaction) => transaction.set(settingsOf(uid), { sessionsEndedAt: serverTimestamp() }, { merge: true })),
    follow: (uid, listener) =>
      listenToOne(
        settingsOf(uid),
        (snapshot) => {
          // The cache knows nothing at first, and what this page has just written has no time of the server yet.
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          listener(readSettings(snapshot.data()));
        },
        // Only an end of the session ends this stream, and another part reports that.
        () => undefined,
      ),
    async departure(uid) {
      const { sales } = await salesOf(uid);
      return sales.map(({ id, title, roles, slug }) => ({
        saleId: id,
        title,
        fate: fateOf(roles, uid),
        slug,
      }));
    },
    async depart(uid) {
      let { sales, found } = await salesOf(uid);
      for (;;) {
        for (const { id } of sales) await leave(id, uid);
        if (found < MAX_SALES || sales.length === 0) break;
        ({ sales, found } = await salesOf(uid));
      }
      await write((transaction) =>
        transaction.delete(settingsOf(uid)).delete(doc(documents, 'users', uid, 'keys', 'outbox')),
      );
    },
  };
}
