import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { NEW_LOT } from '../../domain/lots/lot';
import { newId } from '../../shared/id';
import type { CatalogueGateway } from '../../services/catalogue/CatalogueGateway';
import type { CatalogueReader } from '../../services/catalogue/CatalogueReader';

interface CatalogueOwner {
  readonly uid: string;
  readonly catalogues: CatalogueGateway;
}

export interface CatalogueParties {
  /** With a confirmed address; both may make sales. */
  readonly owner: CatalogueOwner;
  readonly other: CatalogueOwner;
  /** Whose address is not confirmed. */
  readonly unproved: CatalogueOwner;
  /** Nobody is signed in. */
  readonly visitor: CatalogueReader;
  /** A new sale of somebody; `locked`: its numbers are. */
  makeSale(uid: string, locked?: boolean): Promise<string>;
}

const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
const refused = (code: string): object => ({ name: 'GatewayFailure', code });

function lotOf(number: number): PublishedLot {
  const { deletedAt: _deletedAt, hammer: _hammer, ...fields } = NEW_LOT;
  const photos = [{ id: newId(), width: 300, height: 200, caption: 'The back', turn: 90 as const }];
  return { ...fields, id: newId(), number, suffix: 'A', order: 'a0', title: 'Clock', status: 'sold', photos };
}

/** What a server of catalogues keeps, for owners and for visitors. */
export function catalogueContract(name: string, parties: () => CatalogueParties): void {
  const newSlug = (): string => `clocks-${newId().toLowerCase()}`;

  describe(`catalogues: ${name}`, () => {
    it('give an address to one sale for ever, and to the same one again', async () => {
      const { owner, other, visitor, makeSale } = parties();
      const [slug, saleId] = [newSlug(), await makeSale(owner.uid, true)];
      await owner.catalogues.publishSale(saleId, slug, details);
      await owner.catalogues.publishSale(saleId, slug, details);
      expect(await visitor.header(slug)).toEqual({ saleId, details, version: 1, chunkCount: 0 });
      const theirs = await makeSale(other.uid, true);
      await expect(other.catalogues.publishSale(theirs, slug, details)).rejects.toMatchObject(
        refused('already-exists'),
      );
    });

    it('take no address from somebody who cannot be reached', async () => {
      const { unproved, makeSale } = parties();
      const sale = await makeSale(unproved.uid, true);
      await expect(unproved.catalogues.publishSale(sale, newSlug(), details)).rejects.toMatchObject(
        refused('permission-denied'),
      );
    });

    it('publish a sale whose numbers are locked, also once more, and no other', async () => {
      const { owner, makeSale } = parties();
      const locked = await makeSale(owner.uid, true);
      const slug = newSlug();
      await owner.catalogues.publishSale(locked, slug, details);
      await owner.catalogues.publishSale(locked, slug, details);
      await expect(owner.catalogues.publishSale(locked, newSlug(), details)).rejects.toMatchObject(
        refused('failed-precondition'),
      );
      const [open, free] = [await makeSale(owner.uid), newSlug()];
      await expect(owner.catalogues.publishSale(open, free, details)).rejects.toMatchObject(
        refused('failed-precondition'),
      );
      expect(await parties().visitor.header(free)).toBeNull();
    });

    it('show visitors what was written, from the header on', async () => {
      const { owner, visitor, makeSale } = parties();
      const [slug, saleId] = [newSlug(), await makeSale(owner.uid, true)];
      await owner.catalogues.publishSale(saleId, slug, details);
      const lots = [lotOf(1), lotOf(2)];
      await owner.catalogues.writeChunk(slug, chunkId(2, 0), { version: 2, lots });
      const header = { saleId, details: { ...details, place: 'Hall' }, version: 2, chunkCount: 1 };
      await owner.catalogues.writeHeader(slug, header);
      expect(await visitor.header(slug)).toEqual(header);
      expect(await visitor.chunk(slug, chunkId(2, 0))).toEqual({ version: 2, lots });
      await expect(owner.catalogues.writeHeader(slug, header)).rejects.toMatchObject(refused('failed-precondition'));
      const withoutLots = { ...header, version: 3, chunkCount: 0 };
      await owner.catalogues.writeHeader(slug, withoutLots);
      await owner.catalogues.removeChunk(slug, chunkId(2, 0));
      await owner.catalogues.removeChunk(slug, chunkId(2, 0));
      expect(await visitor.chunk(slug, chunkId(2, 0))).toBeNull();
    });

    it('keep what visitors are shown from an owner who publishes at the same moment', async () => {
      const { owner, visitor, makeSale } = parties();
      const [slug, saleId] = [newSlug(), await makeSale(owner.uid, true)];
      await owner.catalogues.publishSale(saleId, slug, details);
      const [id, shown] = [chunkId(2, 0), { version: 2, lots: [lotOf(1)] }];
      await owner.catalogues.writeChunk(slug, id, shown);
      const header = { saleId, details, version: 2, chunkCount: 2 };
      // The second one was cleared away meanwhile.
      await expect(owner.catalogues.writeHeader(slug, header)).rejects.toMatchObject(refused('failed-precondition'));
      await owner.catalogues.writeHeader(slug, { ...header, chunkCount: 1 });
      const late = owner.catalogues.writeChunk(slug, id, { version: 2, lots: [] });
      await expect(late).rejects.toMatchObject(refused('permission-denied'));
      await expect(owner.catalogues.removeChunk(slug, id)).rejects.toMatchObject(refused('permission-denied'));
      expect(await visitor.chunk(slug, id)).toEqual(shown);
    });

    it('let another owner write nothing', async () => {
      const { owner, other, makeSale } = parties();
      const [slug, saleId] = [newSlug(), await makeSale(owner.uid, true)];
      await owner.catalogues.publishSale(saleId, slug, details);
      const header = { saleId, details, version: 2, chunkCount: 0 };
      for (const attempt of [
        () => other.catalogues.writeChunk(slug, '0', { version: 2, lots: [] }),
        () => other.catalogues.removeChunk(slug, '0'),
        () => other.catalogues.writeHeader(slug, header),
        () => other.catalogues.publishSale(saleId, newSlug(), details),
      ]) {
        await expect(attempt()).rejects.toMatchObject(refused('permission-denied'));
      }
    });

    it('are null where nothing was ever published', async () => {
      const { visitor } = parties();
      expect(await visitor.header(newSlug())).toBeNull();
      expect(await visitor.chunk(newSlug(), '0')).toBeNull();
    });
  });
}
