import { newId } from '../../../shared/id';
import type { LotHistoryGateway } from '../../../services/lots/LotHistoryGateway';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { buildOperations } from './operationsForTests';

interface Party {
  readonly uid: string;
  readonly lots: LotsGateway;
  readonly history: LotHistoryGateway;
}

/** An open sale; `stranger` is no member of it. */
export interface HistoryParties {
  readonly saleId: string;
  readonly owner: Party;
  readonly viewer: Party;
  readonly stranger: Party;
}

const denied = { name: 'GatewayFailure', code: 'permission-denied' };

/** What every history of lots keeps. */
export function lotHistoryContract(name: string, enter: () => Promise<HistoryParties>): void {
  describe(`lot history: ${name}`, () => {
    /** A lot that was made, edited, edited in private and given another number, one after the other. */
    async function changedLot({ saleId, owner }: HistoryParties, number: number) {
      const make = buildOperations(saleId, owner.uid);
      const made = { ...make.createLot(number), fields: { title: 'A vase' } };
      const edited = { ...make.edit('A blue vase', 'A vase'), group: newId() };
      const hidden = {
        ...make.base(),
        kind: 'editPrivate',
        changes: { reserve: { before: null, after: 5_000 }, consignor: { before: '', after: 'House 7' } },
      } as const;
      const renumbered = {
        ...make.base(),
        kind: 'setNumber',
        before: { number, suffix: '' },
        after: { number, suffix: 'A' },
      } as const;
      for (const operation of [made, edited, hidden, renumbered]) await owner.lots.apply(operation);
      return { lotId: make.lotId, made, edited, hidden, renumbered };
    }

    it('says what was done to a lot, latest first: who, what, and each field before and after', async () => {
      const parties = await enter();
      const { saleId, owner } = parties;
      const { lotId, made, edited, hidden, renumbered } = await changedLot(parties, 1);
      const found = await owner.history.read(saleId, lotId, true);
      expect(found.map(({ id }) => id)).toEqual([renumbered.id, hidden.id, edited.id, made.id]);
      expect(found.map(({ kind }) => kind)).toEqual(['setNumber', 'editPrivate', 'editLot', 'createLot']);
      expect(new Set(found.map(({ by }) => by))).toEqual(new Set([owner.uid]));
      const times = found.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(new Set(times).size).toBe(times.length);
      expect(found.map(({ changes }) => changes)).toEqual([
        { number: { before: 1, after: 1 }, suffix: { before: '', after: 'A' } },
        { reserve: { before: null, after: 5_000 }, consignor: { before: '', after: 'House 7' } },
        { title: { before: 'A vase', after: 'A blue vase' } },
        {
          number: { before: null, after: 1 },
          suffix: { before: null, after: '' },
          order: { before: null, after: 'a0' },
          title: { before: null, after: 'A vase' },
        },
      ]);
    });

    it('leaves out what only editors see, when it is not asked for', async () => {
      const parties = await enter();
      const { saleId, owner, viewer } = parties;
      const { lotId, made, edited, renumbered } = await changedLot(parties, 2);
      const open = [renumbered.id, edited.id, made.id];
      expect((await owner.history.read(saleId, lotId, false)).map(({ id }) => id)).toEqual(open);
      expect((await viewer.history.read(saleId, lotId, false)).map(({ id }) => id)).toEqual(open);
    });

    it('gives nothing of another lot or another sale', async () => {
      const parties = await enter();
      const { saleId, owner } = parties;
      const [one, other] = [await changedLot(parties, 3), await changedLot(parties, 4)];
      const found = await owner.history.read(saleId, one.lotId, true);
      expect(found.map(({ id }) => id)).not.toContain(other.made.id);
      expect(found).toHaveLength(4);
      expect(await owner.history.read(saleId, newId(), true)).toEqual([]);
    });

    it('gives a photo that was added, and one that was removed with all that puts it back', async () => {
      const { saleId, owner } = await enter();
      const make = buildOperations(saleId, owner.uid);
      const photo = make.photo();
      await owner.lots.apply(make.createLot(5));
      await owner.lots.apply({ ...make.base(), kind: 'addPhoto', photo, cover: true, coverBefore: null });
      await owner.lots.apply({ ...make.base(), kind: 'removePhoto', photo, cover: true, coverAfter: null });
      const [removed, added] = await owner.history.read(saleId, make.lotId, false);
      expect(added).toMatchObject({
        kind: 'addPhoto',
        changes: {
          photo: { before: null, after: photo.id },
          coverPhotoId: { before: null, after: photo.id },
        },
      });
      expect(removed).toMatchObject({
        kind: 'removePhoto',
        changes: {
          photo: { before: photo.id, after: null },
          hash: { before: photo.hash, after: null },
          coverPhotoId: { before: photo.id, after: null },
        },
      });
    });

    it('shows editors which changes an import has made, and nobody else', async () => {
      const parties = await enter();
      const { saleId, owner, viewer, stranger } = parties;
      const { lotId, edited } = await changedLot(parties, 7);
      const imported = { id: edited.group, saleId, name: 'Estate of Mr Grey.csv' };
      await owner.history.noteImport(owner.uid, imported);
      await owner.history.noteImport(owner.uid, { ...imported, name: 'Another.csv' });
      const files = (await owner.history.read(saleId, lotId, true)).map(({ importedFrom }) => importedFrom);
      expect(files).toEqual([undefined, undefined, 'Estate of Mr Grey.csv', undefined]);
      const read = [await viewer.history.read(saleId, lotId, false), await owner.history.read(saleId, lotId, false)];
      expect(read.flat().filter((change) => 'importedFrom' in change)).toEqual([]);
      for (const { history, uid } of [viewer, stranger])
        await expect(history.noteImport(uid, { ...imported, id: newId() })).rejects.toMatchObject(denied);
    });

    it('refuses private records to viewers, and everything to strangers', async () => {
      const parties = await enter();
      const { saleId, viewer, stranger } = parties;
      const { lotId } = await changedLot(parties, 6);
      await expect(viewer.history.read(saleId, lotId, true)).rejects.toMatchObject(denied);
      await expect(stranger.history.read(saleId, lotId, false)).rejects.toMatchObject(denied);
    });
  });
}
