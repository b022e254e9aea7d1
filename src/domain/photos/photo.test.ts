import { turned } from './photo';

it('turns by quarters, and four of them are none', () => {
  expect([turned(0, 'right'), turned(90, 'right'), turned(270, 'right')]).toEqual([90, 180, 0]);
  expect([turned(0, 'left'), turned(90, 'left')]).toEqual([270, 0]);
});
