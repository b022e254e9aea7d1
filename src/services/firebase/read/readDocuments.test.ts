import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import {
  numberOfUnreadable,
  readLot,
  readLotPrivate,
  readMembership,
  readPhoto,
  readSale,
  titleOfUnreadable,
} from './readDocuments';

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());
/** What the log says, of documents whose names no other test has. */
const logged = (): unknown[] => warn.mock.calls.map(([words]: unknown[]) => words);

const sale = { title: 'Books', currency: 'EUR', status: 'open', roles: { ada: 'owner' } };
const lot = { order: 'a0', status: 'draft' };
const photo = { lotId: 'l', order: 'a0', path: 'p', width: 4, height: 3 };

describe('what an older build wrote', () => {
  it('is read with the defaults of today: a sale', () => {
    expect(readSale('s', sale)).toEqual({
      id: 's',
      ...sale,
      date: '',
      place: null,
      slug: null,
      platforms: [],
      createdBy: '',
    });
  });

  it('is read with the defaults of today: a lot, its private part and a photo', () => {
    expect(readLot('l', lot)).toEqual({ id: 'l', ...NEW_LOT, ...lot, number: null, suffix: '' });
    expect(readLotPrivate('l', {})).toEqual({ id: 'l', ...NO_PRIVATE_FIELDS });
    expect(readPhoto('p', photo)).toEqual({
      id: 'p',
      ...photo,
      bytes: 0,
      hash: '',
      source: '',
      caption: '',
      rotation: 0,
    });
    expect(logged()).toEqual([]);
  });
});

describe('what a newer build wrote', () => {
  it('does not get in the way of what this one knows', () => {
    expect(readLot('l', { ...lot, smell: 'of roses' })).not.toHaveProperty('smell');
    expect(readSale('s', { ...sale, room: 5 })).not.toHaveProperty('room');
  });

  it('is left alone entry by entry in the maps of a sale', () => {
    const read = readSale('s', {
      ...sale,
      extraColumns: { a: 'Shelf', b: { en: 'Row' } },
      extraChoices: { a: 'top', b: 7 },
      hiddenExtras: { a: true, b: 'since May' },
      categoryNames: { 'ebay/1': 'Vases', 'ebay/2': null },
      ownPlatforms: { x: '{}', y: {} },
      exportSettings: { x: 'y', z: false },
      platforms: { own: { since: 5 }, ebay: true },
    });
    expect(read).toMatchObject({
      extraColumns: { a: 'Shelf' },
      extraChoices: { a: 'top' },
      hiddenExtras: { a: true },
      categoryNames: { 'ebay/1': 'Vases' },
      ownPlatforms: { x: '{}' },
      exportSettings: { x: 'y' },
      platforms: ['ebay', 'own'],
    });
  });

  it('does not put a sale away that is away in another form', () => {
    const away = (value: unknown) => readSale('s', { ...sale, away: value })?.away;
    expect(away({ kind: 'archived', at: '2026-05-01T00:00:00Z' })).toEqual({ kind: 'archived', at: 1_777_593_600_000 });
    expect(away({ kind: 'deleted', at: null })).toEqual({ kind: 'deleted', at: null });
    expect(away({ kind: 'sold', at: null })).toBeNull();
    expect(away('archived')).toBeNull();
    expect(away(null)).toBeNull();
    expect(readSale('s', sale)).not.toHaveProperty('away');
  });

  it('keeps extras that nobody here knows, and no value that is none', () => {
    const extras = { ofANewerBuild: 'x', weight: 0, shippable: false, empty: '', list: ['x'], 'a b': 'x' };
    const read = readLot('l', { ...lot, extras, 'extras.height': 7 });
    expect(read).toMatchObject({
      'extras.ofANewerBuild': 'x',
      'extras.weight': 0,
      'extras.shippable': false,
      'extras.height': 7,
    });
    expect(Object.keys(read ?? {}).filter((field) => field.startsWith('extras'))).toHaveLength(4);
  });
});

describe('a value that this build cannot understand', () => {
  it.each<[string, (id: string) => unknown]>([
    ['the state of a sale', (id) => readSale(id, { ...sale, status: 'auctioned' })],
    ['the currency of a sale', (id) => readSale(id, { ...sale, currency: 'euro' })],
    ['a currency with more behind it', (id) => readSale(id, { ...sale, currency: 'EUR,USD' })],
    ['a role in a sale', (id) => readSale(id, { ...sale, roles: { ada: 'clerk' } })],
    ['a map of a sale that is none', (id) => readSale(id, { ...sale, extraColumns: 'Shelf' })],
    ['the state of a lot', (id) => readLot(id, { ...lot, status: 'burnt' })],
    ['the place of a lot', (id) => readLot(id, { status: 'draft' })],
    ['half a number', (id) => readLot(id, { ...lot, number: 1.5 })],
    ['a hammer price below nothing', (id) => readLot(id, { ...lot, hammer: -1 })],
    ['a time that is none', (id) => readLot(id, { ...lot, deletedAt: 5 })],
    ['a time in words', (id) => readLot(id, { ...lot, deletedAt: 'yesterday' })],
    ['a title that is no text', (id) => readLot(id, { ...lot, title: 5 })],
    ['a note that is no text', (id) => readLotPrivate(id, { notes: 5 })],
    ['a photo that is turned by a bit', (id) => readPhoto(id, { ...photo, rotation: 45 })],
    ['a photo of no lot', (id) => readPhoto(id, { ...photo, lotId: null })],
    ['nothing at all', (id) => readLot(id, undefined)],
  ])('makes the document unreadable, and is logged once: %s', (name, read) => {
    expect(read(name)).toBeNull();
    expect(read(name)).toBeNull();
    expect(logged()).toEqual([expect.stringContaining(`Document ${name} cannot be read by this build`)]);
  });

  it('is named in the log by its field, and logged again once it was readable in between', () => {
    readLot('named', { ...lot, number: 1.5, title: 5 });
    expect(logged()).toEqual([expect.stringMatching(/number: .*title: /)]);
    readLot('named', lot);
    readLot('named', { ...lot, title: 5 });
    expect(logged()).toHaveLength(2);
  });

  it.each([
    [{ number: 12, suffix: 'A' }, '12A'],
    [{ number: 12 }, '12'],
    [{ number: null }, null],
    [{ number: 1.5 }, null],
    [{ number: 12, suffix: 5 }, null],
    [undefined, null],
  ])('leaves the number of a lot to be shown where that can be read: %j', (data, number) => {
    expect(numberOfUnreadable(data)).toBe(number);
  });

  it('leaves the title of a sale, and who is in it', () => {
    expect(titleOfUnreadable({ title: 'Books', status: 'auctioned' })).toBe('Books');
    expect(titleOfUnreadable({ title: 5 })).toBeNull();
    const odd = { title: 5, status: 'auctioned', slug: 7, roles: { ada: 'owner', ben: 'clerk' } };
    expect(readMembership('s', odd)).toEqual({ id: 's', title: '', slug: null, roles: odd.roles });
    expect(readMembership('s', { ...sale, slug: 'spring' })).toMatchObject({ title: 'Books', slug: 'spring' });
    expect(readMembership('s', { ...sale, roles: 'ada' })).toBeNull();
    expect(readMembership('s', undefined)).toBeNull();
  });
});

it('reads times of the SDK and of the HTTP interface', () => {
  expect(readLot('l', { ...lot, deletedAt: { toMillis: () => 7 } })?.deletedAt).toBe(7);
  expect(readLot('l', { ...lot, deletedAt: '1970-01-01T00:00:01Z' })?.deletedAt).toBe(1_000);
  expect(readLot('l', { ...lot, deletedAt: null })?.deletedAt).toBeNull();
});
