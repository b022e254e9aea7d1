import { NEW_LOT } from '../../../domain/lots/lot';
import type { GatewayFailure } from '../../../services/failure';
import { denied, enter, lotNow, type LotsParties, seenBy, taken } from './lotsForTests';
import type { LotsEvent } from '../../../services/lots/LotsGateway';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from './operationsForTests';

/** What every gateway of lots keeps. */
export function lotsGatewayContract(name: string, parties: () => LotsParties): void {
  describe(`lots gateway: ${name}`, () => {
    const begin = () => enter(parties());

    it('creates a lot, which every member then sees', async () => {
      const { saleId, owner, viewer, make } = begin();
      await owner.lots.apply(make.createLot(7, 'B'));
      expect(await lotNow(saleId, viewer.lots, make.lotId)).toEqual({
        ...NEW_LOT,
        id: make.lotId,
        number: 7,
        suffix: 'B',
        order: 'a0',
      });
    });

    it('applies an edit, a status and a photo with its cover', async () => {
      const { saleId, owner, make } = begin();
      await owner.lots.apply(make.createLot(8));
      await owner.lots.apply(make.edit('A blue vase'));
      const photo = make.photo();
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true });
      await owner.lots.apply(make.completed());
      await owner.lots.apply({ ...make.base(), kind: 'setLotStatus', before: 'draft', after: 'ready' });
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject({
        title: 'A blue vase',
        estimateLow: 10_000,
        status: 'ready',
        coverPhotoId: photo.id,
      });
      expect((await seenBy(owner.lots, saleId)).photos.get(photo.id)).toEqual(photo);
    });

    it('applies an operation that arrives twice once', async () => {
      const { saleId, owner, make } = begin();
      const create = make.createLot(9);
      const first = make.edit('first');
      for (const operation of [create, create, first, make.edit('second', 'first'), first])
        await owner.lots.apply(operation);
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject({ title: 'second' });
    });

    it('says of what arrives for the second time that it was there', async () => {
      const { owner, make } = begin();
      const edit = make.edit('mine');
      const move: Operation = { ...make.base(), kind: 'moveLot', before: 'a0', after: 'a5' };
      const known: string[] = [];
      for (const operation of [make.createLot(11), edit, edit, make.edit('theirs', 'mine'), edit, move, move]) {
        await owner.lots.apply(operation, () => known.push(operation.kind));
      }
      expect(known).toEqual(['editLot', 'editLot', 'moveLot']);
    });

    it('refuses viewers and people who are no members', async () => {
      const { owner, viewer, stranger, make, saleId } = begin();
      await owner.lots.apply(make.createLot(10));
      for (const { uid, lots } of [viewer, stranger]) {
        const operations: Operation[] = [
          { ...buildOperations(saleId, uid).createLot(979) },
          { ...make.edit('Mine now'), uid },
          { ...make.base(), uid, kind: 'setLotStatus', before: 'draft', after: 'withdrawn' },
          { ...make.base(), uid, kind: 'addPhoto', photo: make.photo(), cover: true },
          { ...make.base(), uid, kind: 'setNumber', before: null, after: { number: 980, suffix: '' } },
          { ...make.base(), uid, kind: 'moveLot', before: 'a0', after: 'a1' },
          { ...make.base(), uid, kind: 'trashLot', number: null, deletedAt: 1 },
          { ...make.base(), uid, kind: 'restoreLot', number: null, deletedAt: 1 },
        ];
        for (const operation of operations) await expect(lots.apply(operation)).rejects.toMatchObject(denied);
      }
    });

    it('refuses an edit of a lot that is not there', async () => {
      const { owner, make } = begin();
      await expect(owner.lots.apply(make.edit('A vase'))).rejects.toMatchObject({ code: 'not-found' });
    });

    it('gives a number to one lot: to no other, and the same number with a letter is another one', async () => {
      const { saleId, owner, make } = begin();
      const other = buildOperations(saleId, owner.uid);
      const late = other.createLot(500);
      await owner.lots.apply(make.createLot(500));
      await expect(owner.lots.apply(late)).rejects.toMatchObject(taken);
      expect(await lotNow(saleId, owner.lots, other.lotId)).toBeUndefined();
      await owner.lots.apply({ ...late, suffix: 'A' });
      expect(await lotNow(saleId, owner.lots, other.lotId)).toMatchObject({ number: 500, suffix: 'A' });
    });

    it('gives a number to one of two that ask at once', async () => {
      const { saleId, owner, make } = begin();
      const other = buildOperations(saleId, owner.uid);
      const codes = await Promise.all(
        [make, other].map((each) =>
          owner.lots.apply(each.createLot(510)).then(
            () => 'written',
            (error: GatewayFailure) => error.code,
          ),
        ),
      );
      expect(codes.sort()).toEqual(['already-exists', 'written']);
    });

    it('knows an operation again whose number is another lot’s by now', async () => {
      const { saleId, owner, make } = begin();
      const create = make.createLot(520);
      await owner.lots.apply(create);
      const [before, after] = [520, 521].map((number) => ({ number, suffix: '' }));
      await owner.lots.apply({ ...make.base(), kind: 'setNumber', before: before ?? null, after: after ?? null });
      await owner.lots.apply(buildOperations(saleId, owner.uid).createLot(520));
      const known: string[] = [];
      await owner.lots.apply(create, () => known.push(create.kind));
      expect(known).toEqual(['createLot']);
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject({ number: 521 });
    });

    it('sends changes while it listens, until the listener goes', async () => {
      const { saleId, owner, viewer, make } = begin();
      const seen: string[] = [];
      const stop = viewer.lots.listen(saleId, (event) => {
        if (event.type === 'lots') seen.push(...event.changed.map((lot) => lot.id));
      });
      await owner.lots.apply(make.createLot(12));
      await lotNow(saleId, viewer.lots, make.lotId);
      expect(seen).toContain(make.lotId);
      stop();
      const later = buildOperations(saleId, owner.uid);
      await owner.lots.apply(later.createLot(13));
      await lotNow(saleId, viewer.lots, later.lotId);
      expect(seen).not.toContain(later.lotId);
    });

    it('says to a stranger once that they may not look, and nothing else', async () => {
      const { saleId, stranger } = begin();
      const events: LotsEvent[] = [];
      await new Promise<void>((resolve) => {
        stranger.lots.listen(saleId, (event) => {
          events.push(event);
          setTimeout(resolve, 300);
        });
      });
      expect(events).toEqual([{ type: 'failed', code: 'permission-denied' }]);
    });
  });
}
