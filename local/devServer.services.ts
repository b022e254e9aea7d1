import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';

/* The development server as `npm start` has it, asked for what is none of the app's files. */

const root = process.cwd();
const PORT = 7580;
const SECRET = 'a-password-in-clear-text';
const usual = path.join(root, '.lotsmith', `deny-${process.pid}`);
const wished = path.join(root, `.deny-${process.pid} (data)`);
let server: ChildProcess;

const START = `
const { startApp } = await import('./local/app.ts');
const here = { host: '127.0.0.1', port: 9 };
await startApp({
  root: process.cwd(), port: ${PORT}, mode: 'dev', workFolder: ${JSON.stringify(path.join(wished, 'app'))},
  addresses: { auth: 'http://127.0.0.1:9', firestore: here, storage: here },
});
console.log('ready');
`;

beforeAll(async () => {
  for (const data of [usual, wished]) {
    mkdirSync(path.join(data, 'exports', '1'), { recursive: true });
    mkdirSync(path.join(data, 'app'), { recursive: true });
    for (const file of ['exports/1/auth.json', 'exports/1/page.html', 'exports/1/code.js', 'running.json'])
      writeFileSync(path.join(data, file), JSON.stringify({ password: SECRET }));
    writeFileSync(path.join(data, 'app', 'seen.json'), '{"seen":true}');
  }
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', START], { cwd: root });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('close', () => reject(new Error(said)));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => ((said += text.toString()), said.includes('ready') && resolve()));
  });
}, 60_000);

afterAll(() => {
  server.kill('SIGKILL');
  for (const data of [usual, wished]) rmSync(data, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** `fetch` would tidy the path up before it is sent. */
function get(to: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: PORT, path: to, headers: { accept: '*/*', ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once('error', reject)
      .end();
  });
}

const ENDS = [
  '',
  '?raw',
  '?url',
  '?import',
  '?import&raw',
  '?inline',
  '?raw??',
  '?import&inline',
  '?.svg?.wasm?init',
  '#x',
];

describe('the development server', () => {
  it('hands out the app', async () => {
    expect((await get('/src/main.tsx')).status).toBe(200);
    expect((await get('/', { accept: 'text/html' })).text).toContain('<div id="root">');
    const seen = await get(`/@fs${usual}/app/seen.json?raw`);
    expect(seen.text).toContain('seen');
  }, 60_000);

  it.each([
    ['the usual data folder', usual],
    ['one of another name', wished],
  ])(
    'hands out nothing of %s',
    async (_name, data) => {
      const files = [
        'exports/1/auth.json',
        'exports/1/page.html',
        'exports/1/code.js',
        'running.json',
        'app/../running.json',
      ];
      const below = path.relative(root, data).split(path.sep).map(encodeURIComponent).join('/');
      const whole = data.split(path.sep).map(encodeURIComponent).join('/');
      const hidden = below.replace('.', '%2e');
      const starts = [
        `/${below}`,
        `//${below}`,
        `/${hidden}`,
        `/src/../${below}`,
        `/src/%2e%2e/${below}`,
        `/@fs${whole}`,
      ];
      starts.push(
        `/@fs/${whole}`,
        `/@fs${whole.replace(/\.(?=[^/]*$|lotsmith)/, '%2E')}`,
        `/@fs${whole.toUpperCase()}`,
      );
      for (const start of starts) {
        for (const file of files) {
          for (const end of ENDS) {
            const to = `${start}/${file}${end}`;
            const { text } = await get(to);
            if (text.includes(SECRET)) throw new Error(`${to} was handed out.`);
          }
        }
      }
    },
    60_000,
  );

  it('refuses it in so many words', async () => {
    const below = path.relative(root, usual);
    expect((await get(`/${below}/exports/1/auth.json`)).status).toBe(403);
    expect((await get(`/@fs${usual}/exports/1/auth.json`)).status).toBe(403);
  });

  it.each(['/.git/HEAD', '/.git/config', '/.git', '/.env', '/.env.local', '/.npmrc'])(
    'does not hand out %s',
    async (to) => {
      for (const end of ['', '?raw', '?url', '?import&raw']) {
        for (const start of ['', `/@fs${root}`])
          expect((await get(start + to + end)).text).not.toMatch(/ref:|gitdir:|\[core\]/);
      }
    },
  );
});
