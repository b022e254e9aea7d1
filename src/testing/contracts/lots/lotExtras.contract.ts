import { extraFieldsIn } from '../../../domain/lots/extras';
import type { SharedChanges } from '../../../domain/operations/fieldEdits';
import type { Operation } from '../../../domain/operations/operations';
import { enter, lotNow, type LotsParties } from './lotsForTests';

/** What every gateway of lots makes of named values: each is a field of its own. */
export function lotExtrasContract(name: string, parties: () => LotsParties): void {
  describe(`extras of lots: ${name}`, () => {
    let number = 300;
    const begin = async () => {
      const { owner, make, saleId } = enter(parties());
      const created = make.createLot((number += 1));
      if (created.kind !== 'createLot') throw new Error('This makes no lot.');
      const fields = { ...created.fields, 'extras.endTime': '18:00', 'extras.isFirearm': false } as const;
      await owner.lots.apply({ ...created, fields });
      const edit = (changes: SharedChanges): Operation => ({ ...make.base(), kind: 'editLot', changes });
      const extras = async () => {
        const lot = await lotNow(saleId, owner.lots, make.lotId);
        const given = extraFieldsIn(lot).map((field) => [field, lot?.[field] ?? null]);
        return Object.fromEntries(given.filter(([, value]) => value !== null));
      };
      return { owner, edit, extras };
    };

    it('makes a lot with them, of every kind', async () => {
      const { extras } = await begin();
      expect(await extras()).toEqual({ 'extras.endTime': '18:00', 'extras.isFirearm': false });
    });

    it('keeps the work of two people on different ones', async () => {
      const { owner, edit, extras } = await begin();
      const mine = edit({ 'extras.endTime': { before: '18:00', after: '19:30' } });
      const theirs = edit({
        'extras.bidIncrement': { before: null, after: 1_000 },
        'extras.height': { before: null, after: 12.5 },
      });
      await expect(owner.lots.apply(theirs)).resolves.toEqual({});
      await expect(owner.lots.apply(mine)).resolves.toEqual({});
      expect(await extras()).toEqual({
        'extras.endTime': '19:30',
        'extras.isFirearm': false,
        'extras.bidIncrement': 1_000,
        'extras.height': 12.5,
      });
    });

    it('says what a colleague has made of the same one, also after a lost answer', async () => {
      const { owner, edit, extras } = await begin();
      await owner.lots.apply(edit({ 'extras.endTime': { before: '18:00', after: '20:00' } }));
      const mine = edit({
        'extras.endTime': { before: '18:00', after: '19:30' },
        'extras.isFirearm': { before: false, after: true },
        'extras.endDate': { before: null, after: '1/5/2027' },
      });
      const conflict = { 'extras.endTime': '20:00' };
      await expect(owner.lots.apply(mine)).resolves.toEqual(conflict);
      await owner.lots.apply(edit({ 'extras.endDate': { before: '1/5/2027', after: '2/5/2027' } }));
      await expect(owner.lots.apply(mine)).resolves.toEqual(conflict);
      expect(await extras()).toEqual({
        'extras.endTime': '20:00',
        'extras.isFirearm': true,
        'extras.endDate': '2/5/2027',
      });
    });

    it('takes them away, and knows that one is gone', async () => {
      const { owner, edit, extras } = await begin();
      const taken = edit({ 'extras.endTime': { before: '18:00', after: null } });
      await expect(owner.lots.apply(taken)).resolves.toEqual({});
      expect(await extras()).toEqual({ 'extras.isFirearm': false });
      const late = edit({ 'extras.endTime': { before: '18:00', after: '19:30' } });
      await expect(owner.lots.apply(late)).resolves.toEqual({ 'extras.endTime': null });
      await owner.lots.apply(edit({ 'extras.isFirearm': { before: false, after: null } }));
      expect(await extras()).toEqual({});
    });

    it('gives one to a lot that has none, beside a change of its title', async () => {
      const { owner, make, saleId } = enter(parties());
      await owner.lots.apply(make.createLot((number += 1)));
      const changes = {
        title: { before: '', after: 'A clock' },
        'extras.endTime': { before: null, after: '18:00' },
      } as const;
      await expect(owner.lots.apply({ ...make.base(), kind: 'editLot', changes })).resolves.toEqual({});
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject({
        title: 'A clock',
        'extras.endTime': '18:00',
      });
    });
  });
}
