import { buildPlatformLot, GOLDEN_LOTS, GOLDEN_SALE, renumbered } from '../../../testing/platforms/goldenSale';
import { ownPlatformId, PLAIN_FILE } from '../house/ownPlatform';
import { platformSaved } from '../house/ownPlatformText';
import { hiBid } from '../profiles/hiBid';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { proxibid } from '../profiles/proxibid';
import type { PlatformLot } from '../platformLot';
import { type CheckAnswer, createSaleCheck, describePlatform, type PlatformProblems, profilesOf } from './saleCheck';

const [good, second] = GOLDEN_LOTS as readonly [PlatformLot, PlatformLot];
const changed = (...lots: readonly PlatformLot[]) => lots.map((lot) => ({ id: lot.id, lot, photos: [] }));
const rulesOf = (problems: PlatformProblems | null | undefined) =>
  problems && Object.fromEntries(Object.entries(problems).map(([id, found]) => [id, found.map((p) => p.detail.rule)]));
const lotsOf = ({ lots }: CheckAnswer) => Object.fromEntries(lots.map(([id, found]) => [id, rulesOf(found)]));
const check = (seesPrivate = true, profiles = [liveAuctioneers, proxibid]) =>
  createSaleCheck(profiles, { sale: GOLDEN_SALE, seesPrivate });

describe('a check of a sale for all its platforms', () => {
  it('names only those platforms that do not take all of a lot', () => {
    const { change } = check();
    expect(lotsOf(change(changed({ ...good, title: 'x'.repeat(200) }, second)))).toEqual({
      [good.id]: { liveAuctioneers: ['tooLong'], proxibid: ['tooLong'] },
      [second.id]: null,
    });
    expect(lotsOf(change(changed({ ...good, title: 'x'.repeat(101) })))).toEqual({
      [good.id]: { liveAuctioneers: ['tooLong'], proxibid: ['tooLong'] },
    });
    expect(lotsOf(change(changed({ ...good, creator: 'Łukasz' })))).toEqual({
      [good.id]: { liveAuctioneers: ['charactersReplaced'] },
    });
    expect(lotsOf(change(changed(good)))).toEqual({ [good.id]: null });
  });

  it('answers for each lot whose problems may be others now', () => {
    const { change } = check(true, [proxibid]);
    change(changed(good, second));
    const both = { [good.id]: { proxibid: ['duplicateNumber'] }, [second.id]: { proxibid: ['duplicateNumber'] } };
    expect(lotsOf(change(changed(renumbered(good, '2'))))).toEqual(both);
    expect(lotsOf(change([{ id: good.id, lot: null, photos: [] }]))).toEqual({ [good.id]: null, [second.id]: null });
  });

  it('says what is wrong with the sale as a whole, and nothing of a platform that takes it', () => {
    const { sale } = check(true, [liveAuctioneers, { ...hiBid, sale: { ...hiBid.sale, cautions: [] } }]).change([]);
    expect(rulesOf(sale)).toEqual({ liveAuctioneers: ['tooFewLots', 'caution', 'caution'] });
    const quiet = { ...liveAuctioneers.sale, cautions: [] };
    const { change } = check(true, [{ ...liveAuctioneers, sale: quiet }]);
    expect(change(changed(...GOLDEN_LOTS)).sale).toEqual({});
  });

  it('says nothing of private fields to those who may not read them, and all the rest', () => {
    const lot = { ...good, reserve: 9_000_000, title: '', consignor: 'Łukasz' };
    const seen = (seesPrivate: boolean) => lotsOf(check(seesPrivate).change(changed(lot)))[good.id];
    expect(seen(true)).toEqual({
      liveAuctioneers: expect.arrayContaining(['required', 'priceOrder', 'charactersReplaced']),
      proxibid: expect.arrayContaining(['required']),
    });
    expect(seen(false)).toEqual({ liveAuctioneers: ['required'], proxibid: ['required'] });
    const onlyPrivate = { ...good, reserve: 9_000_000 };
    expect(lotsOf(check(false, [liveAuctioneers]).change(changed(onlyPrivate)))).toEqual({ [good.id]: null });
  });
});

describe('the platforms that are checked', () => {
  const id = ownPlatformId(1_795_000_000_000, 'a1');
  const columns = [{ header: 'Los', from: 'number', longest: 4, isRequired: false }];
  const { ownPlatforms } = platformSaved({ id, name: 'Bids & Co', file: PLAIN_FILE, columns });
  const setup = (...platformIds: readonly string[]) => ({
    ...{ sale: GOLDEN_SALE, platformIds, seesPrivate: true },
    ownPlatforms: ownPlatforms as Readonly<Record<string, string>>,
  });
  const namesOf = (...platformIds: readonly string[]) => profilesOf(setup(...platformIds)).map(({ name }) => name);

  it('are those of the sale that this build knows, with those of its house and its own format', () => {
    expect(namesOf()).toEqual([]);
    expect(namesOf('hiBid', 'moonBid')).toEqual([hiBid.name]);
    expect(namesOf('lotsmith', id, 'hiBid')).toEqual([hiBid.name, 'Bids & Co', 'Lotsmith']);
  });

  it('are described by their names and by how much they take', () => {
    const [own] = profilesOf(setup(id));
    if (own === undefined) throw new Error('The platform of the house is known.');
    expect(describePlatform(own, GOLDEN_SALE)).toEqual({ id, name: 'Bids & Co', limits: { number: { most: 4 } } });
    expect(describePlatform(hiBid, GOLDEN_SALE)).toMatchObject({ id: 'hiBid', limits: { title: { most: 50 } } });
  });
});

it('knows a private field by its name only: a named value may be called the same', () => {
  const extras = { ...good.extras, notes: 7 };
  const column = { header: 'Notes', from: { kind: 'extra', name: 'notes' } } as const;
  const profile = {
    ...hiBid,
    columns: [{ ...column, fact: hiBid.file.extensionFact }],
    extras: [{ name: 'notes', kind: 'choice', fact: hiBid.file.extensionFact } as const],
  };
  const lot = buildPlatformLot({ ...good, extras });
  expect(lotsOf(check(false, [profile]).change(changed(lot)))).toEqual({ [good.id]: { hiBid: ['wrongKind'] } });
});
