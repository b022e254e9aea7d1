import { buildPhoto, buildPlatformLot } from '../../../testing/platforms/goldenSale';
import { GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { minorOf } from './ownAmount';
import { readOwnJson, writeOwnJson } from './ownJson';
import { readOwnTable } from './ownTable';
import { photoFrom } from './records';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const table = (...lines: readonly string[]): Uint8Array => bytesOf(`\uFEFF${lines.join('\r\n')}\r\n`);

describe('a table that is ours', () => {
  it('of an older build has the values of a new lot where it says nothing', () => {
    const reading = readOwnTable(table('lot,title,lotId', '12A,Jug,one'));
    expect(reading).toEqual({
      ok: true,
      content: {
        currency: '',
        lots: [{ ...buildPlatformLot({ id: 'one', number: 12, suffix: 'A', title: 'Jug', order: '' }) }],
        photos: new Map(),
        unread: [],
      },
    });
  });

  it('of a newer build is read without what nobody knows yet', () => {
    const reading = readOwnTable(table('lot,title,glaze,lotId', '1,Jug,salt,one'));
    expect(reading).toMatchObject({ ok: true, content: { lots: [{ title: 'Jug' }], unread: [] } });
  });

  it('says which cells it could not read', () => {
    const reading = readOwnTable(
      table(
        'lot,title,estimateLow,quantity,currency,status,extras,photos,hammerMinor,lotId',
        'twelve,Jug,"1,200",many,GBP,gone,[],"[{""id"":""p""}]",ten,one',
        "2,'=Bowl,12.50,3,GBP,ready,,,,two",
      ),
    );
    expect(reading).toMatchObject({
      ok: true,
      content: {
        lots: [
          { number: null, estimateLow: null, quantity: 1, status: 'draft', hammer: null },
          { title: '=Bowl', estimateLow: 1_250, quantity: 3, status: 'ready' },
        ],
      },
    });
    const parts = reading.ok ? reading.content.unread.map(({ row, part }) => `${row} ${part}`) : [];
    expect(parts.sort()).toEqual(
      ['extras', 'estimateLow', 'hammerMinor', 'lot', 'photos', 'quantity', 'status'].map((part) => `1 ${part}`).sort(),
    );
  });

  it('is known by its header, its quotes and its letters', () => {
    expect(readOwnTable(table('LotNum,Title', '1,Jug'))).toEqual({ ok: false, problem: 'otherFile' });
    expect(readOwnTable(bytesOf('lot,lotId\r\n"1,one\r\n'))).toEqual({ ok: false, problem: 'openQuote' });
    expect(readOwnTable(Uint8Array.from([0x6c, 0xe9, 0x0a]))).toEqual({ ok: false, problem: 'notText' });
    expect(readOwnTable(new Uint8Array())).toEqual({ ok: false, problem: 'otherFile' });
  });
});

describe('JSON that is ours', () => {
  it('is known by its name', () => {
    expect(readOwnJson(bytesOf('{"lots":[]}'))).toEqual({ ok: false, problem: 'otherJson' });
    expect(readOwnJson(bytesOf('[1'))).toEqual({ ok: false, problem: 'otherFile' });
    expect(readOwnJson(Uint8Array.from([0xff]))).toEqual({ ok: false, problem: 'notText' });
  });

  it('says in which currency its amounts are', () => {
    const content = { format: 'lotsmith', sale: { currency: 'GBP' }, lots: [] };
    expect(readOwnJson(bytesOf(JSON.stringify(content)))).toMatchObject({ content: { currency: 'GBP' } });
    const other = { format: 'lotsmith', sale: { currency: 'pounds' }, lots: [] };
    expect(readOwnJson(bytesOf(JSON.stringify(other)))).toMatchObject({ content: { currency: '' } });
  });

  it('reads what it can of a lot, and says the rest', () => {
    const content = { format: 'lotsmith', lots: [{ lotId: 'one', lot: '7', title: 7, photos: [null] }, 'nothing'] };
    expect(readOwnJson(bytesOf(JSON.stringify(content)))).toMatchObject({
      ok: true,
      content: {
        lots: [{ id: 'one', number: 7, title: '' }, { id: '' }],
        unread: [
          { row: 1, part: 'title' },
          { row: 1, part: 'photos' },
          { row: 2, part: 'lot' },
        ],
      },
    });
  });
});

describe('JSON that is written', () => {
  const written = (lot: ReturnType<typeof buildPlatformLot>) => writeOwnJson([lot], new Map(), GOLDEN_SALE);

  it('is the same bytes in whatever order a lot has its named values', () => {
    const values = { b: 'B', a: 'A', d: 4, c: true };
    const orders = ['abcd', 'dcba', 'badc', 'cadb'].map((order) =>
      Object.fromEntries([...order].map((name) => [name, values[name as keyof typeof values]])),
    );
    const texts = orders.map((extras) => new TextDecoder().decode(written(buildPlatformLot({ id: 'one', extras }))));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]?.replace(/\s/g, '')).toContain('"extras":{"a":"A","b":"B","c":true,"d":4}');
  });

  it.each([null, 0, 1_795_000_000_000])('keeps when a lot was thrown away, and what it was sold for: %p', (value) => {
    const lot = buildPlatformLot({ id: 'one', deletedAt: value, hammer: value });
    expect(readOwnJson(written(lot))).toMatchObject({ ok: true, content: { lots: [lot], unread: [] } });
  });

  it('has the moment of a lot that was thrown away read as nothing else', () => {
    const content = {
      format: 'lotsmith',
      lots: [{ lotId: 'one', lot: '7', deletedAt: 'yesterday' }, { lotId: 'two' }],
    };
    expect(readOwnJson(bytesOf(JSON.stringify(content)))).toMatchObject({
      content: { lots: [{ deletedAt: null }, { deletedAt: null }], unread: [{ row: 1, part: 'deletedAt' }] },
    });
  });
});

describe('an amount in a table', () => {
  it.each([
    ['12.50', 'GBP', 1_250],
    ['12', 'GBP', 1_200],
    ['12.5', 'GBP', 1_250],
    ['0.05', 'GBP', 5],
    ['12', 'JPY', 12],
    ['12.345', 'KWD', 12_345],
  ])('of %s in %s is %i', (text, currency, minor) => expect(minorOf(text, currency)).toBe(minor));

  it.each([
    ...[['12.505', 'GBP'] as const, ['12.5', 'JPY'] as const, ['-12', 'GBP'] as const, ['12,50', 'GBP'] as const],
    ...[['12.', 'GBP'] as const, ['.5', 'GBP'] as const, ['a12', 'GBP'] as const, ['12a', 'GBP'] as const],
    ...(['', 'gbp', 'GB', 'XGBP', 'GBPX', 'G1P'] as const).map((currency) => ['12', currency] as const),
  ])('is none: %s in “%s”', (text, currency) => expect(minorOf(text, currency)).toBeNaN());
});

describe('a photo that is ours', () => {
  const photo = buildPhoto({ id: 'p', lotId: 'one', caption: 'Signed', source: 'p.jpg', rotation: 90 });

  it('is read with the lot that has it, without what nobody knows yet', () => {
    expect(photoFrom({ ...photo, lotId: 'elsewhere', later: 1 }, 'one')).toEqual(photo);
    const { source: _source, caption: _caption, rotation: _rotation, ...older } = photo;
    expect(photoFrom(older, 'one')).toEqual({ ...photo, source: '', caption: '', rotation: 0 });
  });

  it.each([
    ...[{ id: 7 }, { order: null }, { path: undefined }, { hash: 7 }, { width: -1 }, { height: 1.5 }, { bytes: '7' }],
    ...[{ source: 7 }, { caption: null }, { rotation: 45 }, { rotation: '90' }],
  ])('is none with %j', (change) => expect(photoFrom({ ...photo, ...change }, 'one')).toBeNull());

  it.each([null, [], 'p', 7])('is none: %j', (record) => expect(photoFrom(record, 'one')).toBeNull());
});
