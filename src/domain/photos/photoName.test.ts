import fc from 'fast-check';
import { compareLotNumbers, formatLotNumber, type LotNumber } from '../numbering/lotNumber';
import { compareFileNames, groupPhotos, parsePhotoName, type PhotoFile } from './photoName';

/** `12A-3` of a name, `12A` without a place, null without a number. */
function read(name: string): string | null {
  const { lotNumber, sequence } = parsePhotoName(name);
  if (lotNumber === null) {
    expect(sequence).toBeNull();
    return null;
  }
  return formatLotNumber(lotNumber) + (sequence === null ? '' : `-${sequence}`);
}

describe('parsePhotoName', () => {
  it.each([
    ['12-1.jpg', '12-1'],
    ['12_1.jpg', '12-1'],
    ['12.1.jpg', '12-1'],
    ['12 1.jpg', '12-1'],
    ['12 (2).jpg', '12-2'],
    ['12(2).jpg', '12-2'],
    ['12 - 3.jpg', '12-3'],
    ['12A_1.jpg', '12A-1'],
    ['12a-1.JPG', '12A-1'],
    ['1a.1.jpeg', '1A-1'],
    ['12A (2).webp', '12A-2'],
    ['12.jpg', '12'],
    ['12A.HEIC', '12A'],
    ['0012-1.jpg', '12-1'],
    ['0012-001.jpg', '12-1'],
    ['99999-999.jpg', '99999-999'],
    ['12-0.jpg', '12-0'],
    ['Lot 12-1.jpg', '12-1'],
    ['Los 12-1.jpg', '12-1'],
    ['los_12a.jpg', '12A'],
    ['lot_12A.jpg', '12A'],
    ['Sale 5/12-1.jpg', '12-1'],
    ['7-1/IMG_2041.jpg', null],
    ['C:\\sale\\12-1.jpg', '12-1'],
    ['12-1', '12-1'],
    ['12-1.jpg.jpg', '12-1'],
    ['12.jpg.jpeg', '12'],
    ['2026-01.jpg', '2026-1'],
    ['(12)-1.jpg', null],
    ['12 - 3 - .jpg', null],
  ])('%s is %s', (name, expected) => {
    expect(read(name)).toBe(expected);
  });

  it.each([
    ['12-1-edited.jpg', '12-1'],
    ['12-1 copy.jpg', '12-1'],
    ['12-1 copy 2.jpg', '12-1'],
    ['12-1 - Copy (2).jpg', '12-1'],
    ['12-1 (1).jpg', '12-1'],
    ['12-1~2.jpg', '12-1'],
    ['12 copy.jpg', '12'],
    ['12 - Kopie.jpg', '12'],
    ['12-1 blue vase.jpg', '12-1'],
    ['12-1-front.jpg', '12-1'],
    ['12A_2_größe.jpg', '12A-2'],
  ])('%s, a copy or with a remark, is %s', (name, expected) => {
    expect(read(name)).toBe(expected);
  });

  it.each([
    ['12-03 blue vase.jpg', '12-3'],
    ['12-03-front.jpg', '12-3'],
    ['1899-12 blue vase.jpg', '1899-12'],
    ['1900-01 holiday.jpg', null],
    ['2099-12 holiday.jpg', null],
    ['2100-01 blue vase.jpg', '2100-1'],
    ['2026A-01 blue vase.jpg', '2026A-1'],
    ['2026-00 blue vase.jpg', '2026-0'],
    ['2026-13 blue vase.jpg', '2026-13'],
    ['2026-1 blue vase.jpg', '2026-1'],
    ['2026-010 blue vase.jpg', '2026-10'],
  ])('%s, which only years and months make a date, is %s', (name, expected) => {
    expect(read(name)).toBe(expected);
  });

  it.each([
    'IMG_1234.jpg',
    'IMG_2041.HEIC',
    'IMG-20260115-WA0001.jpg',
    'DSC01234.JPG',
    'DSC_0012.JPG',
    'P1010001.JPG',
    '20260115_101112.jpg',
    '2026-01-15 10.11.12.jpg',
    '2026-01-15.jpg',
    '15.01.2026.jpg',
    '15-01-26.jpg',
    '2026-01 holiday.jpg',
    'PXL_20260115_101112345.jpg',
    'Screenshot 2026-01-15.png',
    '1000012345.jpg',
    '123456.jpg',
    '000012.jpg',
    '123456-1.jpg',
    '100-0001.jpg',
    'tempImageAbc.png',
    'image 12.jpg',
    '19th century clock.jpg',
    '2 chairs.jpg',
    '12-1-2.jpg',
    '12-1b.jpg',
    '12AB-1.jpg',
    '1.5x.jpg',
    '5x7.jpg',
    '10-15 Uhr 30.jpg',
    '0-1.jpg',
    '00.jpg',
    '-12.jpg',
    '12-.jpg',
    '.jpg',
    '',
    'lot.jpg',
    '１２-1.jpg',
  ])('%s is no lot', (name) => {
    expect(read(name)).toBeNull();
  });

  const lot: fc.Arbitrary<LotNumber> = fc.record({
    number: fc.integer({ min: 1, max: 99_999 }),
    suffix: fc.constantFrom('', 'A', 'b', 'Z'),
  });

  it('reads every lot, place and way of writing', () => {
    const way = fc.constantFrom<[string, string]>(['-', ''], ['_', ''], ['.', ''], [' ', ''], ['(', ')'], [' (', ')']);
    const extension = fc.constantFrom('.jpg', '.JPEG', '.heic', '.png', '');
    fc.assert(
      fc.property(lot, fc.integer({ min: 0, max: 999 }), way, extension, (tag, place, [open, close], end) => {
        const name = `${tag.number}${tag.suffix}${open}${place}${close}${end}`;
        expect(read(name)).toBe(`${tag.number}${tag.suffix.toUpperCase()}-${place}`);
        expect(read(`Some folder/${name}`)).toBe(read(name));
      }),
    );
  });

  it('takes no number from six digits or more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,20}$/), fc.string({ maxLength: 10 }), (digits, rest) => {
        expect(read(`${digits}${rest.replaceAll(/[/\\]/g, '')}`)).toBeNull();
      }),
    );
  });

  it('answers for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => void read(name)));
  });
});

describe('compareFileNames', () => {
  it.each([
    ['IMG_9.jpg', 'IMG_10.jpg'],
    ['12-01.jpg', '12-1.jpg'],
    ['Gro\u0308\u00dfe.jpg', 'Gr\u00f6\u00dfe.jpg'],
    ['a.jpg', 'b.jpg'],
    ['', 'a'],
  ])('puts %s before %s, whichever is asked for first', (one, other) => {
    expect(compareFileNames(one, other)).toBeLessThan(0);
    expect(compareFileNames(other, one)).toBeGreaterThan(0);
  });

  it('puts any names into one order, and takes only the same name for the same', () => {
    const name = fc.string({
      unit: fc.constantFrom('0', '1', '2', 'a', 'A', 'é', 'e', '\u0301', '-', '.'),
      maxLength: 5,
    });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const order = Math.sign(compareFileNames(one, other));
        expect(Math.sign(compareFileNames(other, one))).toBe(0 - order);
        expect(order === 0).toBe(one === other);
      }),
    );
  });
});

const file = (name: string, lastModified = 0): PhotoFile => ({ name, lastModified });

describe('groupPhotos', () => {
  it('makes lots in the order of the sale, photos in the order of their places, then the unnumbered by name', () => {
    const files = ['IMG_10.jpg', '12-10.jpg', '13.jpg', '12-2.jpg', 'IMG_9.jpg', '12A_1.jpg', '12.jpg', '9 (1).jpg'];
    const groups = groupPhotos(files.map((name) => file(name)));
    expect(
      groups.map((group) => [group.lotNumber && formatLotNumber(group.lotNumber), ...group.photos.map((p) => p.name)]),
    ).toEqual([
      ['9', '9 (1).jpg'],
      ['12', '12.jpg', '12-2.jpg', '12-10.jpg'],
      ['12A', '12A_1.jpg'],
      ['13', '13.jpg'],
      [null, 'IMG_9.jpg'],
      [null, 'IMG_10.jpg'],
    ]);
  });

  it('orders the same place by name, the same name by time', () => {
    const files = [file('12-1 copy.jpg', 1), file('b/12-1.jpg', 9), file('b/12-1.jpg', 3), file('12_1.jpg', 5)];
    const order = groupPhotos(files)[0]?.photos.map((photo) => `${photo.name}@${photo.lastModified}`);
    expect(order).toEqual(['12_1.jpg@5', '12-1 copy.jpg@1', 'b/12-1.jpg@3', 'b/12-1.jpg@9']);
  });

  it('gives back the very objects it got', () => {
    const photo = { name: '12.jpg', lastModified: 0, id: 'x' };
    expect(groupPhotos([photo])[0]?.photos[0]).toBe(photo);
  });

  const anyFile = fc.record({
    name: fc.oneof(
      fc.stringMatching(/^[1-3]?\d[AB]?[-_ ][0-3]\.jpg$/),
      fc.stringMatching(/^IMG_\d{1,4}\.jpg$/),
      fc.string(),
    ),
    lastModified: fc.nat(5),
  });

  it('keeps every file once, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(anyFile), fc.integer(), (files, seed) => {
        const groups = groupPhotos(files);
        const kept = groups.flatMap((group) => group.photos);
        expect(kept).toHaveLength(files.length);
        expect(new Set(kept)).toEqual(new Set(files));
        const turn = files.length === 0 ? 0 : Math.abs(seed) % files.length;
        expect(groupPhotos([...files.slice(turn), ...files.slice(0, turn)])).toEqual(groups);
      }),
    );
  });

  it('gives each number once, ascending, and unnumbered files one group each', () => {
    fc.assert(
      fc.property(fc.array(anyFile), (files) => {
        const groups = groupPhotos(files);
        const numbers = groups.flatMap((group) => group.lotNumber ?? []);
        expect(groups.slice(numbers.length).every((group) => group.lotNumber === null)).toBe(true);
        expect(groups.slice(numbers.length).every((group) => group.photos.length === 1)).toBe(true);
        numbers.slice(1).forEach((number, i) => {
          const before = numbers[i];
          expect(before && compareLotNumbers(before, number)).toBeLessThan(0);
        });
      }),
    );
  });
});
