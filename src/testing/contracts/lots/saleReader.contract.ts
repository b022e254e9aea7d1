import { newId } from '../../../shared/id';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { buildOperations } from './operationsForTests';
import type { SaleReader } from '../../../services/lots/SaleReader';

interface Party {
  readonly uid: string;
  readonly lots: LotsGateway;
  readonly reader: SaleReader;
}

/** A new sale without lots, with an owner, a viewer, and somebody who is no member. */
export interface ReaderParties {
  readonly saleId: string;
  readonly owner: Party;
  readonly viewer: Party;
  readonly stranger: Party;
  /** What the owner is called in this sale from now on. */
  nameOwner(name: string): Promise<void>;
}

const denied = { name: 'GatewayFailure', code: 'permission-denied' };

/** What every reader of sales keeps. */
export function saleReaderContract(name: string, enter: () => Promise<ReaderParties>): void {
  describe(`sale reader: ${name}`, () => {
    it('reads lots with what only editors see and with their photos in order, also from the trash', async () => {
      const { saleId, owner } = await enter();
      const [one, other] = [buildOperations(saleId, owner.uid), buildOperations(saleId, owner.uid)];
      const [second, first] = [{ ...one.photo(), order: 'a1' }, one.photo()];
      await owner.lots.apply({ ...one.createLot(1), fields: { title: 'A vase' } });
      await owner.lots.apply({
        ...one.base(),
        kind: 'editPrivate',
        changes: { consignor: { before: '', after: 'House 7' } },
      });
      for (const photo of [second, first]) {
        await owner.lots.apply({ ...one.base(), kind: 'addPhoto', photo, cover: photo === first });
      }
      await owner.lots.apply(other.createLot(2));
      await owner.lots.apply({ ...other.base(), kind: 'trashLot', number: null, deletedAt: 1 });
      const found = await owner.reader.read(saleId, [one.lotId, newId(), other.lotId, one.lotId]);
      expect(found).toHaveLength(2);
      const read = found.find(({ lot }) => lot.id === one.lotId);
      expect(read).toMatchObject({
        lot: { title: 'A vase', number: 1, coverPhotoId: first.id },
        privately: { reserve: null, consignor: 'House 7', notes: '' },
      });
      expect(read?.photos.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(found.find(({ lot }) => lot.id === other.lotId)?.lot.deletedAt).not.toBeNull();
    });

    it('reads more lots than one question may name', async () => {
      const { saleId, owner } = await enter();
      const made = Array.from({ length: 35 }, () => buildOperations(saleId, owner.uid));
      await Promise.all(made.map((make, place) => owner.lots.apply(make.createLot(place + 1))));
      const ids = made.map(({ lotId }) => lotId);
      expect((await owner.reader.read(saleId, ids)).map(({ lot }) => lot.id).sort()).toEqual(ids.sort());
    });

    it('says what the end of a sale is, and how many lots it has, without those in the trash', async () => {
      const { saleId, owner, viewer } = await enter();
      expect(await owner.reader.end(saleId)).toEqual({ order: null, number: 0 });
      expect(await owner.reader.overview(saleId, false)).toEqual({ lots: 0, ready: 0, covers: [], names: {} });
      const [one, other, gone] = [0, 1, 2].map(() => buildOperations(saleId, owner.uid)) as [
        ReturnType<typeof buildOperations>,
        ReturnType<typeof buildOperations>,
        ReturnType<typeof buildOperations>,
      ];
      await owner.lots.apply({ ...one.createLot(40), order: 'a1' });
      await owner.lots.apply({ ...other.createLot(7), order: 'a2' });
      await owner.lots.apply({ ...gone.createLot(900), order: 'a3' });
      await owner.lots.apply({ ...gone.base(), kind: 'trashLot', number: null, deletedAt: 1 });
      expect(await viewer.reader.end(saleId)).toEqual({ order: 'a3', number: 40 });
      expect(await viewer.reader.overview(saleId, false)).toMatchObject({ lots: 2, ready: 0 });
    });

    it('says how many lots are ready, what the first ones look like, and who is in the sale', async () => {
      const { saleId, owner, viewer, nameOwner } = await enter();
      await nameOwner('Ada Quint');
      const made = Array.from({ length: 5 }, () => buildOperations(saleId, owner.uid));
      const photos = made.map((make) => make.photo());
      for (const [place, make] of made.entries()) {
        await owner.lots.apply({ ...make.createLot(place + 1), order: `a${place}`, fields: { title: 'A vase' } });
        const photo = photos[place];
        // The second of the lots has no picture.
        if (photo === undefined || place === 1) continue;
        await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true });
        if (place > 0) continue;
        await owner.lots.apply(make.completed());
        await owner.lots.apply({ ...make.base(), kind: 'setLotStatus', before: 'draft', after: 'ready' });
      }
      const overview = await viewer.reader.overview(saleId, true);
      expect(overview).toMatchObject({ lots: 5, ready: 1, names: { [owner.uid]: 'Ada Quint' } });
      expect(overview.covers.map(({ id }) => id)).toEqual([0, 2, 3, 4].map((place) => photos[place]?.id));
      expect(overview.covers[0]).toMatchObject({ path: `sales/${saleId}/photos/${photos[0]?.id ?? ''}`, rotation: 0 });
      expect((await viewer.reader.overview(saleId, false)).names).toEqual({});
    });

    it('gives strangers nothing, and viewers nothing that only editors see', async () => {
      const { saleId, viewer, stranger } = await enter();
      await expect(stranger.reader.overview(saleId, true)).rejects.toMatchObject(denied);
      await expect(stranger.reader.end(saleId)).rejects.toMatchObject(denied);
      await expect(viewer.reader.read(saleId, [newId()])).rejects.toMatchObject(denied);
    });
  });
}
