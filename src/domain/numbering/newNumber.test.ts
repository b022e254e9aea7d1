import { MAX_LOT_NUMBER } from './lotNumber';
import { insertionAfter, newNumber, placeOfLetter, takenNumbers } from './newNumber';

const lot = (number: number | null, suffix = '') => ({ id: `lot${number ?? ''}${suffix}`, number, suffix });

test('the claims are those of lots with a number', () => {
  expect(takenNumbers([lot(1), lot(null), lot(12, 'A')])).toEqual(new Set(['1', '12A']));
  expect(takenNumbers([]).size).toBe(0);
});

describe('a new number', () => {
  it('is the one after the largest while the sale is open, wherever the lot is put', () => {
    expect(newNumber([], null, 'open')).toEqual({ number: 1, suffix: '' });
    expect(newNumber([lot(4), lot(null), lot(9, 'B'), lot(2)], lot(4), 'open')).toEqual({ number: 10, suffix: '' });
    expect(newNumber([lot(null)], null, 'open')).toEqual({ number: 1, suffix: '' });
  });

  it('is none behind the largest that there is', () => {
    expect(newNumber([lot(MAX_LOT_NUMBER - 1)], null, 'open')).toEqual({ number: MAX_LOT_NUMBER, suffix: '' });
    expect(newNumber([lot(MAX_LOT_NUMBER)], null, 'open')).toBeNull();
  });

  it('is that of the lot before with the next free letter once numbers are locked', () => {
    const lots = [lot(1), lot(2), lot(2, 'A'), lot(3)];
    expect(newNumber(lots, lot(2), 'numbersLocked')).toEqual({ number: 2, suffix: 'B' });
    expect(newNumber(lots, lot(3), 'numbersLocked')).toEqual({ number: 3, suffix: 'A' });
    expect(newNumber(lots, lot(null), 'numbersLocked')).toBeNull();
    expect(newNumber(lots, null, 'numbersLocked')).toBeNull();
  });
});

describe('a lot behind another one', () => {
  const sale = [lot(7), lot(12), lot(13), lot(14, 'C')];

  it('has its number with the first free letter, and stands behind it', () => {
    expect(insertionAfter(sale, 'lot12')).toEqual({ place: 2, number: { number: 12, suffix: 'A' } });
    expect(insertionAfter(sale, 'lot7')).toEqual({ place: 1, number: { number: 7, suffix: 'A' } });
    expect(insertionAfter(sale, 'lot14C')).toEqual({ place: 4, number: { number: 14, suffix: 'D' } });
  });

  it('takes the next letter behind those that are taken or held', () => {
    const more = [lot(12), lot(12, 'A'), lot(12, 'C'), lot(13)];
    expect(insertionAfter(more, 'lot12')).toEqual({ place: 2, number: { number: 12, suffix: 'B' } });
    expect(insertionAfter(more, 'lot12A')).toEqual({ place: 2, number: { number: 12, suffix: 'B' } });
    expect(insertionAfter(more, 'lot12', new Set(['12B']))).toEqual({ place: 3, number: { number: 12, suffix: 'D' } });
    // Far away, the lot with the letter is no neighbour.
    expect(insertionAfter([lot(12), lot(13), lot(12, 'A')], 'lot12')).toEqual({
      place: 1,
      number: { number: 12, suffix: 'B' },
    });
  });

  it('stays before the number itself where that stands behind its letter', () => {
    expect(insertionAfter([lot(21, 'A'), lot(21), lot(22)], 'lot21A')).toEqual({
      place: 1,
      number: { number: 21, suffix: 'B' },
    });
  });

  it('goes by the nearest lot before that has a number', () => {
    expect(insertionAfter([lot(12), lot(null), lot(13)], 'lot')).toEqual({
      place: 2,
      number: { number: 12, suffix: 'A' },
    });
    expect(insertionAfter([lot(null), lot(13)], 'lot')).toEqual({ place: 1, number: null });
  });

  it('is none when the letters are used up', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => lot(12, letter));
    expect(insertionAfter([lot(12), ...letters], 'lot12')).toBeNull();
  });

  it('stands at the end when the other one is not there', () => {
    expect(insertionAfter(sale, 'elsewhere')?.place).toBe(4);
    expect(placeOfLetter(sale, 4, { number: 14, suffix: 'D' })).toBe(4);
  });
});
