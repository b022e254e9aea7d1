import { rangesOf } from './numberRanges';

it.each([
  ['no numbers', [], []],
  ['one', ['7'], [{ from: 7, to: 7 }]],
  ['those that follow each other', ['1', '2', '3'], [{ from: 1, to: 3 }]],
  [
    'a hole, in any order',
    ['9', '2', '1', '4', '10'],
    [
      { from: 1, to: 2 },
      { from: 4, to: 4 },
      { from: 9, to: 10 },
    ],
  ],
  ['numbers that stand twice', ['5', '5', '6'], [{ from: 5, to: 6 }]],
  ['no letters', ['1', '2A', '3'], [1, 3].map((each) => ({ from: each, to: each }))],
  ['no other names', ['next', '', '12'], [{ from: 12, to: 12 }]],
])('ranges have %s', (_, names, ranges) => expect(rangesOf(names)).toEqual(ranges));
