import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const LEFT_OUT = /^(node_modules|dist|coverage|\.git|\.lotsmith)$/;

interface Line {
  readonly file: string;
  /** What the line before it contains. */
  readonly after: string;
  readonly line: string;
}

/** A command of a package of the project. */
export const tool = (file: string): string => path.resolve('node_modules', file);

/** Jest's arguments for some files. */
export const jest = (projects: readonly string[], ...files: readonly string[]): string[] => [
  tool('jest/bin/jest.js'),
  ...files,
  '--selectProjects',
  ...projects,
];

/** A copy of the project to try something in: what `failing` names breaks there when a command fails. */
export function projectCopy(name: string, failing: string) {
  // Inside of the project, so that the copy finds its packages, and on one path, so that what is compiled is kept.
  const copy = path.resolve('.lotsmith', name);
  const spawn = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  const remove = () => rmSync(copy, { recursive: true, force: true });
  return {
    make(): void {
      remove();
      for (const entry of readdirSync('.').filter((each) => !LEFT_OUT.test(each))) {
        cpSync(entry, path.join(copy, entry), { recursive: true });
      }
    },
    remove,
    addLine({ file, after, line }: Line): void {
      const target = path.join(copy, file);
      const lines = readFileSync(target, 'utf8').split('\n');
      const place = lines.findIndex((each) => each.includes(after));
      if (place < 0) throw new Error(`${file} has no line with "${after}".`);
      lines.splice(place + 1, 0, line);
      writeFileSync(target, lines.join('\n'));
    },
    addFile(file: string, text: string): void {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    },
    /** What a command says that has to fail. */
    refusal(what: string, args: readonly string[]): string {
      const { status, stdout, stderr } = spawn(args);
      if (status === 0) throw new Error(`${failing} should have failed: ${what}.`);
      return `${stdout}${stderr}`;
    },
    run(what: string, args: readonly string[], env?: Readonly<Record<string, string>>): void {
      const { status, stdout, stderr } = spawn(args, env);
      if (status === 0) return;
      console.log(`${stdout}${stderr}`);
      throw new Error(`${failing} breaks: ${what}.`);
    },
  };
}

/** A script of the project that is TypeScript. */
export const script = (file: string): string[] => ['--import', 'tsx', file];
