import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalAddresses } from '../../../local/net/project';

/** What the development server needs of the project. */
const NEEDED = [
  'index.html',
  'package.json',
  'vite.config.ts',
  'public',
  'src',
  'local/tools',
  'scripts/lib',
  'e2e/support/kitPage',
];

export interface DevApp {
  readonly url: string;
  /** Changes a file of the copy, as an editor would. `from` must be in it. */
  edit(file: string, from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

/** The development server of `npm start`, on a copy of the project whose files a test may change. */
export async function startDevApp(addresses: LocalAddresses, port: number): Promise<DevApp> {
  const root = process.cwd();
  // In the project, so that the copy finds its packages. Not in `.lotsmith`: the server hands out nothing that lies there.
  const copy = path.join(root, `.copy-${process.pid}`);
  for (const part of NEEDED) await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  const options = { root: copy, port, mode: 'dev', workFolder: path.join(copy, 'work/app'), addresses };
  const start = `const { startApp } = await import('./local/app.ts');
await startApp(${JSON.stringify(options)});
console.log('ready');`;
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start], { cwd: root });
  await untilReady(server);
  return {
    url: `http://localhost:${port}`,
    async edit(file, from, to) {
      const text = await readFile(path.join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(path.join(copy, file), text.replace(from, to));
    },
    async stop() {
      server.kill('SIGKILL');
      await rm(copy, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('close', () => reject(new Error(said)));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('ready')) resolve();
      });
  });
}
