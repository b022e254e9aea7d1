import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs the module as `npm test` does: it is loaded before anything is installed, so it is no TypeScript. */
function call(
  name: 'knownFlakes' | 'slowestFiles' | 'secondTries' | 'failures',
  ...args: readonly unknown[]
): string[] {
  const module = pathToFileURL(path.resolve('scripts/checks/closing.mjs')).href;
  const script = `import * as closing from '${module}'; console.log(JSON.stringify(closing.${name}(...${JSON.stringify(args)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as string[];
}

const DOCUMENT = `# Tests

| \`e2e/other.e2e.ts\` | of another table |

## Flakes

| File | First seen | Cause | State |
|---|---|---|---|
| \`e2e/photos.e2e.ts\` | 2026-11-21 | not known | open |

## Mutation scores

| \`src/domain\` | 90 |
`;

describe('the end of npm test', () => {
  it('reads which flakes are written down', () => {
    expect(call('knownFlakes', DOCUMENT)).toEqual(['e2e/photos.e2e.ts']);
    expect(call('knownFlakes', '# Tests\n')).toEqual([]);
  });

  it('names each file that was tried twice, what it said at first, and the one that nobody wrote down', () => {
    const files = [
      { name: '/p/e2e/photos.e2e.ts', said: ['drops a photo: Error: not there', 'turns it: Error: nor here'] },
      { name: '/p/e2e/saves.e2e.ts', said: [] },
    ];
    const [title, known, one, other, unknown, ...more] = call('secondTries', files, ['e2e/photos.e2e.ts'], '/p/');
    expect(title).toBe('Tried twice. A flake is a defect, see "Flakes" in docs/testing.md:');
    expect(known).toBe('  e2e/photos.e2e.ts: has its entry');
    expect([one, other]).toEqual(['    drops a photo: Error: not there', '    turns it: Error: nor here']);
    expect(unknown).toMatch(/^ {2}e2e\/saves\.e2e\.ts: HAS NO ENTRY/);
    expect(more).toEqual([]);
    expect(call('secondTries', [], [], '/p/')).toEqual([]);
  });

  it('says what failed for good', () => {
    const files = [
      { name: '/p/src/one.test.ts', said: [] },
      { name: '/p/src/two.test.ts', said: ['adds: Error: 1 is not 2'] },
    ];
    expect(call('failures', files, '/p/')).toEqual(['Failed:', '  src/two.test.ts', '    adds: Error: 1 is not 2']);
    expect(call('failures', files.slice(0, 1), '/p/')).toEqual([]);
  });

  it('names the slowest twenty files, the slowest first', () => {
    const files = Array.from({ length: 25 }, (_, index) => ({ name: `/p/src/${index}.test.ts`, seconds: index }));
    const [title, first, ...others] = call('slowestFiles', files, '/p/');
    expect(title).toBe('The slowest 20 of 25 test files:');
    expect(first).toBe('   24.0 s  src/24.test.ts');
    expect(others).toHaveLength(19);
    expect(others.at(-1)).toBe('    5.0 s  src/5.test.ts');
    expect(call('slowestFiles', [], '/p/')).toEqual([]);
  });
});
