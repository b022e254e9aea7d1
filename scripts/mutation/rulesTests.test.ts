import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a function of a module that is no TypeScript, as `npm run mutate:rules` does. */
function call(expression: string): unknown {
  const module = (file: string): string => pathToFileURL(path.resolve('scripts/mutation', file)).href;
  const script = `import * as tests from '${module('rulesTests.mjs')}';
    import coverage from '${module('rulesCoverage.cjs')}';
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

const at = (line: number, column: number, length: number) => ({
  line,
  column,
  currentOffset: 7,
  endOffset: 6 + length,
});
const seenAs = (value: object, count = 1) => ({ value, count });
const FALSE = seenAs({ boolValue: false });

describe('the emulator’s report of coverage', () => {
  const report = [
    {
      sourcePosition: at(3, 5, 40),
      values: [seenAs({ boolValue: true }, 4)],
      children: [
        { sourcePosition: at(3, 9, 10), values: [seenAs({ boolValue: true }), FALSE, seenAs({ undefined: {} }, 2)] },
        // Not looked at, and never in question.
        { sourcePosition: at(3, 30, 10), values: [seenAs({})], children: [{ sourcePosition: at(3, 31, 2) }] },
      ],
    },
  ];
  const since = (before: object[], now: object[]): unknown =>
    call(
      `coverage.since(coverage.timesNotTrue(${JSON.stringify(before)}), coverage.timesNotTrue(${JSON.stringify(now)}))`,
    );

  it('says where a condition was false, and where it could not be evaluated', () => {
    expect(since([], report)).toEqual({ wrong: ['3:9:10'], unknown: ['3:9:10'] });
  });

  it('says what has come since an earlier one', () => {
    expect(since(report, report)).toEqual({ wrong: [], unknown: [] });
    const more = [...report, { sourcePosition: at(3, 9, 10), values: [FALSE] }];
    expect(since(report, more)).toMatchObject({ wrong: ['3:9:10'], unknown: [] });
  });
});

describe('the tests of a condition that is left out', () => {
  const mutant = { line: 3, column: 9, condition: 'isOpen()' };
  const place = '3:9:6';

  it('are those in which it did not hold, the most telling first', () => {
    const seen = [
      { test: 'blind' },
      { test: 'elsewhere', wrong: ['1:1:1'], unknown: [] },
      { test: 'unclear', wrong: [], unknown: [place] },
      { test: 'one of two', wrong: ['1:1:1', place], unknown: [] },
      { test: 'alone', wrong: [place], unknown: [] },
    ];
    const found = call(`tests.testsFor(${JSON.stringify(mutant)}, ${JSON.stringify(seen)}).map(({ test }) => test)`);
    expect(found).toEqual(['alone', 'one of two', 'unclear', 'blind']);
  });

  it('are those of each of two conditions on one line', () => {
    const both = { line: 3, column: 9, condition: 'a is string && a.size() < 5' };
    const seen = ['3:9:11', '3:24:12', '3:24:11', '3:9:12'].map((each) => ({ test: each, wrong: [each], unknown: [] }));
    const found = call(`tests.testsFor(${JSON.stringify(both)}, ${JSON.stringify(seen)}).map(({ test }) => test)`);
    expect(found).toEqual(['3:9:11', '3:24:12']);
  });

  it('are tried a few at a time, then more, none left out', () => {
    const batches = call('tests.inBatches(Array.from({ length: 40 }, (_, i) => i))') as number[][];
    expect(batches.map((batch) => batch.length)).toEqual([6, 24, 10]);
    expect(batches.flat()).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(call('tests.inBatches([])')).toEqual([]);
  });

  it('are named to Jest, each by its whole name', () => {
    const chosen = [
      { file: '/rules/a.services.ts', test: 'a claim of "1.5" is refused' },
      { file: '/rules/a.services.ts', test: 'sales (open)' },
      { file: '/rules/b.services.ts', test: 'lots' },
    ];
    const { files, names } = call(`tests.namesOf(${JSON.stringify(chosen)})`) as { files: string[]; names: string };
    expect(files).toEqual(['/rules/a.services.ts', '/rules/b.services.ts']);
    const isNamed = (name: string): boolean => new RegExp(names, 'i').test(name);
    expect(chosen.map(({ test }) => isNamed(test))).toEqual([true, true, true]);
    expect(['a claim of "175" is refused', 'sales open', 'lots of two'].map(isNamed)).toEqual([false, false, false]);
  });
});
