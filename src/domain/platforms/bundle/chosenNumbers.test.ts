import { buildPlatformLot } from '../../../testing/platforms/goldenSale';
import { lotsWithNumbers, parseChosenNumbers } from './chosenNumbers';

const lots = [
  buildPlatformLot({ id: '1', number: 1 }),
  buildPlatformLot({ id: '2', number: 2 }),
  buildPlatformLot({ id: '2A', number: 2, suffix: 'A' }),
  buildPlatformLot({ id: '3', number: 3 }),
  buildPlatformLot({ id: 'none', number: null }),
  buildPlatformLot({ id: '12', number: 12 }),
];
const chosen = (text: string): string[] => lotsWithNumbers(lots, parseChosenNumbers(text)).map(({ id }) => id);

test.each([
  ['2', ['2']],
  ['2a', ['2A']],
  ['1-2', ['1', '2', '2A']],
  ['2A–3', ['2A', '3']],
  ['2A \t—  3', ['2A', '3']],
  ['3, 1; 1-1', ['1', '3']],
  ['12\n1', ['1', '12']],
  ['', []],
  ['99', []],
])('%j is %j', (text, ids) => expect(chosen(text)).toEqual(ids));

test.each(['x', '3-1', '1-2-3', '0', '-5', '1-', '1.5'])('%j is no number', (text) => {
  expect(parseChosenNumbers(`1, ${text}`)).toMatchObject({ wrong: [text] });
  expect(chosen(`1, ${text}`)).toEqual(['1']);
});
