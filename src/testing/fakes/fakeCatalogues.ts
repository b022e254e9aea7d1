import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { createSaleServer, type SaleServer } from '../../services/sales/saleServer';
import type { CatalogueGateway } from '../../services/catalogue/CatalogueGateway';
import type { CatalogueChunk, CatalogueHeader, CatalogueReader } from '../../services/catalogue/CatalogueReader';

type Operation = keyof CatalogueGateway | 'header' | 'chunk';

export interface CatalogueServer {
  readonly headers: Map<string, CatalogueHeader>;
  /** By `slug/id`. */
  readonly chunks: Map<string, CatalogueChunk>;
}

export interface FakeCatalogues extends CatalogueGateway, CatalogueReader, CatalogueServer {
  /** What was done, as `writeChunk slug/0`, in order. */
  readonly log: readonly string[];
  /** The next call of this kind rejects with `code`. */
  failNext(op: Operation, code: DataCode): void;
  /** From now on this kind of call has no answer; the returned function ends that. */
  silence(op: Operation): () => void;
  /** The next call of this kind is done, and its answer is lost. */
  loseNext(op: keyof CatalogueGateway): void;
}

export const createCatalogueServer = (): CatalogueServer => ({ headers: new Map(), chunks: new Map() });

/** Catalogues of a server in memory, for owners and visitors. `me`: who writes; `proved`: with a confirmed address. */
export function createFakeCatalogues(
  me: string,
  proved = true,
  sales: SaleServer = createSaleServer(),
  { headers, chunks }: CatalogueServer = createCatalogueServer(),
): FakeCatalogues {
  const log: string[] = [];
  const failures: { readonly op: Operation; readonly code: DataCode }[] = [];
  const silent = new Set<Operation>();
  const lost = new Set<Operation>();

  async function begin(op: Operation, path: string): Promise<void> {
    log.push(`${op} ${path}`);
    const place = failures.findIndex((failure) => failure.op === op);
    const failure = place < 0 ? undefined : failures.splice(place, 1)[0];
    await Promise.resolve();
    if (silent.has(op)) throw new GatewayFailure<DataCode>('unavailable');
    if (failure !== undefined) throw new GatewayFailure(failure.code);
  }
  function end(op: Operation): void {
    if (lost.delete(op)) throw new GatewayFailure<DataCode>('unavailable');
  }
  function ask(isAllowed: boolean): void {
    if (!isAllowed) throw new GatewayFailure<DataCode>('permission-denied');
  }
  const owns = (saleId: string | undefined): boolean => saleId !== undefined && sales.roleOf(saleId, me) === 'owner';
  const isShown = (slug: string, version: number | undefined): boolean => {
    const header = headers.get(slug);
    return header !== undefined && header.chunkCount > 0 && header.version === version;
  };
  const isNewer = (slug: string, version: number): boolean => {
    const header = headers.get(slug);
    return header !== undefined && (header.chunkCount === 0 || version > header.version);
  };
  const ownsSlug = (slug: string): boolean => owns(headers.get(slug)?.saleId);

  return {
    headers,
    chunks,
    log,
    failNext: (op, code) => void failures.push({ op, code }),
    silence(op) {
      silent.add(op);
      return () => void silent.delete(op);
    },
    loseNext: (op) => void lost.add(op),
    async header(slug) {
      await begin('header', slug);
      return headers.get(slug) ?? null;
    },
    async chunk(slug, id) {
      await begin('chunk', `${slug}/${id}`);
      return chunks.get(`${slug}/${id}`) ?? null;
    },
    photoAddress: (slug, { id, turn }, size) => `https://files.example/${slug}/${id}/${size}.jpg?turn=${turn}`,
    async publishSale(saleId, slug, details) {
      await begin('publishSale', `${saleId} ${slug}`);
      const found = headers.get(slug);
      if (found !== undefined && found.saleId !== saleId) throw new GatewayFailure<DataCode>('already-exists');
      ask(owns(saleId) && proved);
      const { status, slug: present } = sales.sales.get(saleId) ?? {};
      const isOut = status === 'published' || status === 'closed';
      if (status !== 'numbersLocked' && !(isOut && present === slug)) {
        throw new GatewayFailure<DataCode>('failed-precondition');
      }
      if (found === undefined) headers.set(slug, { saleId, details, version: 1, chunkCount: 0 });
      if (!isOut) sales.setSale(saleId, { status: 'published', slug });
      end('publishSale');
    },
    async writeChunk(slug, id, chunk) {
      await begin('writeChunk', `${slug}/${id}`);
      ask(ownsSlug(slug) && chunk.lots.length <= 50);
      ask(isNewer(slug, chunk.version) && !isShown(slug, chunks.get(`${slug}/${id}`)?.version));
      chunks.set(`${slug}/${id}`, chunk);
      end('writeChunk');
    },
    async removeChunk(slug, id) {
      await begin('removeChunk', `${slug}/${id}`);
      ask(ownsSlug(slug) && !isShown(slug, chunks.get(`${slug}/${id}`)?.version));
      chunks.delete(`${slug}/${id}`);
      end('removeChunk');
    },
    async writeHeader(slug, header) {
      await begin('writeHeader', slug);
      const before = headers.get(slug);
      ask(before === undefined || ownsSlug(slug));
      if (before === undefined || before.version >= header.version) {
        throw new GatewayFailure<DataCode>('failed-precondition');
      }
      for (let place = 0; place < header.chunkCount; place += 1) {
        const chunk = chunks.get(`${slug}/${chunkId(header.version, place)}`);
        if (chunk?.version !== header.version) throw new GatewayFailure<DataCode>('failed-precondition');
      }
      headers.set(slug, header);
      end('writeHeader');
    },
  };
}
