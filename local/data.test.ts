import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataFolder, firestoreSeed, keepDocuments } from './data';

let folder: string;
let data: DataFolder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lotsmith-data-'));
  data = new DataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writing(text: string): (target: string) => Promise<void> {
  return (target) => {
    writeFileSync(path.join(target, 'auth.json'), text);
    return Promise.resolve();
  };
}

async function kept(): Promise<string> {
  return readFileSync(path.join((await data.newest()) ?? 'nowhere', 'auth.json'), 'utf8');
}

describe('the data folder', () => {
  it('has nothing at first', async () => {
    expect(await data.newest()).toBeNull();
  });

  it('lets nobody else look into it, also where an older version did', async () => {
    mkdirSync(path.join(folder, 'exports'), { mode: 0o755 });
    const target = await data.save(writing('one'));
    for (const made of [path.dirname(target), target]) expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('keeps the newest export only', async () => {
    await data.save(writing('one'));
    await data.save(writing('two'));
    expect(await kept()).toBe('two');
    expect(readdirSync(path.join(folder, 'exports'))).toEqual(['2']);
  });

  it('keeps the former export when the next one fails half-way', async () => {
    await data.save(writing('one'));
    const failing = async (target: string): Promise<void> => {
      await writing('half')(target);
      throw new Error('disk full');
    };
    await expect(data.save(failing)).rejects.toThrow('disk full');
    expect(await kept()).toBe('one');
    await data.save(writing('two'));
    expect(await kept()).toBe('two');
    expect(readdirSync(path.join(folder, 'exports'))).toEqual(['2']);
  });

  it('hands the former export to the one who writes the next', async () => {
    const first = await data.save(writing('one'));
    let former: string | null = null;
    await data.save((_target, before) => {
      former = before;
      expect(existsSync(first)).toBe(true);
      return Promise.resolve();
    });
    expect(former).toBe(first);
  });

  it('forgets everything when it is cleared', async () => {
    await data.save(writing('one'));
    mkdirSync(data.blobs);
    await data.clear();
    expect(await data.newest()).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the documents of an export', () => {
  const makeSeed = (target: string): Promise<void> => {
    mkdirSync(path.join(target, 'firestore', 'firestore_export_1'), { recursive: true });
    writeFileSync(path.join(target, 'firestore', 'firestore_export_1', 'a.overall_export_metadata'), '');
    return Promise.resolve();
  };

  it('are found by their metadata file', async () => {
    expect(await firestoreSeed(null)).toBeNull();
    expect(await firestoreSeed(await data.save(writing('no documents')))).toBeNull();
    const made = await data.save(makeSeed);
    expect(await firestoreSeed(made)).toBe(path.join(made, 'firestore/firestore_export_1/a.overall_export_metadata'));
  });

  it('are carried over by a run that used another emulator', async () => {
    await data.save(makeSeed);
    const next = await data.save((target, former) => keepDocuments(former, target));
    expect(await firestoreSeed(next)).not.toBeNull();
  });
});
