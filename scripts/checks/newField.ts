/**
 * Adds a text field to the lots of a copy of the project, as docs/data-model.md says, and runs types and tests there. Whatever
 * names the fields by itself, instead of following the registry, fails here.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { NEW_FIELD, STEPS } from './newFieldSteps';

/** Inside of the project, so that the copy finds its packages, and on one path, so that what is compiled is kept. */
const COPY = path.resolve('.lotsmith/newField');
const LEFT_OUT = /^(node_modules|dist|coverage|\.git|\.lotsmith)$/;

/** Tests that hold each place to the registry, and contracts of what stores and reads lots. */
const TESTS = [
  'src/testing/lotFields',
  'src/testing/keptData',
  'src/domain/(sameAsRules|template|catalogue)',
  'src/services/(lots|outbox|catalogue|templates|offlineCache)/',
  'src/app/languages',
  'src/features/lots/ui/editor/LotFields',
];

const tool = (file: string): string => path.resolve('node_modules', file);

function run(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  console.log(`${stdout}${stderr}`);
  throw new Error(`A lot with a new field ("${NEW_FIELD}") breaks: ${name}.`);
}

const jest = (projects: readonly string[], ...files: readonly string[]): string[] => [
  tool('jest/bin/jest.js'),
  ...files,
  '--selectProjects',
  ...projects,
];

function addField(): void {
  for (const { file, after, line } of STEPS) {
    const target = path.join(COPY, file);
    const lines = readFileSync(target, 'utf8').split('\n');
    const place = lines.findIndex((each) => each.includes(after));
    if (place < 0) throw new Error(`${file} has no line with "${after}".`);
    lines.splice(place + 1, 0, line);
    writeFileSync(target, lines.join('\n'));
  }
}

try {
  rmSync(COPY, { recursive: true, force: true });
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.test(name))) {
    cpSync(entry, path.join(COPY, entry), { recursive: true });
  }
  addField();
  const node = (file: string): string[] => ['--import', 'tsx', file];
  run('writing the rules and the table', node('scripts/docs/lotFields.ts'));
  run('keeping an example of the shape', jest(['node'], 'keptData'), { LOTSMITH_KEEP_DATA: 'v1000' });
  run('types', [tool('typescript/bin/tsc'), '--noEmit']);
  run('tests', jest(['node', 'dom'], ...TESTS));
  console.log(`A new text field of a lot: ${STEPS.length} files by hand, and all follows.`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(COPY, { recursive: true, force: true });
}
