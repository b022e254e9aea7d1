import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { type DataCode, GatewayFailure } from '../failure';
import { inTime, whileAnswered } from '../firebase/failures/inTime';
import type { CatalogueGateway } from './CatalogueGateway';
import type { CatalogueHeader } from './CatalogueReader';
import { readHeader } from './readCatalogue';

/** Chunks that are looked for at once: each may be hundreds of thousands of bytes. */
const AT_ONCE = 4;

/** A sale goes on from locked numbers; one that visitors see keeps its address, if it has one. */
function mayBePublishedAt(slug: string, { status, slug: present = null }: DocumentData): boolean {
  const isOut = status === 'published' || status === 'closed';
  return status === 'numbersLocked' || (isOut && (present === null || present === slug));
}

export function createFirebaseCatalogueGateway(documents: Firestore): CatalogueGateway {
  const header = (slug: string): DocumentReference => doc(documents, 'catalogues', slug);
  const chunkAt = (slug: string, id: string): DocumentReference => doc(documents, 'catalogues', slug, 'chunks', id);
  const written = ({ details, ...rest }: CatalogueHeader): object => ({
    ...details,
    ...rest,
    publishedAt: serverTimestamp(),
  });

  return {
    // In one commit: the rules give an address to a sale that names it, and let a sale name only what it has.
    publishSale: (saleId, slug, details) =>
      whileAnswered((answered) =>
        runTransaction(documents, async (transaction) => {
          const sale = doc(documents, 'sales', saleId);
          const [before, found] = await Promise.all([transaction.get(sale), transaction.get(header(slug))]);
          answered();
          const present = before.data() ?? {};
          if (found.exists() && readHeader(found.data())?.saleId !== saleId) {
            throw new GatewayFailure<DataCode>('already-exists');
          }
          if (!mayBePublishedAt(slug, present)) throw new GatewayFailure<DataCode>('failed-precondition');
          if (!found.exists()) transaction.set(header(slug), written({ saleId, details, version: 1, chunkCount: 0 }));
          if (present['status'] === 'numbersLocked') transaction.update(sale, { status: 'published', slug });
          else if (present['slug'] !== slug) transaction.update(sale, { slug });
        }),
      ),

    // In transactions, which are refused without a network: a plain write would wait and surprise somebody later.
    writeChunk: (slug, id, { version, lots }) =>
      inTime(
        runTransaction(
          documents,
          async (transaction) => void transaction.set(chunkAt(slug, id), { version, lots: [...lots] }),
        ),
        JSON.stringify(lots).length,
      ),
    removeChunk: (slug, id) =>
      inTime(runTransaction(documents, async (transaction) => void transaction.delete(chunkAt(slug, id)))),
    writeHeader: (slug, next) =>
      whileAnswered((answered) =>
        runTransaction(documents, async (transaction) => {
          const present = readHeader((await transaction.get(header(slug))).data());
          if (present === null || present.version >= next.version) {
            throw new GatewayFailure<DataCode>('failed-precondition');
          }
          // Another owner who publishes at the same moment may have cleared them away.
          for (let first = 0; first < next.chunkCount; first += AT_ONCE) {
            answered();
            const places = Array.from({ length: Math.min(AT_ONCE, next.chunkCount - first) }, (_, place) =>
              chunkId(next.version, first + place),
            );
            const chunks = await Promise.all(places.map((id) => transaction.get(chunkAt(slug, id))));
            if (chunks.some((chunk) => chunk.data()?.['version'] !== next.version)) {
              throw new GatewayFailure<DataCode>('failed-precondition');
            }
          }
          answered();
          transaction.update(header(slug), written(next));
        }),
      ),
  };
}
