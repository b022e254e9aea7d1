import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'lotsmith-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the module as `npm test` does: it is loaded before anything is installed, so it is no TypeScript. */
function call(name: 'countJest' | 'afterSecondTry', ...args: readonly unknown[]): Counted {
  const module = pathToFileURL('scripts/checks/count.mjs').href;
  const script = `import * as count from '${module}'; console.log(JSON.stringify(await count.${name}(...${JSON.stringify(args)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Counted;
}

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly note: string;
  readonly files: readonly CountedFile[];
  readonly triedTwice?: readonly CountedFile[];
}

interface CountedFile {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly broken: number;
  readonly seconds: number;
  readonly said: readonly string[];
}

const countJest = (reportFile: string, exitCode: number): Counted => call('countJest', reportFile, exitCode);
const afterSecondTry = (first: Counted, second: Counted): Counted => call('afterSecondTry', first, second);

type Verdict = 'passed' | 'failed' | 'pending' | 'todo';

/** A report as Jest writes it: the verdicts of each file's tests, a file without any did not load. */
function report(files: Readonly<Record<string, readonly Verdict[]>>, run = 'report'): string {
  const all = Object.values(files).flat();
  const count = (verdict: Verdict) => all.filter((one) => one === verdict).length;
  const place = path.join(folder, `${run}.json`);
  const testResults = Object.entries(files).map(([name, verdicts]) => ({
    name,
    status: verdicts.includes('failed') || verdicts.length === 0 ? 'failed' : 'passed',
    message: verdicts.length === 0 ? 'does not\n    load\n    at place.ts:1:2' : '',
    assertionResults: verdicts.map((status, index) => ({
      status,
      fullName: `test ${index}`,
      failureMessages: status === 'failed' ? ['\u001B[31mError: not\n  there\u001B[39m\n    at place.ts:1:2'] : [],
    })),
    startTime: 1_000,
    endTime: 1_000 + 500 * verdicts.length,
  }));
  const content = {
    numTotalTests: all.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => assertionResults.length === 0).length,
    testResults,
  };
  writeFileSync(place, JSON.stringify(content));
  return place;
}

/** What `npm test` counts for two runs; the second one has these files. */
function twoTries(first: string, second: string): Counted {
  const now = countJest(second, 0);
  return afterSecondTry(countJest(first, 1), now);
}

const NONE = { passed: 0, failed: 1, files: [] };

describe('what a run of tests proved', () => {
  it('is nothing without a report, without a test and with a code that says more than the report', () => {
    expect(countJest(path.join(folder, 'none.json'), 0)).toMatchObject(NONE);
    expect(countJest(report({}), 0)).toMatchObject(NONE);
    expect(countJest(report({ '/a/one.e2e.ts': ['passed'] }), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a skipped test as failed', () => {
    const found = countJest(report({ '/a/one.e2e.ts': ['passed', 'pending'] }), 0);
    const files = [{ name: '/a/one.e2e.ts', passed: 1, failed: 0, skipped: 1, broken: 0, seconds: 1, said: [] }];
    expect(found).toEqual({ passed: 1, failed: 1, note: '1 skipped: a skipped test proves nothing', files });
  });

  it('counts a test that is still to be written, and a file that does not load, as failed', () => {
    expect(countJest(report({ '/a/one.e2e.ts': ['passed', 'todo'] }), 0)).toMatchObject({ passed: 1, failed: 1 });
    const broken = countJest(report({ '/a/one.e2e.ts': ['passed'], '/a/two.e2e.ts': [] }), 1);
    expect(broken).toMatchObject({ passed: 1, failed: 1 });
    expect(broken.files.map((file) => file.broken)).toEqual([0, 1]);
  });
});

describe('what a failed run said', () => {
  it('is a line for each failed test, without colours and places', () => {
    const { files } = countJest(report({ '/a/one.e2e.ts': ['passed', 'failed', 'failed'] }), 1);
    expect(files[0]?.said).toEqual(['test 1: Error: not there', 'test 2: Error: not there']);
  });

  it('is what Jest said of a file that did not load', () => {
    expect(countJest(report({ '/a/two.e2e.ts': [] }), 1).files[0]?.said).toEqual(['does not load']);
  });
});

describe('what two tries proved', () => {
  const first = report(
    { '/a/one.e2e.ts': ['passed', 'passed'], '/a/two.e2e.ts': ['passed', 'failed', 'failed'] },
    'first',
  );

  it('is what the second says of the files that were run again, and the first of all others', () => {
    const second = report({ '/a/two.e2e.ts': ['passed', 'passed', 'passed'] });
    expect(twoTries(first, second)).toMatchObject({
      passed: 5,
      failed: 0,
      note: '',
      triedTwice: [{ name: '/a/two.e2e.ts', failed: 2 }],
    });
    const still = report({ '/a/two.e2e.ts': ['passed', 'passed', 'failed'] });
    expect(twoTries(first, still)).toMatchObject({
      passed: 4,
      failed: 1,
      triedTwice: [{ name: '/a/two.e2e.ts', failed: 2 }],
    });
  });

  it('takes the time of both tries, and the verdicts of the last', () => {
    const second = report({ '/a/two.e2e.ts': ['passed', 'passed', 'passed'] });
    expect(twoTries(first, second).files).toEqual([
      { name: '/a/one.e2e.ts', passed: 2, failed: 0, skipped: 0, broken: 0, seconds: 1, said: [] },
      { name: '/a/two.e2e.ts', passed: 3, failed: 0, skipped: 0, broken: 0, seconds: 3, said: [] },
    ]);
  });

  it.each(['pending', 'todo'] as const)('keeps a %s test of a file that was not run again', (hole) => {
    const skips = report({ '/a/one.e2e.ts': ['passed', hole], '/a/two.e2e.ts': ['passed', 'failed'] }, 'skips');
    const second = report({ '/a/two.e2e.ts': ['passed', 'passed'] });
    expect(twoTries(skips, second)).toMatchObject({
      passed: 3,
      failed: 1,
      note: '1 skipped: a skipped test proves nothing',
    });
  });

  it('counts a skipped test of a file that was run again once', () => {
    const skips = report({ '/a/two.e2e.ts': ['pending', 'failed'] }, 'skips');
    const second = report({ '/a/two.e2e.ts': ['pending', 'passed'] });
    expect(twoTries(skips, second)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('keeps what the first run said beyond its files', () => {
    const counted = countJest(first, 1);
    const second = countJest(report({ '/a/two.e2e.ts': ['passed', 'passed', 'passed'] }), 0);
    expect(afterSecondTry({ ...counted, failed: counted.failed + 1 }, second)).toMatchObject({ failed: 1 });
  });

  it.each([
    ['fewer tests', ['passed', 'passed'], 2],
    ['more tests', ['passed', 'passed', 'passed', 'passed'], 4],
  ] as const)('is a failure with %s in the second try', (_, verdicts, count) => {
    expect(twoTries(first, report({ '/a/two.e2e.ts': verdicts }))).toMatchObject({
      passed: 2 + count,
      failed: 1,
      note: `two.e2e.ts had 3 tests and ${count} in its second try`,
    });
  });

  it('is a failure where a file did not load at first, or is not in the second report', () => {
    const broken = report({ '/a/one.e2e.ts': ['passed'], '/a/two.e2e.ts': [] }, 'broken');
    expect(twoTries(broken, report({ '/a/two.e2e.ts': ['passed'] }))).toMatchObject({ passed: 2, failed: 1 });
    expect(twoTries(first, report({ '/a/other.e2e.ts': ['passed'] }))).toMatchObject({ failed: 1 });
  });
});
