import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { badImports, goodFiles } from './badImports';
import { breaches, type Breach } from './importLaw';

const repository = path.resolve(__dirname, '../..');
let tree: string;
let graph: { found: Breach[]; rules: string[] };
let editor: { filename: string; code: string; message: string }[];

/** The bad tree stands outside the repository, so that no other check ever meets it. */
beforeAll(async () => {
  tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'lotsmith-law-')));
  symlinkSync(path.join(repository, 'node_modules'), path.join(tree, 'node_modules'));
  for (const file of ['package.json', '.oxlintrc.json', '.gitignore']) {
    copyFileSync(path.join(repository, file), path.join(tree, file));
  }
  for (const [file, text] of Object.entries(goodFiles)) write(file, `${text}export {};\n`);
  for (const { file, imports } of badImports) write(file, `import '${imports}';\nexport {};\n`);
  graph = await breaches(repository, tree, ['src', 'local']);
  editor = lint();
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
}

function lint() {
  const oxlint = path.join(repository, 'node_modules/oxlint/bin/oxlint');
  const done = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: tree, encoding: 'utf8' });
  return (JSON.parse(done.stdout) as { diagnostics: typeof editor }).diagnostics;
}

test('every rule of the law has a bad file', () => {
  expect([...new Set(badImports.map((bad) => bad.rule))].toSorted()).toEqual(graph.rules.toSorted());
});

test.each(badImports)('$rule bites on $file ($imports) in the import graph', ({ rule, file }) => {
  const rules = graph.found.filter((breach) => breach.from === file).map((breach) => breach.rule);
  expect(rules).toContain(rule);
});

test.each(badImports.filter((bad) => bad.editor))('$rule bites on $file ($imports) in the editor', ({ file }) => {
  const messages = editor.filter((found) => found.filename === file && found.code.includes('no-restricted-imports'));
  expect(messages).not.toEqual([]);
});

test('every rule says why and what to do instead', () => {
  for (const breach of graph.found) expect(breach.why.length).toBeGreaterThan(60);
});

test('the law leaves the good files alone', () => {
  const good = Object.keys(goodFiles).filter((file) => !file.includes('circle'));
  expect(graph.found.filter((breach) => good.includes(breach.from))).toEqual([]);
  expect(editor.filter((found) => good.includes(found.filename) && found.code.includes('restricted'))).toEqual([]);
});
