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
  readonly failedFiles?: readonly { readonly name: string; readonly passed: number }[];
}

const countJest = (reportFile: string, exitCode: number): Counted => call('countJest', reportFile, exitCode);
const afterSecondTry = (first: Counted, second: Counted): Counted => call('afterSecondTry', first, second);

type Verdict = 'passed' | 'failed' | 'pending';

/** A report as Jest writes it: the verdicts of each file's tests. */
function report(files: Readonly<Record<string, readonly Verdict[]>>): string {
  const all = Object.values(files).flat();
  const count = (verdict: Verdict) => all.filter((one) => one === verdict).length;
  const place = path.join(folder, 'report.json');
  const testResults = Object.entries(files).map(([name, verdicts]) => ({
    name,
    status: verdicts.includes('failed') ? 'failed' : 'passed',
    assertionResults: verdicts.map((status) => ({ status })),
  }));
  const content = {
    numTotalTests: all.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults,
  };
  writeFileSync(place, JSON.stringify(content));
  return place;
}

const NONE = { passed: 0, failed: 1, failedFiles: [] };

describe('what a run of tests proved', () => {
  it('is nothing without a report, without a test and with a code that says more than the report', () => {
    expect(countJest(path.join(folder, 'none.json'), 0)).toMatchObject(NONE);
    expect(countJest(report({}), 0)).toMatchObject(NONE);
    expect(countJest(report({ '/a/one.e2e.ts': ['passed'] }), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a skipped test as failed', () => {
    const found = countJest(report({ '/a/one.e2e.ts': ['passed', 'pending'] }), 0);
    expect(found).toEqual({ passed: 1, failed: 1, note: '1 skipped: a skipped test proves nothing', failedFiles: [] });
  });

  it('counts the files of a second try once, and by their second try', () => {
    const first = countJest(
      report({ '/a/one.e2e.ts': ['passed', 'passed'], '/a/two.e2e.ts': ['passed', 'failed', 'failed'] }),
      1,
    );
    expect(first.failedFiles).toEqual([{ name: '/a/two.e2e.ts', passed: 1 }]);
    const second = countJest(report({ '/a/two.e2e.ts': ['passed', 'passed', 'passed'] }), 0);
    expect(afterSecondTry(first, second)).toEqual({ passed: 5, failed: 0, note: 'tried twice: two.e2e.ts' });
    const still = countJest(report({ '/a/two.e2e.ts': ['passed', 'passed', 'failed'] }), 1);
    expect(afterSecondTry(first, still)).toEqual({ passed: 4, failed: 1, note: 'tried twice: two.e2e.ts' });
  });
});
