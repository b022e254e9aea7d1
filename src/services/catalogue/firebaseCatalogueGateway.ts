import { doc, type DocumentReference, type Firestore, runTransaction, serverTimestamp } from 'firebase/firestore';
import { chunkId } from '../../domain/catalogueChunks';
import { type DataCode, GatewayFailure } from '../failure';
import { inTime } from '../firebase/inTime';
import type { CatalogueGateway } from './CatalogueGateway';
import type { CatalogueHeader } from './CatalogueReader';
import { readHeader } from './readCatalogue';

export function createFirebaseCatalogueGateway(documents: Firestore): CatalogueGateway {
  const header = (slug: string): DocumentReference => doc(documents, 'catalogues', slug);
  const chunkAt = (slug: string, id: string): DocumentReference => doc(documents, 'catalogues', slug, 'chunks', id);
  const written = ({ details, ...rest }: CatalogueHeader): object => ({
    ...details,
    ...rest,
    publishedAt: serverTimestamp(),
  });

  return {
    claim: (slug, saleId, details) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const found = await transaction.get(header(slug));
          if (!found.exists()) {
            transaction.set(header(slug), written({ saleId, details, version: 1, chunkCount: 0 }));
          } else if (readHeader(found.data())?.saleId !== saleId) {
            throw new GatewayFailure<DataCode>('already-exists');
          }
        }),
      ),

    publishSale: (saleId, slug) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const sale = doc(documents, 'sales', saleId);
          const present = (await transaction.get(sale)).data() ?? {};
          if (present['status'] === 'published' && present['slug'] === slug) return;
          if (present['status'] !== 'numbersLocked') throw new GatewayFailure<DataCode>('failed-precondition');
          transaction.update(sale, { status: 'published', slug });
        }),
      ),

    // In transactions, which are refused without a network: a plain write would wait and surprise somebody later.
    writeChunk: (slug, id, { version, lots }) =>
      inTime(
        runTransaction(
          documents,
          async (transaction) => void transaction.set(chunkAt(slug, id), { version, lots: [...lots] }),
        ),
      ),
    removeChunk: (slug, id) =>
      inTime(runTransaction(documents, async (transaction) => void transaction.delete(chunkAt(slug, id)))),
    writeHeader: (slug, next) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const present = readHeader((await transaction.get(header(slug))).data());
          if (present === null || present.version >= next.version) {
            throw new GatewayFailure<DataCode>('failed-precondition');
          }
          // Another owner who publishes at the same moment may have cleared them away.
          const places = Array.from({ length: next.chunkCount }, (_, place) => chunkId(next.version, place));
          const chunks = await Promise.all(places.map((id) => transaction.get(chunkAt(slug, id))));
          if (chunks.some((chunk) => chunk.data()?.['version'] !== next.version)) {
            throw new GatewayFailure<DataCode>('failed-precondition');
          }
          transaction.set(header(slug), written(next));
        }),
      ),
  };
}
