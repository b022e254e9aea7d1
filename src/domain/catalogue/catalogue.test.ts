import fc from 'fast-check';
import { buildCatalogue, CATALOGUE_STATUSES, catalogueDetails, catalogueToCome, compareCatalogues } from './catalogue';
import { chunkId, CHUNK_BYTES, intoChunks, LOTS_IN_CHUNK } from './catalogueChunks';
import { LOT_STATUSES, NEW_LOT, type Lot } from '../lots/lot';
import { LOT_FIELDS, type LotFieldRule } from '../lots/lotFields';
import { type Photo, PHOTO_ROTATIONS, PLAIN_PHOTO } from '../photos/photo';

const lotOf = (fields: Partial<Lot> = {}): Lot => ({
  ...NEW_LOT,
  id: 'lot1',
  number: 1,
  suffix: '',
  order: 'a0',
  title: 'A vase',
  status: 'published',
  ...fields,
});
const photoOf = (fields: Partial<Photo> = {}): Photo => ({
  id: 'one',
  lotId: 'lot1',
  order: 'a0',
  path: 'sales/s/photos/one',
  width: 300,
  height: 200,
  bytes: 1,
  hash: 'ab',
  ...PLAIN_PHOTO,
  ...fields,
});

/** The rules' own list, in firestore.rules under `publishedFields`; a field that came later is public by its line. */
const LATER = Object.entries<LotFieldRule>(LOT_FIELDS).filter(
  ([, rule]) => rule.since > 1 && rule.reads === 'everyone',
);
const ALLOWED = [
  'id number suffix order title description category creator period materials dimensions weight condition provenance quantity lotType estimateLow estimateHigh startPrice buyNow status coverPhotoId photos',
  ...LATER.map(([field]) => field),
].join(' ');

describe('what gets into a catalogue', () => {
  it('is never more than the allowed fields, whatever a lot or a photo bears', () => {
    const secret = fc.dictionary(fc.string(), fc.constant('canary'));
    const canaries = { reserve: 'canary', consignor: 'canary', notes: 'canary', createdBy: 'canary' };
    fc.assert(
      fc.property(secret, secret, fc.constantFrom(...LOT_STATUSES), (ofLot, ofPhoto, status) => {
        const lot = { ...ofLot, ...canaries, ...lotOf({ status }) };
        const photo = { ...ofPhoto, ...photoOf({ hash: 'canary', path: 'canary' }) };
        const built = [...buildCatalogue([lot], [photo]), ...catalogueToCome({ status: 'open' }, [lot], [photo])];
        expect(JSON.stringify(built)).not.toContain('canary');
        for (const each of built) {
          expect(Object.keys(each).sort()).toEqual(ALLOWED.split(' ').sort());
          expect(Object.keys(each.photos[0] ?? {}).sort()).toEqual(['caption', 'height', 'id', 'turn', 'width']);
        }
      }),
    );
  });

  it.each(LOT_STATUSES)('a lot that is %s', (status) => {
    const isIn = (CATALOGUE_STATUSES as readonly string[]).includes(status);
    expect(buildCatalogue([lotOf({ status })], [])).toHaveLength(isIn ? 1 : 0);
  });

  it('has no lot of the trash and none without a number', () => {
    expect(buildCatalogue([lotOf({ deletedAt: 1 }), lotOf({ number: null })], [])).toEqual([]);
  });

  it('stands in the order of the sale, with the cover first and only the photos of the lot', () => {
    const lots = [lotOf({ id: 'b', order: 'a1' }), lotOf({ id: 'a', coverPhotoId: 'two' })];
    const photos = [
      photoOf({ id: 'three', lotId: 'a', order: 'a2' }),
      photoOf({ id: 'two', lotId: 'a', order: 'a1' }),
      photoOf({ id: 'one', lotId: 'a' }),
      photoOf({ id: 'alien', lotId: 'c' }),
    ];
    const [first, second] = buildCatalogue(lots, photos);
    expect([first?.id, second?.id]).toEqual(['a', 'b']);
    expect(first?.photos.map(({ id }) => id)).toEqual(['two', 'one', 'three']);
    expect(second?.photos).toEqual([]);
  });

  it.each(PHOTO_ROTATIONS)('has a photo turned by %s degrees as it is seen', (rotation) => {
    const [lot] = buildCatalogue([lotOf()], [photoOf({ rotation })]);
    const isLying = rotation === 90 || rotation === 270;
    const size = isLying ? { width: 200, height: 300 } : { width: 300, height: 200 };
    expect(lot?.photos).toEqual([{ id: 'one', caption: '', turn: rotation, ...size }]);
  });
});

describe('the catalogue to come', () => {
  const ready = lotOf({
    status: 'ready',
    description: 'Blue.',
    estimateLow: 1,
    estimateHigh: 2,
    coverPhotoId: 'one',
  });

  it('has a lot that is ready as publishing would make it', () => {
    const published = buildCatalogue([{ ...ready, status: 'published' }], [photoOf()]);
    expect(published).toHaveLength(1);
    expect(catalogueToCome({ status: 'numbersLocked' }, [ready], [photoOf()])).toEqual(published);
  });

  it.each<[string, Partial<Lot>]>([
    ['is a draft', { status: 'draft' }],
    ['has no description', { description: ' ' }],
    ['has no photo', { coverPhotoId: null }],
    ['has no number', { number: null }],
    ['lies in the trash', { deletedAt: 1 }],
  ])('has no lot that %s', (_, fields) => {
    expect(catalogueToCome({ status: 'open' }, [{ ...ready, ...fields }], [])).toEqual([]);
  });

  it('takes no lot into a closed sale', () => {
    const sold = lotOf({ id: 'sold', status: 'sold' });
    expect(catalogueToCome({ status: 'closed' }, [ready, sold], [])).toEqual(buildCatalogue([sold], []));
  });
});

describe('chunks', () => {
  it('hold all lots in their order, and none more than the rules and a document take', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(sizes, (lengths) => {
        const lots = buildCatalogue(
          lengths.map((length, place) =>
            lotOf({ id: `lot${place}`, order: String(place).padStart(4, '0'), description: 'é'.repeat(length) }),
          ),
          [],
        );
        const chunks = intoChunks(lots);
        expect(chunks.flat()).toEqual(lots);
        for (const chunk of chunks) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(chunk.length).toBeLessThanOrEqual(LOTS_IN_CHUNK);
          if (chunk.length > 1) expect(Buffer.byteLength(JSON.stringify(chunk))).toBeLessThan(CHUNK_BYTES + 100);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of two versions that follow each other share no id, and all ids please the rules', () => {
    const ids = [7, 8].flatMap((version) => [0, 1, 9_999].map((place) => chunkId(version, place)));
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^(?:0|[1-9]\d{0,4})$/);
  });
});

describe('how a catalogue differs from the published one', () => {
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
  const [a, b, c] = buildCatalogue(
    ['a', 'b', 'c'].map((id) => lotOf({ id })),
    [],
  );

  it('is counted by lots', () => {
    const lots = [a, b, c].filter((lot) => lot !== undefined);
    const [, second] = lots;
    const changed = lots.slice(1).map((lot) => (lot === second ? { ...lot, status: 'withdrawn' as const } : lot));
    expect(compareCatalogues({ details, lots }, { details, lots })).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      details: false,
    });
    expect(
      compareCatalogues({ details, lots: lots.slice(0, 2) }, { details: { ...details, place: 'Hall' }, lots: changed }),
    ).toEqual({ added: 1, changed: 1, removed: 1, details: true });
  });

  it('takes of the sale only what visitors read', () => {
    const sale = { ...details, id: 's', status: 'open', roles: { ada: 'owner' }, createdBy: 'ada' } as const;
    expect(catalogueDetails(sale)).toEqual(details);
  });
});
