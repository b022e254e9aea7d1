import { MAX_LOT_NUMBER } from './lotNumber';
import { newNumber, takenNumbers } from './newNumber';

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
