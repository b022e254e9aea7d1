import { newId } from '../../../shared/id';
import { denied, enter, lotNow, type LotsParties, privateOf, seenBy, taken } from './lotsForTests';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from './operationsForTests';

/** What every gateway of lots makes of the kinds of operations; each arrives more than once somewhere here. */
export function lotOperationsContract(name: string, parties: () => LotsParties): void {
  describe(`lot operations: ${name}`, () => {
    const begin = () => enter(parties());

    it('changes every field that everybody reads, number and place', async () => {
      const { saleId, owner, viewer, make } = begin();
      await owner.lots.apply(make.createLot(20));
      const changes = {
        creator: { before: '', after: 'Meissen' },
        lotType: { before: 'single', after: 'choice' },
        quantity: { before: 1, after: 4 },
        startPrice: { before: null, after: 500 },
      };
      await owner.lots.apply({ ...make.base(), group: newId(), kind: 'editLot', changes });
      await owner.lots.apply({ ...make.base(), kind: 'moveLot', before: 'a0', after: 'a5' });
      const after = { number: 21, suffix: 'B' };
      await owner.lots.apply({ ...make.base(), kind: 'setNumber', before: { number: 20, suffix: '' }, after });
      expect(await lotNow(saleId, viewer.lots, make.lotId)).toMatchObject({
        creator: 'Meissen',
        lotType: 'choice',
        quantity: 4,
        startPrice: 500,
        order: 'a5',
        ...after,
      });
    });

    it('gives a number back with the change of its lot, and never the number of another one', async () => {
      const { saleId, owner, make } = begin();
      const second = { number: 31, suffix: '' };
      const other = buildOperations(saleId, owner.uid);
      await owner.lots.apply(make.createLot(30));
      await owner.lots.apply(other.createLot(31));
      const steal: Operation = { ...make.base(), kind: 'setNumber', before: second, after: null };
      const third = buildOperations(saleId, owner.uid);
      await expect(owner.lots.apply(third.createLot(30))).rejects.toMatchObject(taken);
      // What it believes to give back is another lot's: its own goes, and nothing else.
      await owner.lots.apply(steal);
      await expect(owner.lots.apply(third.createLot(31))).rejects.toMatchObject(taken);
      await owner.lots.apply(third.createLot(30));
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject({ number: null, suffix: '' });
    });

    it('keeps a lot in the trash with its number, which others may have meanwhile', async () => {
      const { saleId, owner, viewer, make } = begin();
      const number = { number: 50, suffix: '' };
      await owner.lots.apply(make.createLot(50));
      const trash: Operation = { ...make.base(), kind: 'trashLot', number, deletedAt: Date.now() };
      await owner.lots.apply(trash);
      const trashed = await lotNow(saleId, viewer.lots, make.lotId);
      expect(Math.abs((trashed?.deletedAt ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(trashed?.number).toBe(50);
      const other = buildOperations(saleId, owner.uid);
      await owner.lots.apply(other.createLot(50));
      const restored = { number: 51, suffix: '' };
      await owner.lots.apply({ ...make.base(), kind: 'restoreLot', number: restored, deletedAt: 1 });
      // The lot that was thrown away is back: the first arrival of that act came long ago.
      await owner.lots.apply(trash);
      expect(await lotNow(saleId, viewer.lots, make.lotId)).toMatchObject({ ...restored, deletedAt: null });
    });

    it('moves a photo, removes it with what the cover is then, and puts it back', async () => {
      const { saleId, owner, make } = begin();
      const other = buildOperations(saleId, owner.uid);
      await owner.lots.apply(make.createLot(60));
      await owner.lots.apply(other.createLot(61));
      const photo = make.photo();
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true, coverBefore: null });
      const remove: Operation = { ...make.base(), kind: 'removePhoto', photo, cover: true, coverAfter: null };
      await owner.lots.apply(remove);
      await owner.lots.apply(remove);
      expect((await seenBy(owner.lots, saleId)).photos.has(photo.id)).toBe(false);
      expect((await lotNow(saleId, owner.lots, make.lotId))?.coverPhotoId).toBeNull();
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: false });
      const changes = { order: { before: 'a0', after: 'a7' }, lotId: { before: make.lotId, after: other.lotId } };
      await owner.lots.apply({ ...make.base(), kind: 'editPhoto', photoId: photo.id, changes });
      const moved = (await seenBy(owner.lots, saleId)).photos.get(photo.id);
      expect(moved).toEqual({ ...photo, order: 'a7', lotId: other.lotId });
    });

    it('captions and turns a photo, field by field, keeps both when it is removed and put back, and lets only editors', async () => {
      const { saleId, owner, viewer, make } = begin();
      await owner.lots.apply(make.createLot(65));
      const photo = make.photo();
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: false });
      const said: Operation = {
        ...make.base(),
        kind: 'editPhoto',
        photoId: photo.id,
        changes: { caption: { before: '', after: 'The mark, from below.' } },
      };
      await owner.lots.apply(said);
      const turn: Operation = { ...said, id: newId(), changes: { rotation: { before: 0, after: 270 } } };
      await owner.lots.apply(turn);
      await owner.lots.apply(turn);
      const shown = { ...photo, caption: 'The mark, from below.', rotation: 270 as const };
      expect((await seenBy(viewer.lots, saleId)).photos.get(photo.id)).toEqual(shown);
      await owner.lots.apply({ ...make.base(), kind: 'removePhoto', photo: shown, cover: false, coverAfter: null });
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo: shown, cover: false });
      expect((await seenBy(owner.lots, saleId)).photos.get(photo.id)).toEqual(shown);
      const foreign = { ...turn, id: newId(), uid: viewer.uid };
      await expect(viewer.lots.apply(foreign)).rejects.toMatchObject(denied);
    });

    it('sends what is private to editors, field by field, and to nobody else', async () => {
      const { saleId, owner, viewer, stranger, make } = begin();
      await owner.lots.apply(make.createLot(70));
      const first: Operation = {
        ...make.base(),
        kind: 'editPrivate',
        changes: { reserve: { before: null, after: 9_000 } },
      };
      await owner.lots.apply(first);
      const changes = { reserve: { before: 9_000, after: 8_000 }, notes: { before: '', after: 'Call first.' } };
      await owner.lots.apply({ ...make.base(), kind: 'editPrivate', changes });
      await owner.lots.apply(first);
      const received = await privateOf(owner.lots, saleId);
      expect(received.get(make.lotId)).toEqual({
        ...NO_PRIVATE_FIELDS,
        id: make.lotId,
        reserve: 8_000,
        notes: 'Call first.',
      });
      for (const { uid, lots } of [viewer, stranger]) {
        await expect(privateOf(lots, saleId)).rejects.toThrow('permission-denied');
        await expect(lots.apply({ ...first, id: newId(), uid })).rejects.toMatchObject(denied);
      }
    });
  });
}
