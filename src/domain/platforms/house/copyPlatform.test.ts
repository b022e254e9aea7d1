import type { Sale } from '../../sales/sale';
import { mapsAfter } from '../../sales/saleMaps';
import { ownColumnId } from './ownColumns';
import { copyablePlatforms, platformCopied } from './copyPlatform';
import { type OwnPlatform, ownPlatformId, PLAIN_FILE } from './ownPlatform';
import { ownPlatformText } from './ownPlatformText';

const sale = (id: string, date: string, more: Partial<Sale> = {}): Sale => ({
  ...{ id, date, title: id, place: null, currency: 'EUR', status: 'open', roles: {}, createdBy: '' },
  ...more,
});
const platform = (id: string, name: string, ...sources: readonly string[]): OwnPlatform => ({
  ...{ id, name, file: PLAIN_FILE },
  columns: ['number', ...sources].map((from, place) => ({
    ...{ header: `Column ${place}`, from, longest: null, isRequired: false },
  })),
});
const textsOf = (...platforms: readonly OwnPlatform[]) =>
  Object.fromEntries(platforms.map((each) => [each.id, ownPlatformText(each)]));

const ONE = ownPlatformId(1_795_000_000_000, 'a1');
const TWO = ownPlatformId(1_795_000_000_001, 'b2');

describe('the platforms of a person’s other sales', () => {
  const known = (...sales: readonly Sale[]) =>
    copyablePlatforms(sale('this', '2026-06-01', { ownPlatforms: textsOf(platform(TWO, 'Mine')) }), sales).map(
      ({ key, platform: { id, name }, from }) => [key, id, name, from.id],
    );
  const old = sale('old', '2026-01-01', { ownPlatforms: textsOf(platform(ONE, 'Of January')) });
  const late = sale('late', '2026-05-01', { ownPlatforms: textsOf(platform(ONE, 'Of May')) });

  it('are each there once, as the latest sale has it', () => {
    expect(known(old, late)).toEqual([[ONE, ONE, 'Of May', 'late']]);
    expect(known(late, old)).toEqual([[ONE, ONE, 'Of May', 'late']]);
  });

  it('are those of the latest sale first, and of one sale the oldest first', () => {
    const [three, four] = [3, 4].map((at) => ownPlatformId(1_795_000_000_000 + at, 'c')) as [string, string];
    const many = sale('many', '2026-03-01', {
      ownPlatforms: textsOf(platform(four, 'Four'), platform(three, 'Three')),
    });
    expect(known(many, old).map(([, , name]) => name)).toEqual(['Three', 'Four', 'Of January']);
    expect(known(old, many).map(([, , name]) => name)).toEqual(['Three', 'Four', 'Of January']);
  });

  it('are not those that the sale has itself, nor any that cannot be read', () => {
    expect(known(sale('other', '2026-05-01', { ownPlatforms: textsOf(platform(TWO, 'Theirs')) }))).toEqual([]);
    expect(known(sale('other', '2026-05-01', { ownPlatforms: { [ONE]: 'no JSON' } }))).toEqual([]);
    // One that a damaged one hides nowhere else is still found.
    expect(known(sale('damaged', '2026-05-02', { ownPlatforms: { [ONE]: '{}' } }), old)).toEqual([
      [ONE, ONE, 'Of January', 'old'],
    ]);
    expect(known(sale('bare', '2026-05-01'))).toEqual([]);
  });

  it('are none of the sale itself, and all of the others where it has none', () => {
    const self = sale('self', '2026-06-01');
    expect(copyablePlatforms(self, [{ ...late, id: 'self' }])).toEqual([]);
    expect(copyablePlatforms(self, [self, late])).toMatchObject([{ key: ONE, from: { id: 'late' } }]);
  });
});

describe('a platform that is copied', () => {
  const shelf = ownColumnId('text', 1_795_000_000_000, 's');
  const state = ownColumnId('choice', 1_795_000_000_001, 't');
  const other = ownColumnId('text', 1_795_000_000_002, 'u');
  const text = ownPlatformText(platform(ONE, 'Bids & Co', `extra:${shelf}`, `extra:${state}`, 'extra:newKind_1'));
  const from = sale('from', '2026-01-01', {
    ownPlatforms: { [ONE]: text, ...textsOf(platform(TWO, 'Another')) },
    extraColumns: { [shelf]: 'Shelf', [state]: 'State', [other]: 'Not of it', newKind_1: 'Of a newer build' },
    extraChoices: { [state]: 'good\nworn', [other]: 'never\ntaken' },
  });
  const to = sale('to', '2026-02-01');

  it('comes as it is, with the columns of the house that it is filled with and what can be chosen there', () => {
    expect(platformCopied(ONE, from, to, true)).toStrictEqual({
      ownPlatforms: { [ONE]: text },
      extraColumns: { [shelf]: 'Shelf', [state]: 'State' },
      extraChoices: { [state]: 'good\nworn' },
    });
    expect(mapsAfter(to, platformCopied(ONE, from, to, true))).toMatchObject({ ownPlatforms: { [ONE]: text } });
  });

  it('comes alone where the person is no owner', () => {
    expect(platformCopied(ONE, from, to, false)).toStrictEqual({ ownPlatforms: { [ONE]: text } });
  });

  it('leaves the columns that the sale has already', () => {
    const some = sale('to', '2026-02-01', { extraColumns: { [shelf]: 'Our shelf' } });
    expect(platformCopied(ONE, from, some, true)).toStrictEqual({
      ownPlatforms: { [ONE]: text },
      extraColumns: { [state]: 'State' },
      extraChoices: { [state]: 'good\nworn' },
    });
    const all = sale('to', '2026-02-01', { extraColumns: { [shelf]: 'Our shelf', [state]: 'Our state' } });
    expect(platformCopied(ONE, from, all, true)).toStrictEqual({ ownPlatforms: { [ONE]: text } });
  });

  it('brings no choices where there are none', () => {
    const plain = sale('from', '2026-01-01', {
      ownPlatforms: { [ONE]: text },
      extraColumns: { [shelf]: 'Shelf', [state]: 'State' },
    });
    expect(platformCopied(ONE, plain, to, true)).toStrictEqual({
      ownPlatforms: { [ONE]: text },
      extraColumns: { [shelf]: 'Shelf', [state]: 'State' },
    });
    const bare = sale('from', '2026-01-01', { ownPlatforms: { [ONE]: text } });
    expect(platformCopied(ONE, bare, to, true)).toStrictEqual({ ownPlatforms: { [ONE]: text } });
  });

  it('changes nothing when it is gone', () => {
    expect(platformCopied('own_gone', from, to, true)).toEqual({});
    expect(platformCopied(ONE, to, from, true)).toEqual({});
  });
});
