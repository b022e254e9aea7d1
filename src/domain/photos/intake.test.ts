import { placeFor, planIntake, planPhotosForLot, type IntakePlan } from './intake';

let counter = 0;
const newId = (): string => `lot${String((counter += 1))}`;
const file = (name: string) => ({ id: `f:${name}`, name, lastModified: 0 });

beforeEach(() => {
  counter = 0;
});

const STOCK = { block: [], others: new Set<string>(), status: 'open', isAlone: false } as const;

const plan = (
  names: string[],
  lots: { id: string; number: number | null; suffix: string; order: string }[] = [],
): IntakePlan => planIntake({ files: names.map(file), stock: { ...STOCK, lots }, lastPhotoOrder: () => null, newId });

const tagOf = (lot: { number: number | null; suffix: string }): string => `${String(lot.number)}${lot.suffix}`;

describe('planIntake', () => {
  it('makes one lot per number, its photos in the order of their names', () => {
    const { lots, photos } = plan(['12-2.jpg', '12-1.jpg', '12A_1.jpg', '13 (2).jpg', '13 (1).jpg']);
    expect(lots.map(tagOf)).toEqual(['12', '12A', '13']);
    expect(photos.map((photo) => `${photo.lotId} ${photo.fileName}`)).toEqual([
      'lot1 12-1.jpg',
      'lot1 12-2.jpg',
      'lot2 12A_1.jpg',
      'lot3 13 (1).jpg',
      'lot3 13 (2).jpg',
    ]);
    const orders = photos.slice(0, 2).map((photo) => photo.order);
    expect([...orders].sort()).toEqual(orders);
  });

  it('numbers photos without a number after the largest one, also of this choice', () => {
    const { lots } = plan(
      ['IMG_2041.jpg', 'IMG_2042.jpg', '40-1.jpg'],
      [{ id: 'x', number: 7, suffix: '', order: 'a0' }],
    );
    expect(lots.map(tagOf)).toEqual(['40', '41', '42']);
  });

  it('adds to a lot that is there and puts a new one in its place by number', () => {
    const lots = [
      { id: 'l12', number: 12, suffix: '', order: 'a0' },
      { id: 'l14', number: 14, suffix: '', order: 'a1' },
    ];
    const result = plan(['12-3.jpg', '13-1.jpg', '2-1.jpg'], lots);
    expect(result.photos.find((photo) => photo.fileName === '12-3.jpg')?.lotId).toBe('l12');
    const thirteen = result.lots.find((lot) => lot.number === 13);
    expect(thirteen !== undefined && thirteen.order > 'a0' && thirteen.order < 'a1').toBe(true);
    const two = result.lots.find((lot) => lot.number === 2);
    expect(two !== undefined && two.order < 'a0').toBe(true);
  });

  it('continues after the last photo of a lot', () => {
    const result = planIntake({
      files: [file('12-9.jpg')],
      stock: { ...STOCK, lots: [{ id: 'l12', number: 12, suffix: '', order: 'a0' }] },
      lastPhotoOrder: (id) => (id === 'l12' ? 'a5' : null),
      newId,
    });
    expect(result.photos[0]?.order).toBe('a6');
  });

  it('takes numbers that were taken along, with their lots, and names those that it took', () => {
    const block = ['8', '9'].map((number) => ({ number, lotId: `ahead${number}` }));
    const stock = { ...STOCK, lots: [{ id: 'x', number: 7, suffix: '', order: 'a0' }], block };
    const result = planIntake({
      files: ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'].map(file),
      stock,
      lastPhotoOrder: () => null,
      newId,
    });
    expect(result.lots.map(({ id, number, wanted }) => [id, number, wanted])).toEqual([
      ['ahead8', 8, undefined],
      ['ahead9', 9, undefined],
      ['lot1', 10, 'next'],
    ]);
    expect(result.lots.map((lot) => 'wanted' in lot)).toEqual([false, false, true]);
    expect(result.ahead).toEqual(block);
    expect(plan(['12-1.jpg']).ahead).toEqual([]);
  });

  it('notes which number a lot asks for where the server does not answer', () => {
    const stock = { ...STOCK, isAlone: true, lots: [] };
    const result = planIntake({
      files: [file('12A.jpg'), file('IMG_1.jpg')],
      stock,
      lastPhotoOrder: () => null,
      newId,
    });
    expect(result.lots.map(({ number, wanted }) => [number, wanted])).toEqual([
      [null, { number: 12, suffix: 'A' }],
      [null, 'next'],
    ]);
  });

  it('makes a lot without a number when the numbers are used up', () => {
    const { lots } = plan(['IMG_1.jpg'], [{ id: 'x', number: 99999, suffix: '', order: 'a0' }]);
    expect(lots.map((lot) => lot.number)).toEqual([null]);
  });
});

describe('the place of a new lot', () => {
  const lots = ['12', '', '14'].map((number, place) => ({
    id: `l${String(place)}`,
    number: number === '' ? null : Number(number),
    suffix: '',
    order: `a${String(place)}`,
  }));
  it.each([
    [11, 0],
    [12, 1],
    [13, 1],
    [14, 3],
    [15, 3],
    [null, 3],
  ])('of number %j has %i lots before it', (number, place) => {
    expect(placeFor(lots, number === null ? null : { number, suffix: '' })).toBe(place);
  });

  it('is at the end where no lot has a number', () => {
    expect(placeFor(lots.slice(1, 2), { number: 1, suffix: '' })).toBe(1);
  });
});

describe('planPhotosForLot', () => {
  it('gives all photos to the lot, whatever their names say', () => {
    const result = planPhotosForLot([file('13-1.jpg'), file('12-1.jpg')], 'l7', 'a3');
    expect([result.lots, result.ahead]).toEqual([[], []]);
    expect(result.photos.map((photo) => [photo.lotId, photo.fileName, photo.order])).toEqual([
      ['l7', '12-1.jpg', 'a4'],
      ['l7', '13-1.jpg', 'a5'],
    ]);
  });
});
