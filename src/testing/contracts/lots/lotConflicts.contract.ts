import { newId } from '../../../shared/id';
import { enter, lotNow, type LotsParties, privateOf } from './lotsForTests';
import type { Operation } from '../../../domain/operations/operations';

/** What every gateway of lots makes of two people who edit one lot without having seen each other's text. */
export function lotConflictsContract(name: string, parties: () => LotsParties): void {
  describe(`conflicts of edits: ${name}`, () => {
    let number = 80;
    const begin = async () => {
      const entered = enter(parties());
      await entered.owner.lots.apply(entered.make.createLot((number += 1)));
      await entered.owner.lots.apply(entered.make.edit('A vase'));
      return { ...entered, now: () => lotNow(entered.saleId, entered.owner.lots, entered.make.lotId) };
    };

    it('keeps both when they changed different fields, and reports no conflict', async () => {
      const { owner, make, now } = await begin();
      const category = { category: { before: '', after: 'Ceramics' } };
      await expect(owner.lots.apply(make.edit('A blue vase', 'A vase'))).resolves.toEqual({});
      await expect(owner.lots.apply({ ...make.base(), kind: 'editLot', changes: category })).resolves.toEqual({});
      expect(await now()).toMatchObject({ title: 'A blue vase', category: 'Ceramics' });
    });

    it('leaves the field that a colleague changed, says what stands there, and writes the other ones', async () => {
      const { owner, make, now } = await begin();
      await owner.lots.apply(make.edit('Theirs', 'A vase'));
      const changes = { title: { before: 'A vase', after: 'Mine' }, quantity: { before: 1, after: 3 } };
      const mine: Operation = { ...make.base(), kind: 'editLot', changes };
      await expect(owner.lots.apply(mine)).resolves.toEqual({ title: 'Theirs' });
      expect(await now()).toMatchObject({ title: 'Theirs', quantity: 3 });
      // The same again, as after a lost answer: nothing twice, and the conflict is not forgotten.
      await owner.lots.apply({ ...make.base(), kind: 'editLot', changes: { quantity: { before: 3, after: 4 } } });
      await expect(owner.lots.apply(mine)).resolves.toEqual({ title: 'Theirs' });
      expect(await now()).toMatchObject({ title: 'Theirs', quantity: 4 });
    });

    it('writes nothing when nothing agrees, and can still be written once it does', async () => {
      const { owner, make, now } = await begin();
      await owner.lots.apply(make.edit('Theirs', 'A vase'));
      const mine = make.edit('Mine', 'A vase');
      await expect(owner.lots.apply(mine)).resolves.toEqual({ title: 'Theirs' });
      await owner.lots.apply(make.edit('A vase', 'Theirs'));
      await expect(owner.lots.apply(mine)).resolves.toEqual({});
      expect((await now())?.title).toBe('Mine');
    });

    it('takes an edit that was not written yet again over what stands there, once', async () => {
      const { owner, make, now } = await begin();
      await owner.lots.apply(make.edit('Earlier', 'A vase'));
      const mine = make.edit('Later', 'A vase');
      await expect(owner.lots.apply(mine)).resolves.toEqual({ title: 'Earlier' });
      const follows = { title: newId() };
      const over = { title: { before: 'Earlier', after: 'Later' } };
      const goesOn: Operation = { ...make.base(), id: mine.id, kind: 'editLot', changes: over, follows };
      await expect(owner.lots.apply(goesOn)).resolves.toEqual({});
      await expect(owner.lots.apply(goesOn)).resolves.toEqual({});
      expect((await now())?.title).toBe('Later');
    });

    it('takes the same text by two people for no conflict', async () => {
      const { owner, make } = await begin();
      await owner.lots.apply(make.edit('A blue vase', 'A vase'));
      await expect(owner.lots.apply(make.edit('A blue vase', 'A vase'))).resolves.toEqual({});
    });

    it('does not call it a conflict that a colleague has gone on from a text whose answer was lost', async () => {
      const { owner, make, now } = await begin();
      const mine = make.edit('Mine', 'A vase');
      await owner.lots.apply(mine);
      await owner.lots.apply(make.edit('Theirs, having seen mine', 'Mine'));
      await expect(owner.lots.apply(mine)).resolves.toEqual({});
      expect((await now())?.title).toBe('Theirs, having seen mine');
    });

    it('reports no conflict about what nobody has said in private so far, and one about what somebody has', async () => {
      const { saleId, owner, make } = await begin();
      const edit = (before: string, after: string): Operation => ({
        ...make.base(),
        id: newId(),
        kind: 'editPrivate',
        changes: { notes: { before, after } },
      });
      await expect(owner.lots.apply(edit('', 'Call first.'))).resolves.toEqual({});
      await expect(owner.lots.apply(edit('', 'Do not call.'))).resolves.toEqual({ notes: 'Call first.' });
      expect((await privateOf(owner.lots, saleId)).get(make.lotId)?.notes).toBe('Call first.');
    });
  });
}
