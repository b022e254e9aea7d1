import { buildPhoto, buildPlatformLot, GOLDEN_LOTS, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { platformThatGets } from '../../../testing/platforms/platformThatGets';
import type { PlatformLot } from '../platformLot';
import { hiBid } from '../profiles/hiBid';
import { invaluable } from '../profiles/invaluable';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import type { SaleNow } from './compareSent';
import type { SentLine } from './sentLines';

const [first, second] = GOLDEN_LOTS as readonly [PlatformLot, PlatformLot];
const photosOf = (id: string, count: number) =>
  new Map([[id, Array.from({ length: count }, (_, place) => buildPhoto({ id: `p${place}`, lotId: id }))]]);
const sale = (lots: readonly PlatformLot[], photos: SaleNow['photos'] = new Map()): SaleNow => ({
  ...{ lots, photos, withdrawn: new Set<string>(), sale: GOLDEN_SALE },
});
type Platform = ReturnType<typeof platformThatGets>;
/** The person types only what these lines say. */
function type(there: Platform, now: SaleNow, isTyped: (line: SentLine) => boolean) {
  const keys = there
    .lines(now)
    .filter(isTyped)
    .map(({ key }) => key);
  return there.type(now, (key) => keys.includes(key));
}
const headerIs =
  (...headers: readonly string[]) =>
  (line: SentLine): boolean =>
    line.kind === 'cell' && headers.includes(line.header);

describe('what is to be typed', () => {
  it('says of a lot that is there what it was and what it is, and of a new one all that it has', () => {
    const there = platformThatGets(hiBid);
    there.send(sale([first], photosOf(first.id, 1)), { pictures: true });
    const fresh = buildPlatformLot({ id: 'fresh', number: 900, title: 'A late jug' });
    const now = sale([{ ...first, title: 'Another jug' }, fresh], photosOf(first.id, 2));
    const lines = there.lines(now);
    expect(lines.filter(({ lotId }) => lotId === first.id)).toMatchObject([
      { kind: 'cell', isNew: false, header: 'Title', before: first.title, after: 'Another jug', number: '1' },
      { kind: 'pictures', isNew: false, before: 1, after: 2, title: 'Another jug' },
    ]);
    const late = lines.filter(({ lotId }) => lotId === 'fresh');
    expect(late).toContainEqual(
      expect.objectContaining({ kind: 'cell', isNew: true, header: 'Title', before: '', after: 'A late jug' }),
    );
    // It has no photos, so none are to be uploaded.
    expect(new Set(late.map(({ kind }) => kind))).toEqual(new Set(['cell']));
    const withPhotos = there.lines({ ...now, photos: photosOf('fresh', 3) });
    expect(withPhotos).toContainEqual(
      expect.objectContaining({
        kind: 'pictures',
        isNew: true,
        before: 0,
        after: 3,
        title: 'A late jug',
        number: '900',
      }),
    );
  });

  it('calls a lot that is gone as the platform does', () => {
    const there = platformThatGets(liveAuctioneers);
    there.send(sale([first, second]));
    const lines = there.lines({ ...sale([]), withdrawn: new Set([second.id]) });
    expect(lines).toMatchObject([
      { kind: 'gone', lotId: first.id, number: '1', title: first.title, isWithdrawn: false },
      { kind: 'gone', lotId: second.id, number: '2', title: second.title, isWithdrawn: true },
    ]);
    const [{ key } = { key: '' }] = there.lines({ ...sale([second]), withdrawn: new Set([first.id]) });
    expect(key).not.toBe(lines[0]?.key);
  });

  it('has no title where the platform has no column for it', () => {
    const columns = hiBid.columns.filter(({ header }) => header !== 'Title');
    const there = platformThatGets({ ...hiBid, columns });
    there.send(sale([first]));
    expect(there.lines(sale([]))).toMatchObject([{ kind: 'gone', title: '' }]);
  });
});

describe('what was typed', () => {
  it('gives a lot its new number only once all parts of it are typed', () => {
    const there = platformThatGets(invaluable);
    there.send(sale([first]));
    const now = sale([{ ...first, number: 12, suffix: 'A', title: 'Another jug' }]);
    const number = () => there.state().lots.get(first.id)?.entry.number;
    type(there, now, headerIs('Lot Title'));
    expect(number()).toBe('1');
    type(there, now, headerIs('Lot Number'));
    expect(number()).toBe('1');
    type(there, now, headerIs('Lot Ext'));
    expect(number()).toBe('12A');
    expect(there.compare(now)).toEqual({ changed: [], added: [], gone: [] });
  });

  it('gives a new lot no number before it is typed, and no pictures', () => {
    const there = platformThatGets(hiBid);
    there.send(sale([first]));
    const now = sale([first, buildPlatformLot({ id: 'fresh', number: 900, title: 'Late' })], photosOf('fresh', 2));
    expect(type(there, now, headerIs('Title'))).toMatchObject({
      lots: [{ id: 'fresh', number: '', cells: { Title: 'Late' }, pictures: [] }],
      entries: [{ id: 'fresh', number: '', pictures: null, pictureCount: 0 }],
      pictures: false,
    });
    expect(type(there, now, headerIs('Lot Number')).entries).toMatchObject([{ number: '900' }]);
  });

  it('empties a cell where nothing stands any more', () => {
    const there = platformThatGets(hiBid);
    there.send(sale([first]));
    const now = sale([{ ...first, consignor: '' }]);
    const { lots } = type(there, now, headerIs('SellerCode'));
    expect(lots[0]?.cells).not.toHaveProperty('SellerCode');
    expect(lots[0]?.cells).toHaveProperty('Title', first.title);
    expect(there.lines(now)).toEqual([]);
  });

  it('takes pictures for known only where the platform has them all', () => {
    const [then, now] = [1, 2].map((count) => sale([first], photosOf(first.id, count))) as [SaleNow, SaleNow];
    const named = platformThatGets(liveAuctioneers);
    named.send(then);
    expect(named.type(now)).toMatchObject({ entries: [{ pictures: null, pictureCount: 2 }], pictures: false });
    expect(named.lines(now)).toEqual([]);
    const sent = platformThatGets(liveAuctioneers);
    sent.send(then, { pictures: true });
    const { entries, pictures } = sent.type(now);
    expect([entries[0]?.pictures, pictures]).toEqual([expect.any(String), true]);
  });

  it('has pictures as soon as one of the lots has', () => {
    const there = platformThatGets(hiBid);
    there.send(sale([first, second], photosOf(first.id, 1)), { pictures: true });
    const now = sale([first, { ...second, title: 'Another jug' }], photosOf(first.id, 2));
    expect(there.type(now)).toMatchObject({ entries: [{ pictureCount: 2 }, { pictures: null }], pictures: true });
  });

  it('says of a lot that was taken out that nothing of it is there', () => {
    const there = platformThatGets(hiBid);
    there.send(sale([first, second], photosOf(first.id, 1)), { pictures: true });
    expect(type(there, sale([]), ({ lotId }) => lotId === first.id)).toEqual({
      lots: [],
      entries: [{ id: first.id, number: '1', cells: '', pictures: null, pictureCount: 0, isGone: true }],
      pictures: false,
    });
    expect(there.lines(sale([])).map(({ lotId }) => lotId)).toEqual([second.id]);
  });
});
