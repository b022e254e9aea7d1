import { missingFiles, unnamedFolders } from './namedFiles';

const files = ['docs/tests.md', 'src/app/lazy/lazyPage.tsx', 'e2e/shell/first.e2e.ts', 'local/rules/run/parse.ts'];
const problemsOf = (line: string, doc = 'docs/tests.md') => missingFiles(doc, `# Title\n${line}`, files);

test.each([
  ['a path', 'See `src/app/lazy/gone.tsx`.', 'src/app/lazy/gone.tsx'],
  ['a path with a line', 'See `src/app/gone.ts:12`.', 'src/app/gone.ts:12'],
  ['the bare name of a file', 'See `gonePage.tsx`.', 'gonePage.tsx'],
  ['a folder', 'See `src/app/modules`.', 'src/app/modules'],
  [
    'files of a test run',
    'Run `npx jest e2e/gone/first --selectProjects e2e`.',
    'npx jest e2e/gone/first --selectProjects e2e',
  ],
  ['a link', 'See [tests](gone.md).', 'gone.md'],
])('%s that does not exist is named with its line', (_, line, name) =>
  expect(problemsOf(line)).toEqual([`docs/tests.md:2 names ${name}, which does not exist.`]),
);

test.each([
  ['a path, with a line or without', '`src/app/lazy/lazyPage.tsx`, `src/app/lazy/lazyPage.tsx:3`'],
  ['a bare name', '`lazyPage.tsx`'],
  ['a folder, with a slash or without', '`src/app/lazy`, `src/app/`'],
  ['a test by the beginning of its name', '`e2e/shell/first`'],
  ['files of a test run', '`npx jest e2e/shell/fi --selectProjects e2e`, `npx jest --selectProjects node`'],
  [
    'a link, to a place in a page and to another site too',
    '[a](tests.md) [b](tests.md#parts) [c](https://example.com/a.md)',
  ],
  ['a pattern of names', '`src/**/*.gone.ts`, `{src,local}/gone.ts`, `xSlice.ts`'],
  ['a document of the database and an address', '`users/{uid}`, `/auth/action`, `sales/a/lots`'],
])('%s has no problem', (_, line) => expect(problemsOf(line)).toEqual([]));

test('a document may name files from its own folder', () => {
  expect(problemsOf('`run/parse.ts`', 'local/rules/README.md')).toEqual([]);
  expect(problemsOf('`run/parse.ts`')).toHaveLength(1);
});

test('the README names each folder at the top of the project, by itself or by a folder in it', () => {
  expect(unnamedFolders('| `src/app`, `local`, `docs` |', files)).toEqual(['README.md does not name the folder e2e.']);
  expect(unnamedFolders('| `src/app` | `local` | `docs` | `e2e` |', [...files, 'package.json'])).toEqual([]);
});
