import type { NumbersGateway } from '../../../services/numbers/NumbersGateway';
import { lotNow, privateOf, seenBy } from './lotsForTests';
import type { LotPurge } from '../../../services/lots/LotPurge';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { buildOperations, type SaleOperations } from './operationsForTests';

/** An open sale; the editor is not its owner. */
export interface PurgeParties {
  readonly saleId: string;
  readonly owner: {
    readonly uid: string;
    readonly lots: LotsGateway;
    readonly numbers: NumbersGateway;
    readonly purge: LotPurge;
  };
  readonly editor: { readonly purge: LotPurge };
}

const code = (wanted: string): object => ({ name: 'GatewayFailure', code: wanted });

/** What every end of lots keeps. */
export function lotPurgeContract(name: string, parties: () => PurgeParties): void {
  describe(`lot purge: ${name}`, () => {
    async function lotWithPhoto({ saleId, owner }: PurgeParties, number: number) {
      const make = buildOperations(saleId, owner.uid);
      const photo = make.photo();
      await owner.lots.apply(make.createLot(number));
      await owner.lots.apply({
        ...make.base(),
        kind: 'editPrivate',
        changes: { notes: { before: '', after: 'Attic' } },
      });
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true });
      return { make, photo };
    }
    const trash = ({ owner }: PurgeParties, make: SaleOperations, number: number): Promise<unknown> =>
      owner.lots.apply({ ...make.base(), kind: 'trashLot', number: { number, suffix: '' }, deletedAt: 1 });
    const removal = (make: SaleOperations, photo: ReturnType<SaleOperations['photo']>) =>
      ({ ...make.base(), kind: 'removePhoto', photo, cover: false, coverAfter: null }) as const;

    it('deletes all documents of a lot in the trash, and is done when asked again', async () => {
      const all = parties();
      const { saleId, owner } = all;
      const { make, photo } = await lotWithPhoto(all, 60);
      // A claim that was left over, of a number that the lot never got.
      await owner.numbers.reserve(saleId, [{ number: '61', lotId: make.lotId }], owner.uid);
      await trash(all, make, 60);
      expect(await owner.purge.photosOf(saleId, make.lotId)).toEqual([photo.id]);
      await owner.purge.purge(saleId, make.lotId);
      expect(await lotNow(saleId, owner.lots, make.lotId)).toBeUndefined();
      expect((await seenBy(owner.lots, saleId)).photos.has(photo.id)).toBe(false);
      expect((await privateOf(owner.lots, saleId)).has(make.lotId)).toBe(false);
      for (const number of [60, 61]) await owner.lots.apply(buildOperations(saleId, owner.uid).createLot(number));
      await expect(owner.purge.purge(saleId, make.lotId)).resolves.toBeUndefined();
      expect(await owner.purge.photosOf(saleId, make.lotId)).toEqual([]);
    });

    it('refuses a lot that is not in the trash', async () => {
      const all = parties();
      const { make } = await lotWithPhoto(all, 62);
      const refused = code('failed-precondition');
      await expect(all.owner.purge.photosOf(all.saleId, make.lotId)).rejects.toMatchObject(refused);
      await expect(all.owner.purge.purge(all.saleId, make.lotId)).rejects.toMatchObject(refused);
      expect(await lotNow(all.saleId, all.owner.lots, make.lotId)).toMatchObject({ number: 62 });
    });

    it('lets nobody but an owner do it', async () => {
      const all = parties();
      const { make } = await lotWithPhoto(all, 63);
      await trash(all, make, 63);
      await expect(all.editor.purge.purge(all.saleId, make.lotId)).rejects.toMatchObject(code('permission-denied'));
      expect(await lotNow(all.saleId, all.owner.lots, make.lotId)).toBeDefined();
    });

    it('names photos that were removed from the lot, and none that went on to another lot', async () => {
      const all = parties();
      const { saleId, owner } = all;
      const [{ make, photo }, there] = [await lotWithPhoto(all, 64), await lotWithPhoto(all, 65)];
      const [removed, moved, back] = [make.photo(), make.photo(), make.photo()];
      for (const each of [removed, moved, back]) {
        await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo: each, cover: false });
        await owner.lots.apply(removal(make, each));
      }
      // Put back and moved on: removed from there, its files are the other lot's to restore.
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo: moved, cover: false });
      const lotId = { before: make.lotId, after: there.make.lotId };
      await owner.lots.apply({ ...make.base(), kind: 'editPhoto', photoId: moved.id, changes: { lotId } });
      await owner.lots.apply(removal(there.make, { ...moved, lotId: there.make.lotId }));
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo: back, cover: false });
      await trash(all, make, 64);
      expect([...(await owner.purge.photosOf(saleId, make.lotId))].sort()).toEqual(
        [photo.id, removed.id, back.id].sort(),
      );
    });
  });
}
