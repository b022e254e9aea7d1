import { decisionProblems } from './decisionNumbers';

const decisions = (...numbers: number[]) => numbers.map((number) => `**${number}. A choice.** Why.`).join('\n\n');

test('numbers that count up have no problem, nor does a decision that a later one supersedes', () => {
  expect(decisionProblems(decisions(1, 2, 3))).toEqual([]);
  expect(decisionProblems('**1. ~~A choice.~~** Superseded by 2.\n\n**2. Another.** Why.')).toEqual([]);
});

test.each([
  ['a number twice', decisions(1, 2, 2, 3), 'The decision behind 2 others has the number 2.'],
  ['a number that is left out', decisions(1, 3), 'The decision behind 1 others has the number 3.'],
  [
    'a later decision that is not there',
    `${decisions(1, 2)} Superseded by 7.`,
    '"superseded by 7" leads to no decision.',
  ],
])('%s is a problem', (_, text, problem) => expect(decisionProblems(text)).toEqual([problem]));
