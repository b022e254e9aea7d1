import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDataFolder, FolderInUseError, removeRunning, writeRunning } from './instance';

/** Alive, and not this process. */
const SOMEBODY = process.ppid;
const NOBODY = 2 ** 22 + 1;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lotsmith-instance-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function runningIn(folder: string, pid: number): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'running.json'), JSON.stringify({ pid }));
}

describe('the data folder of an instance', () => {
  it('is the usual one', async () => {
    expect(await claimDataFolder(root, null)).toBe(path.join(root, '.lotsmith/data'));
  });

  it('is the next one while another instance runs', async () => {
    runningIn('.lotsmith/data', SOMEBODY);
    runningIn('.lotsmith/data-2', SOMEBODY);
    expect(await claimDataFolder(root, null)).toBe(path.join(root, '.lotsmith/data-3'));
  });

  it('is taken over from an instance that died', async () => {
    runningIn('.lotsmith/data', NOBODY);
    expect(await claimDataFolder(root, null)).toBe(path.join(root, '.lotsmith/data'));
  });

  it('that was asked for and is in use is refused', async () => {
    runningIn('mine', SOMEBODY);
    await expect(claimDataFolder(root, 'mine')).rejects.toThrow(FolderInUseError);
    await expect(claimDataFolder(root, 'mine')).rejects.toThrow(`process ${SOMEBODY}`);
  });

  it('says where everything is while it runs', async () => {
    const folder = await claimDataFolder(root, 'mine');
    const addresses = {
      auth: 'http://127.0.0.1:1',
      firestore: { host: '127.0.0.1', port: 2 },
      storage: { host: '127.0.0.1', port: 3 },
    };
    writeRunning(folder, addresses, 'http://localhost:4', null);
    const text = readFileSync(path.join(folder, 'running.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ ...addresses, app: 'http://localhost:4', pid: process.pid });
    removeRunning(folder);
    expect(await claimDataFolder(root, 'mine')).toBe(folder);
  });
});
