import type { Photo } from '../../photos/photo';
import { acts, check, lot, plan, saleOf } from './planForTests';
import { marksOfPhotos, planPictures, unknownPictures } from './planPictures';

const OVERWRITE = { collision: 'overwrite' } as const;
/** Rows of the lots 1 (another title), 2 (the same title), 3 (in the trash) and 4 (new). */
const ROWS = check('1|Clock', '2|Vase', '4|Chair');
const SALE = saleOf([
  lot('a', '1', { title: 'Old', photoMarks: ['p1', 'same', 'chosen'] }),
  lot('b', '2', { title: 'Vase', photoMarks: ['p2', 'there'] }),
]);
const PATHS: Readonly<Record<number, readonly string[]>> = { 1: ['1-1', '1-2', '1-3'], 2: ['2-1'], 3: ['4-1'] };
const HASHES = new Map([
  ['1-1', 'same'],
  ['1-2', 'other'],
  ['1-3', 'chosen'],
]);
const of = (row: { readonly row: number }): readonly string[] => PATHS[row.row] ?? [];
const pictured = (choice = {}, hashes: ReadonlyMap<string, string> = HASHES, comeToLots = true) =>
  planPictures(plan(ROWS, SALE, { ...OVERWRITE, ...choice }), { of, hashes, comeToLots });

it('brings to a lot the pictures that it does not have, known by their content', () => {
  const [first] = pictured().rows;
  expect(first?.pictures).toEqual({ come: ['1-2'], there: 2 });
});

it('makes a row that says nothing new change its lot when a picture comes', () => {
  const made = pictured();
  expect(acts(made)).toEqual(['update a title', 'update b ', 'create 4']);
  expect(made.counts).toMatchObject({ update: 2, unchanged: 0, create: 1 });
  expect(made.rows[2]?.pictures).toEqual({ come: ['4-1'], there: 0 });
  const known = pictured({}, new Map([...HASHES, ['2-1', 'there']]));
  expect(acts(known)[1]).toBe('unchanged b');
  expect(known.rows[1]?.pictures).toEqual({ come: [], there: 1 });
});

it('brings none to a row that is left out, nor to lots when they are not wanted', () => {
  expect(pictured({ collision: 'skip' }).rows.map(({ pictures }) => pictures.come)).toEqual([[], [], ['4-1']]);
  const unwanted = pictured({}, HASHES, false);
  expect(acts(unwanted)).toEqual(['update a title', 'unchanged b', 'create 4']);
  expect(unwanted.rows.map(({ pictures }) => pictures.come)).toEqual([[], [], ['4-1']]);
});

it('knows a photo of our own file by its id, and by its content, also where its picture is another file', () => {
  const photo = (id: string, hash: string): Photo =>
    ({ id, hash, source: '', order: id, path: '', lotId: '' }) as unknown as Photo;
  const [row] = ROWS.rows;
  const carried = { status: 'draft', order: null, cover: null } as const;
  const described = { ...carried, photos: [photo('p1', 'x'), photo('p9', 'same'), photo('p8', 'new')] };
  const own = { ...ROWS, rows: row === undefined ? [] : [{ ...row, carried: described }] };
  const { rows } = planPictures(plan(own, SALE, OVERWRITE), { of, hashes: new Map(), comeToLots: true });
  expect(rows[0]?.pictures).toEqual({ come: ['1-3'], there: 2 });
});

it('asks for the content of pictures only where a lot has photos, and only once', () => {
  const made = plan(ROWS, SALE, OVERWRITE);
  expect(unknownPictures(made, of, new Map())).toEqual(['1-1', '1-2', '1-3', '2-1']);
  expect(unknownPictures(made, of, HASHES)).toEqual(['2-1']);
  const bare = saleOf([lot('a', '1', { title: 'Old' })]);
  expect(unknownPictures(plan(ROWS, bare, OVERWRITE), of, new Map())).toEqual([]);
});

it('gives no pictures to a row that only enters a result', () => {
  const made = plan(ROWS, SALE, OVERWRITE);
  const rows = made.rows.map((each) => {
    const { decision } = each;
    return decision.kind === 'update' ? { ...each, decision: { ...decision, onlyResult: true as const } } : each;
  });
  const { rows: planned } = planPictures({ ...made, rows }, { of, hashes: HASHES, comeToLots: true });
  expect(planned.map(({ pictures }) => pictures.come)).toEqual([[], [], ['4-1']]);
});

it('knows photos by their ids, their content and the files that were chosen', () => {
  expect(marksOfPhotos([{ id: 'p', hash: 'h', source: 's' }, { id: 'q' }])).toEqual(['p', 'h', 's', 'q']);
});
