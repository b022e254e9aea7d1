import * as fc from 'fast-check';
import {
  buildPhoto,
  buildPlatformLot,
  GOLDEN_LOTS,
  GOLDEN_PHOTOS,
  GOLDEN_SALE,
} from '../../../testing/platforms/goldenSale';
import { anySale } from '../../../testing/platforms/anySale';
import { platformThatGets as platform } from '../../../testing/platforms/platformThatGets';
import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import { OURS, stated } from '../facts';
import type { PlatformLot } from '../platformLot';
import type { Profile } from '../profile';
import { hiBid } from '../profiles/hiBid';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { PLATFORMS } from '../profiles/platforms';
import { rowsOf } from '../rows/rows';
import { createCompareSent, type SaleNow } from './compareSent';
import { cellsHash } from './lotHash';
import { chainOf } from './platformState';
import { versionOf } from './sentExport';
import { sentOfBundle } from './sentOfBundle';
import { sentLines } from './sentLines';
import { sentRowWriter, type SentLot } from './sentLot';
import { typedByHand } from './typedByHand';

const NOW: SaleNow = { lots: GOLDEN_LOTS, withdrawn: new Set(), photos: GOLDEN_PHOTOS, sale: GOLDEN_SALE };

const NOTHING = { changed: [], added: [], gone: [] };
const [first, second, third] = GOLDEN_LOTS as readonly [PlatformLot, PlatformLot, PlatformLot];
const withLot = (lot: PlatformLot): SaleNow => ({
  ...NOW,
  lots: NOW.lots.map((each) => (each.id === lot.id ? lot : each)),
});
const idsOf = (lots: readonly { readonly lot: PlatformLot }[]) => lots.map(({ lot }) => lot.id);

it('finds nothing where nothing has changed, on any platform and in any sale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLATFORMS), anySale, fc.boolean(), (profile, any, pictures) => {
      const now = { ...any, withdrawn: new Set<string>() };
      const there = platform(profile);
      there.send(now, { pictures });
      expect(there.compare(now)).toEqual(NOTHING);
      expect(there.lines(now)).toEqual([]);
    }),
    { numRuns: 150, seed: 14 },
  );
});

it('lists each cell that is another one, with what it was and what it is, and nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLATFORMS), anySale, anySale, (profile, one, other) => {
      // The same lots with other words.
      const then = { ...one, withdrawn: new Set<string>() };
      const lots = one.lots.map((lot, place) => ({ ...(other.lots[place] ?? lot), id: lot.id }));
      const now = { ...then, lots };
      const there = platform(profile);
      there.send(then);
      const listed = there.lines(now).filter((line) => line.kind === 'cell');
      const pictureHeaders = new Set(
        profile.columns.filter(({ from }) => from.kind === 'picture').map(({ header }) => header),
      );
      const [before, after] = [then, now].map((each) => rowsOf(each.lots, each.photos, each.sale, profile));
      const expected = lots.flatMap(({ id }, row) =>
        (after?.header ?? []).flatMap((header, column) => {
          const [was = '', is = ''] = [before?.cells[row]?.[column], after?.cells[row]?.[column]];
          return was === is || pictureHeaders.has(header) ? [] : [[id, header, was, is]];
        }),
      );
      const found = listed.map(({ lotId, header, before: was, after: is }) => [lotId, header, was, is]);
      expect(found).toEqual(expected);
    }),
    { numRuns: 150, seed: 14 },
  );
});

it.each(Object.keys(LOT_FIELDS) as LotFieldName[])(
  'counts a change of %s where the platform gets it, and only there',
  (field) => {
    const { kind } = { ...LOT_FIELDS[field] };
    const value = { money: 77_700, count: 9, choice: 'choice', photo: 'another', text: 'Other', longText: 'Other' }[
      kind
    ];
    const few = { ...NOW, lots: [first, second] };
    for (const profile of PLATFORMS) {
      const there = platform(profile);
      there.send(few);
      const changed = { ...first, [field]: value };
      const rows = [first, changed].map((lot) => rowsOf([lot], GOLDEN_PHOTOS, GOLDEN_SALE, profile).cells);
      const isOther = JSON.stringify(rows[0]) !== JSON.stringify(rows[1]);
      expect([profile.id, idsOf(there.compare({ ...few, lots: [changed, second] }).changed)]).toEqual([
        profile.id,
        isOther ? [first.id] : [],
      ]);
    }
  },
);

it('does not count notes where the platform has no column for them', () => {
  const there = platform(liveAuctioneers);
  there.send(NOW);
  expect(there.compare(withLot({ ...first, notes: 'Ask the widow.' }))).toEqual(NOTHING);
});

it('says what is new, withdrawn and thrown away', () => {
  const there = platform(hiBid);
  there.send(NOW);
  const fresh = buildPlatformLot({ id: 'fresh', number: 900, status: 'draft' });
  const lots = [fresh, ...NOW.lots.filter((lot) => lot !== first && lot !== second)];
  const { changed, added, gone } = there.compare({ ...NOW, lots, withdrawn: new Set([first.id]) });
  expect([changed, idsOf(added)]).toEqual([[], ['fresh']]);
  expect(gone.map(({ has, isWithdrawn }) => [has.entry.id, isWithdrawn])).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
});

it('takes a draft for new only where drafts are sent', () => {
  const there = platform(hiBid);
  const ready = { ...NOW, lots: NOW.lots.map((lot) => ({ ...lot, status: 'ready' as const })) };
  there.send(ready, { scope: 'ready' });
  const back = {
    ...ready,
    lots: [buildPlatformLot({ id: 'fresh' }), { ...first, status: 'draft' as const }, ...ready.lots.slice(1)],
  };
  expect(there.compare(back)).toEqual(NOTHING);
  // One that went out before it was a draft again is still there.
  const lots = back.lots.map((lot) => (lot.id === first.id ? { ...lot, title: 'Another jug' } : lot));
  expect(idsOf(there.compare({ ...back, lots }).changed)).toEqual([first.id]);
});

it('reads the exports to a platform by their time, and those of one moment by their ids', () => {
  const there = platform(hiBid);
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    there.send({ ...NOW, lots: [{ ...first, title }] }, { scope: 'changed', id: title, at: title === 'One' ? 1 : 2 });
  }
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ];
  for (const order of orders) {
    const exports = order.flatMap((place) => there.exports[place] ?? []);
    expect(chainOf(exports, hiBid.id).map(({ id }) => id)).toEqual(['One', 'Four', 'Three', 'Two']);
  }
});

it('names a lot by the number that the platform has, and lists the new one', () => {
  const there = platform(liveAuctioneers);
  there.send(NOW);
  const moved = withLot({ ...first, number: 950 });
  expect(there.compare(moved).changed).toMatchObject([{ isRenumbered: true }]);
  expect(there.lines(moved)).toMatchObject([{ number: '1', header: 'LotNum', before: '1', after: '950' }]);
});

it('counts photos that look different only where pictures went out, and their number where the file names them', () => {
  const photos = new Map([[first.id, [buildPhoto({ id: 'p1', lotId: first.id })]]]);
  const then = { ...NOW, photos };
  const turned = { ...NOW, photos: new Map([[first.id, [buildPhoto({ id: 'p1', lotId: first.id, rotation: 90 })]]]) };
  const more = [buildPhoto({ id: 'p1', lotId: first.id }), buildPhoto({ id: 'p2', lotId: first.id })];
  const two = { ...NOW, photos: new Map([[first.id, more]]) };
  const named = platform(liveAuctioneers);
  named.send(then);
  expect(named.compare(turned)).toEqual(NOTHING);
  expect(named.lines(two)).toMatchObject([{ kind: 'pictures', before: 1, after: 2 }]);
  const unnamed = platform(hiBid);
  unnamed.send(then);
  expect(unnamed.compare(two)).toEqual(NOTHING);
  unnamed.send(then, { pictures: true });
  expect(unnamed.lines(turned)).toMatchObject([{ kind: 'pictures', before: 1, after: 1 }]);
  // A later file without pictures leaves those that are there.
  unnamed.send(turned);
  expect(unnamed.lines(turned)).toMatchObject([{ kind: 'pictures' }]);
  unnamed.send(turned, { pictures: true, scope: 'changed' });
  expect(unnamed.lines(turned)).toEqual([]);
});

it('adds a part to what was sent before, and lets a whole file take its place', () => {
  const there = platform(hiBid);
  there.send(NOW);
  const other = withLot({ ...first, title: 'Another jug' });
  there.send({ ...other, lots: [other.lots[0] as PlatformLot] }, { scope: 'changed' });
  expect(there.compare(other)).toEqual(NOTHING);
  expect(there.lines(NOW)).toMatchObject([{ header: 'Title', before: 'Another jug', after: first.title }]);
  const fewer = { ...other, lots: other.lots.slice(1) };
  expect(there.compare(fewer).gone).toHaveLength(1);
  there.send(fewer);
  expect(there.compare(fewer)).toEqual(NOTHING);
  expect(chainOf(there.exports, hiBid.id)).toHaveLength(1);
  expect(chainOf(there.exports, liveAuctioneers.id)).toEqual([]);
});

it('compares each lot in the words in which it was sent', () => {
  const there = platform(hiBid);
  there.send(NOW, {}, { provenance: 'Provenienz', condition: 'Zustand' });
  expect(there.compare(NOW)).toEqual(NOTHING);
});

it('compares lots that were sent in different languages with what each was sent in', () => {
  const there = platform(hiBid);
  const lots = [first, second].map((lot) => ({ ...lot, provenance: 'A private house' }));
  const now = { ...NOW, lots };
  there.send(now, {}, { provenance: 'Provenienz', condition: 'Zustand' });
  there.send({ ...now, lots: lots.slice(1) }, { scope: 'changed' });
  const texts = lots.map((lot) => there.state().lots.get(lot.id)?.fieldNames['provenance']);
  expect(texts).toEqual(['Provenienz', 'Provenance']);
  const compare = createCompareSent(hiBid);
  for (const each of [now, now, { ...now, lots: lots.toReversed() }]) {
    expect(compare(there.state(), each)).toEqual(NOTHING);
  }
});

it('takes what was typed for sent, line by line', () => {
  const there = platform(liveAuctioneers);
  there.send(NOW, { pictures: true });
  const lots = [
    { ...first, title: 'Another jug', number: 950 },
    buildPlatformLot({ id: 'fresh', number: 951, title: 'A late lot' }),
    ...NOW.lots.slice(2),
  ];
  const photos = new Map([...NOW.photos, ['fresh', [buildPhoto({ id: 'late', lotId: 'fresh' })]]] as const);
  const now = { ...NOW, lots, photos };
  const all = there.lines(now);
  expect(new Set(all.map(({ lotId }) => lotId))).toEqual(new Set([first.id, 'fresh', second.id]));
  const [one] = all;
  there.type(now, (key) => key === one?.key);
  expect(there.lines(now).map(({ kind, lotId }) => [kind, lotId])).toEqual(
    all.slice(1).map(({ kind, lotId }) => [kind, lotId]),
  );
  there.type(now);
  expect(there.lines(now)).toEqual([]);
  expect(there.compare(now)).toEqual(NOTHING);
});

it('remembers of a lot the pictures that the platform has while only its cells are typed', () => {
  const photosOf = (...ids: readonly string[]) =>
    new Map([[first.id, ids.map((id) => buildPhoto({ id, lotId: first.id }))]]);
  const there = platform(liveAuctioneers);
  there.send({ ...NOW, photos: photosOf('p1') }, { pictures: true });
  const write = sentRowWriter(liveAuctioneers, GOLDEN_SALE);
  const before = write(first, photosOf('p1').get(first.id) ?? []).sentLot();
  const now = { ...withLot({ ...first, title: 'Another jug' }), photos: photosOf('p1', 'p2') };
  const after = write({ ...first, title: 'Another jug' }, now.photos.get(first.id) ?? []).sentLot();
  const typed = (kind: 'cell' | 'pictures', sent: ReadonlyMap<string, SentLot>) => {
    const comparison = there.compare(now);
    const keys = sentLines(comparison, sent, liveAuctioneers).flatMap((line) => (line.kind === kind ? [line.key] : []));
    return typedByHand(comparison, sent, liveAuctioneers, new Set(keys));
  };
  const sent = new Map([[first.id, before]]);
  expect(after.pictures).toHaveLength(2);
  expect(typed('cell', sent)).toMatchObject({
    lots: [{ id: first.id, cells: after.cells, pictures: before.pictures }],
    entries: [{ pictures: null, pictureCount: 1 }],
    pictures: false,
  });
  expect(typed('pictures', sent)).toMatchObject({
    lots: [{ id: first.id, cells: before.cells, pictures: after.pictures }],
    entries: [{ pictureCount: 2 }],
    pictures: true,
  });
  expect(typed('cell', new Map()).lots).toMatchObject([{ pictures: [] }]);
});

it('has another version once a limit or a column is another one, and none for another source', () => {
  const [column, ...rest] = liveAuctioneers.columns;
  if (column === undefined) throw new Error('No column.');
  const sourced = {
    ...liveAuctioneers,
    columns: [{ ...column, fact: { ...column.fact, note: 'Read again.' } }, ...rest],
  };
  expect(versionOf(sourced)).toBe(versionOf(liveAuctioneers));
  expect(versionOf({ ...liveAuctioneers, pictures: { ...liveAuctioneers.pictures, most: stated(19, OURS) } })).not.toBe(
    versionOf(liveAuctioneers),
  );
  expect(versionOf({ ...liveAuctioneers, columns: rest })).not.toBe(versionOf(liveAuctioneers));
  expect(versionOf(hiBid)).not.toBe(versionOf(liveAuctioneers));
});

it.each(PLATFORMS.map((profile) => [profile.name, profile] as const))(
  'has for %s the same version after all its pages were read again',
  (_, profile) => {
    let facts = 0;
    const again = JSON.parse(JSON.stringify(profile), (_name, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('readOn' in value)) return value;
      facts += 1;
      return { ...value, readOn: '2030-01-01', source: 'https://example.com/moved', note: 'Moved.', verified: true };
    }) as Profile;
    expect(facts).toBeGreaterThan(10);
    // The order of the columns counts, and what they are: nothing else was changed by the copy.
    expect(versionOf(again)).toBe(versionOf(JSON.parse(JSON.stringify(profile)) as Profile));
    expect(versionOf(again)).toBe(versionOf(profile));
  },
);

it('keeps two columns of one name apart', () => {
  const twice: Profile = {
    ...hiBid,
    columns: [...hiBid.columns, { header: 'Title', from: { kind: 'field', field: 'notes' }, fact: OURS }],
  };
  const write = sentRowWriter(twice, GOLDEN_SALE);
  expect(write({ ...third, title: 'Jug', notes: 'Old' }, []).sentLot().cells).toMatchObject({
    Title: 'Jug',
    'Title (2)': 'Old',
  });
});

it('remembers of a bundle what is in its file, which is what it would get now', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLATFORMS), anySale, fc.boolean(), (profile, { lots, photos, sale }, withPhotos) => {
      const bundle = {
        saleId: sale.id,
        platformId: profile.id,
        which: 'all' as const,
        fileName: 'lots.csv',
        withPhotos,
      };
      const rows = rowsOf(lots, photos, sale, profile);
      const made = sentOfBundle({ ...bundle, lots, photos, rows, fieldNames: sale.fieldNames }, profile, 'one');
      const write = sentRowWriter(profile, sale);
      const now = lots.map((lot) => write(lot, photos.get(lot.id) ?? []));
      expect(made.lots).toEqual(now.map((row) => row.sentLot()));
      expect(made.entries.map(({ cells }) => cells)).toEqual(now.map(({ cellsHash: hash }) => hash));
      expect(made.lots.map(({ cells }) => cellsHash(cells))).toEqual(now.map(({ cellsHash: hash }) => hash));
    }),
    { numRuns: 60, seed: 14 },
  );
});

it('compares again and again as it would for the first time', () => {
  const there = platform(hiBid);
  there.send(NOW);
  const compare = createCompareSent(hiBid);
  const photos = new Map([[first.id, [buildPhoto({ id: 'p1', lotId: first.id })]]]);
  const sale = { ...GOLDEN_SALE, currency: 'JPY' };
  const others = [NOW, withLot({ ...first, title: 'Another jug' }), NOW, { ...NOW, photos }, { ...NOW, sale }, NOW];
  for (const now of others) expect(compare(there.state(), now)).toEqual(there.compare(now));
  expect(there.compare({ ...NOW, sale }).changed.length).toBeGreaterThan(10);
});
