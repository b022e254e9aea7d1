import { buildPhoto, buildPlatformLot } from '../../../testing/platforms/goldenSale';
import { readOwnJson } from './ownJson';
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
