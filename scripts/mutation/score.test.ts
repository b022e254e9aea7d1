import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a function of a module that is no TypeScript, as `npm run mutate` does. */
function call(file: string, expression: string): unknown {
  const module = pathToFileURL(path.resolve('scripts/mutation', file)).href;
  const script = `import * as it from '${module}'; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

const mutants = (...states: readonly string[]) => ({ mutants: states.map((status) => ({ status })) });

describe('the score of mutants', () => {
  const report = {
    files: {
      'src/a.ts': mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored', 'Pending'),
      'src/b.ts': mutants('Killed', 'Killed'),
      'src/none.ts': mutants('Ignored'),
    },
  };

  it('counts what runs for ever as noticed, what no test runs as not, and leaves out what was not tried', () => {
    expect(call('score.mjs', `it.scoresOf(${JSON.stringify(report)})`)).toEqual({
      files: [
        { file: 'src/a.ts', killed: 2, timeouts: 1, survived: 1, uncovered: 1, score: 50 },
        { file: 'src/b.ts', killed: 2, timeouts: 0, survived: 0, uncovered: 0, score: 100 },
      ],
      all: { killed: 4, timeouts: 1, survived: 1, uncovered: 1, score: (100 * 4) / 6 },
    });
  });

  it('is of the files that are asked for', () => {
    const wanted = `it.scoresOf(${JSON.stringify(report)}, (file) => file === 'src/b.ts').all`;
    expect(call('score.mjs', wanted)).toEqual({ killed: 2, timeouts: 0, survived: 0, uncovered: 0, score: 100 });
    const none = `it.scoresOf(${JSON.stringify(report)}, () => false)`;
    expect(call('score.mjs', none)).toMatchObject({ files: [], all: { score: 100 } });
  });
});

test('a sample is the same for the same seed, and has the share that is asked for', () => {
  const files = ['a', 'b', 'c', 'd', 'e'];
  const draw = (share: number, seed: number) =>
    call('score.mjs', `it.sample(${JSON.stringify(files)}, ${share}, '${seed}', (text) => text.at(-1) + text)`);
  expect(draw(0.4, 1)).toEqual(['a', 'b']);
  expect(draw(0.5, 1)).toEqual(['a', 'b', 'c']);
  expect(draw(1, 1)).toEqual(files);
});

test('a share of the changes is drawn by place and change, the same before a mutant is tried and in the report', () => {
  const script = `[...Array(1000).keys()].map((line) => {
    const mutant = { mutatorName: 'BooleanLiteral', replacement: 'false' };
    const draw = { share: 0.2, seed: '1' };
    const at = (first) => ({ start: { line: line + first, column: first } });
    const toTry = { ...mutant, fileName: '/p/.lotsmith/mutation/sandbox/src/a.ts', location: at(0) };
    return [it.isDrawnToTry(toTry, draw), it.isDrawnFrom('src/a.ts', { ...mutant, location: at(1) }, draw)];
  })`;
  const drawn = call('drawn.mjs', script) as readonly (readonly [boolean, boolean])[];
  expect(drawn.filter(([before, after]) => before !== after)).toEqual([]);
  const count = drawn.filter(([before]) => before).length;
  expect(count).toBeGreaterThan(150);
  expect(count).toBeLessThan(250);
});

test('tests are tried from near to far: of the file itself, of its folder, of others', () => {
  const tests = ['/p/src/app/z.test.ts', '/p/src/lots/other.test.ts', '/p/src/lots/undo.test.ts', '/p/e2e/a.test.ts'];
  expect(call('nearestFirst.mjs', `it.nearestFirst('/p/src/lots/undo.ts', ${JSON.stringify(tests)})`)).toEqual([
    '/p/src/lots/undo.test.ts',
    '/p/src/lots/other.test.ts',
    '/p/src/app/z.test.ts',
    '/p/e2e/a.test.ts',
  ]);
});

describe('words that only developers read', () => {
  const name = (text: string) => ({ type: 'Identifier', name: text });
  const member = { type: 'MemberExpression', object: name('console'), property: name('warn') };
  /** Whether the text at `key` of this call is left as it is. */
  const isLeft = (callee: object, given: readonly object[], key: number, listKey = 'arguments'): boolean => {
    const parent = { type: 'CallExpression', callee, arguments: given };
    return (
      call(
        'developersWords.mjs',
        `it.whyIgnored(${JSON.stringify({ node: given[key], parent, listKey, key })}) ?? null`,
      ) !== null
    );
  };
  const text = { type: 'StringLiteral' };

  it.each([
    ['a worker', name('safely'), [text, name('work')], 0],
    ['a failure that is reported', name('report'), [text, name('error')], 0],
    ['a failure that is reported by an effect', name('call'), [name('report'), text, name('error')], 1],
    ['the console', member, [name('error'), { type: 'TemplateLiteral' }], 1],
  ])('are left as they are: %s', (_name, callee, given, key) => {
    expect(isLeft(callee, given, key)).toBe(true);
  });

  it.each([
    ['a text of another call', name('texts'), [text], 0],
    ['another text of such a call', name('safely'), [name('work'), text], 1],
    ['a text of another effect', name('call'), [name('work'), text], 1],
    ['another text of a reporting effect', name('call'), [name('report'), name('place'), text], 2],
    ['what is no text', name('safely'), [name('worker')], 0],
    ['a text of another object', { ...member, object: name('toasts') }, [text], 0],
  ])('do not leave out %s', (_name, callee, given, key) => {
    expect(isLeft(callee, given, key)).toBe(false);
  });

  it('are the arguments of the call only', () => {
    expect(isLeft(name('safely'), [text], 0, 'typeArguments')).toBe(false);
  });
});

interface Folder {
  readonly break: number;
  readonly drawn?: { readonly changes: number; readonly seed: string; readonly break: number };
  readonly tests: readonly string[];
}
type Folders = Readonly<Record<string, Folder>>;
const PLACE = 'scripts/mutation/folders.json';
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

test('no folder may have a lower score than it had to have before', () => {
  const now = JSON.parse(readFileSync(PLACE, 'utf8')) as Folders;
  const commits = git('log', '--format=%H', '--', PLACE).split('\n').filter(Boolean);
  for (const commit of commits) {
    const then = JSON.parse(git('show', `${commit}:${PLACE}`)) as Folders;
    for (const [folder, { break: least, drawn }] of Object.entries(then)) {
      expect(now[folder]?.break ?? -1).toBeGreaterThanOrEqual(least);
      const known = now[folder]?.drawn;
      // Of another draw than before, nothing is known.
      const isSame = known !== undefined && known.seed === drawn?.seed && known.changes === drawn.changes;
      if (isSame) expect(known.break).toBeGreaterThanOrEqual(drawn.break);
    }
  }
});
