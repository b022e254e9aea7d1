import { de } from '../../../app/languages/de';
import type { ActView, LeftRow } from '../../../domain/imports/desk/views';
import type { PlaceProblem } from '../../../domain/imports/plan/decision';
import { FILE_KINDS } from '../../../domain/imports/read/fileKind';
import { sizeProblem, type TableProblem, type TableWarning } from '../../../domain/imports/read/importTable';
import { readTable } from '../../../domain/imports/read/readTable';
import { textsOf } from '../../../shared/messages/texts';
import { random, someFile, utf8 } from '../../../testing/imports/someFile';
import { importRuleTexts } from './importRuleTexts';
import { importTexts } from './importTexts';
import {
  actSentence,
  failureSentence,
  leftReason,
  placeSentence,
  problemSentence,
  type RuleWords,
  warningSentence,
} from './importSentences';
import type { ImportFailure } from './importSlice';

const english = textsOf(importRuleTexts, {});
const languages: readonly (readonly [string, RuleWords])[] = [
  ['English', english],
  ['German', textsOf(importRuleTexts, de)],
];

type Rule<Problem extends { readonly rule: string }> = { readonly [Name in Problem['rule']]: Problem & { rule: Name } };

/** One of each: a rule of the domain that is missing here does not compile. */
const FAILURES: Rule<Exclude<ImportFailure, { readonly rule: 'notATable' }>> = {
  empty: { rule: 'empty' },
  tooLarge: { rule: 'tooLarge', bytes: 1_000_000_000, most: 32_000_000 },
  tooManyColumns: { rule: 'tooManyColumns', columns: 2_000, most: 500 },
  tooManyRows: { rule: 'tooManyRows', rows: 30_000, most: 20_000 },
  unclosedQuote: { rule: 'unclosedQuote', line: 12 },
  noText: { rule: 'noText', line: 3 },
  encrypted: { rule: 'encrypted' },
  damaged: { rule: 'damaged' },
  unpacksTooLarge: { rule: 'unpacksTooLarge', bytes: 9_000_000_000, most: 500_000_000 },
  emptySheet: { rule: 'emptySheet', sheet: 'Notes' },
  tooManyCells: { rule: 'tooManyCells', cells: 6_000_000, most: 5_000_000 },
  notThere: { rule: 'notThere' },
  gaveUp: { rule: 'gaveUp' },
  notResumed: { rule: 'notResumed' },
};
const WARNINGS: Rule<TableWarning> = {
  damagedCharacters: { rule: 'damagedCharacters', count: 2 },
  looseQuote: { rule: 'looseQuote', line: 4, count: 1 },
  oneColumn: { rule: 'oneColumn', better: null },
  formulas: { rule: 'formulas', count: 2 },
  formulasWithoutResult: { rule: 'formulasWithoutResult', count: 1, line: 4 },
  mergedCells: { rule: 'mergedCells', count: 2, line: 4 },
  hiddenRows: { rule: 'hiddenRows', count: 2 },
  hiddenColumns: { rule: 'hiddenColumns', count: 1 },
  macros: { rule: 'macros' },
  sheetsBefore: { rule: 'sheetsBefore', count: 1, sheet: 'Cover' },
};

describe.each(languages)('in %s', (_language, words) => {
  it('every way in which a file is no table has a sentence of its own', () => {
    const kinds = FILE_KINDS.map((kind): TableProblem => ({ rule: 'notATable', kind }));
    const sentences = [...Object.values(FAILURES), ...kinds].map((reason) => failureSentence(reason, words));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}[.!]$/u);
  });

  it('so has everything that is worth a look', () => {
    const sentences = Object.values(WARNINGS).map((warning) => warningSentence(warning, words));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('so have cells and places', () => {
    const rules = Object.keys(english.cells) as (keyof RuleWords['cells'])[];
    const cells = rules.map((rule) => problemSentence({ column: 0, rule }, words));
    const places = (Object.keys(english.places) as PlaceProblem['rule'][]).map((rule) =>
      placeSentence({ rule, line: 7 }, words),
    );
    for (const sentence of [...cells, ...places]) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    expect(problemSentence({ column: 0, rule: 'tooLong', most: 500, has: 512 }, words)).toMatch(/512.*500/);
  });
});

it('says of pictures what becomes of them, and nothing of those that are none', () => {
  const said = (come: number, added: number, there: number, left: number): string =>
    importTexts.texts.pictures(come, added, there, left);
  expect(said(0, 0, 0, 2)).toMatch(
    /^No picture of the ZIP file comes along\. 2 pictures stay out\. A picture comes with/,
  );
  expect(said(1, 0, 0, 0)).toBe('1 picture of the ZIP file comes to the new lots.');
  expect(said(0, 2, 1, 0)).toBe(
    '2 pictures of the ZIP file come to lots that are there, behind their photos. 1 picture is left out, because its lot has it already.',
  );
  expect(english.pictures(2, 1)).toBe('with 2 pictures, 1 picture is there already');
});

it('says the line, the size and the number of columns of bad files', () => {
  const sentence = (text: string): string => {
    const read = readTable(utf8(text), 'lots.csv');
    return read.ok ? 'a table' : failureSentence(read.problem, english);
  };
  expect(sentence('a,b\n1,2\n"3,4\n')).toMatch(/^In line 3 a quotation mark opens/);
  expect(sentence(`${'a,'.repeat(1_999)}a\n`)).toMatch(/^This file has 2,000 columns, and the most is 500/);
  const giant = sizeProblem(1_073_741_824);
  expect(giant === null ? null : failureSentence(giant, english)).toMatch(
    /^This file has 1074 MB, and the most is 32 MB/,
  );
});

it('has a sentence for every file that is no table', () => {
  const next = random(14);
  for (let file = 0; file < 300; file += 1) {
    const read = readTable(someFile(next), 'any.csv');
    if (!read.ok) expect(failureSentence(read.problem, english)).toMatch(/\.$/);
  }
});

it('says in a few words what becomes of a row', () => {
  const lot = { number: { number: 12, suffix: '' }, title: 'Clock' };
  const nameOf = (number: typeof lot.number | null): string => `Lot ${number?.number ?? '?'}`;
  const acts: readonly (readonly [ActView, string])[] = [
    [{ kind: 'create', number: { number: 3, suffix: 'A' }, instead: null }, 'New lot 3A'],
    [
      { kind: 'create', number: { number: 9, suffix: '' }, instead: { number: 3, suffix: '' } },
      'New lot 9 instead of 3',
    ],
    [{ kind: 'create', number: null, instead: null }, 'New lot without a number'],
    [{ kind: 'update', by: 'number', lot }, 'Changes Lot 12 “Clock”'],
    [{ kind: 'unchanged', lot: { ...lot, title: '' } }, 'Lot 12 says the same already'],
    [{ kind: 'skip', lot, line: null }, 'Left out: Lot 12 “Clock” has this number'],
    [{ kind: 'skip', lot: null, line: 1_204 }, 'Left out: line 1,204 has this number'],
    [{ kind: 'skip', lot: null, line: null }, 'Left out: the number is taken'],
    [{ kind: 'refused', place: null }, 'Cannot be imported'],
    [{ kind: 'refused', place: { rule: 'duplicateNumber', line: 4 } }, 'Line 4 has the same lot number.'],
  ];
  for (const [act, words] of acts) expect(actSentence(act, english, nameOf)).toBe(words);
  const left: LeftRow = {
    cells: [],
    act: { kind: 'refused', place: null },
    problems: [
      { column: 1, rule: 'notANumber', target: 'reserve' },
      { column: 2, rule: 'extraCells', target: null },
    ],
  };
  expect(leftReason(left, english, nameOf, (target) => target)).toMatch(
    /^reserve: This is no number\. This row has more/,
  );
});
