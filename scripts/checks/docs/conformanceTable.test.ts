import { conformanceProblems, idsOf, specificationIds } from './conformanceTable';

const whole = specificationIds.map((id) => `| ${id} | the app | \`src/a/b.ts\` | \`src/a/b.test.ts\` | open \`/\` |`);
const exists = (file: string) => file.startsWith('src/a/');

test('93 rows, without CA19', () => {
  expect(specificationIds).toHaveLength(93);
  expect(specificationIds).not.toContain('CA19');
});

test.each([
  ['US1–US11', 11],
  ['US1-3', 3],
  ['`RO1`', 1],
  ['id', 0],
])('the cell %s names %i rows', (cell, count) => expect(idsOf(cell)).toHaveLength(count));

test('a whole table has no problem', () => expect(conformanceProblems(whole.join('\n'), exists)).toEqual([]));

test.each([
  ['a missing row', whole.slice(1), 'SH1: has no line.'],
  ['a row twice', [...whole, whole[0] ?? ''], 'SH1: has 2 lines.'],
  ['a row that does not exist', [...whole, '| CA19 | not yet | | open `/` |'], 'CA19: is no row of the specification.'],
  [
    'a file that does not exist',
    ['| SH1 | the app | `src/no/b.test.ts` | open `/` |', ...whole.slice(1)],
    'SH1: src/no/b.test.ts does not exist.',
  ],
  [
    'a file outside of the table that does not exist',
    [...whole, 'As `src/no/rules.md` says, and `src/a/rules.md`.'],
    'Line 94: src/no/rules.md does not exist.',
  ],
  [
    'a script that does not exist',
    ['| SH1 | the app | `src/a/b.test.ts`, `src/no/script.js` | open `/` |', ...whole.slice(1)],
    'SH1: src/no/script.js does not exist.',
  ],
  [
    'no test',
    ['| SH1 | the app | `src/a/b.ts` | open `/` |', ...whole.slice(1)],
    'SH1: names no test and does not say "not yet".',
  ],
  [
    'a row without the last column',
    ['| SH1 | the app | `src/a/b.test.ts` |', ...whole.slice(1)],
    'SH1: does not say how to see it yourself.',
  ],
  [
    'a row with nothing in the last column',
    ['| SH1 | the app | `src/a/b.test.ts` |  |', ...whole.slice(1)],
    'SH1: does not say how to see it yourself.',
  ],
  [
    'a table without the last column',
    ['| id | Who and where | Proved by |', ...whole],
    'A table has no column "How to see it yourself" in its place.',
  ],
])('%s is said', (_, lines, problem) => expect(conformanceProblems(lines.join('\n'), exists)).toEqual([problem]));

test('an address of the app is no file', () =>
  expect(conformanceProblems([...whole, 'A GET of `/_insights/script.js`'].join('\n'), exists)).toEqual([]));

test('"not yet" needs no test', () =>
  expect(conformanceProblems(['| SH1 | not yet | | open `/` |', ...whole.slice(1)].join('\n'), exists)).toEqual([]));
