import type { FirebaseApp } from 'firebase/app';
import { FirebaseError } from 'firebase/app';
import { deleteObject, getBytes, getMetadata, listAll, uploadBytesResumable } from 'firebase/storage';
import { createFirebaseFilesGateway } from './firebaseFilesGateway';

jest.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: (_storage: object, path: string) => path,
  deleteObject: jest.fn(),
  getBytes: jest.fn(),
  getMetadata: jest.fn(),
  listAll: jest.fn(),
  uploadBytesResumable: jest.fn(),
}));

interface Snapshot {
  readonly state: 'running' | 'paused';
  readonly bytesTransferred: number;
  readonly totalBytes: number;
}
const fails = (code: string) => Promise.reject(new FirebaseError(code, ''));
const connected = jest.fn();
const files = createFirebaseFilesGateway({} as FirebaseApp, connected);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An upload whose task is the test's; the server has so many bytes under its path, null: nothing. */
function upload(stored: number | null = null) {
  const task = { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn() };
  type Observers = readonly [(snapshot: Snapshot) => void, (error: Error) => void, () => void];
  const ignored = (): void => undefined;
  let [next, fail, complete]: Observers = [ignored, ignored, ignored];
  const on = (_event: string, ...observers: Observers) => void ([next, fail, complete] = observers);
  jest.mocked(uploadBytesResumable).mockReturnValue({ ...task, on } as never);
  jest
    .mocked(getMetadata)
    .mockImplementation(() =>
      stored === null ? fails('storage/object-not-found') : Promise.resolve({ size: stored } as never),
    );
  const progress: [number, number][] = [];
  const { done, ...begun } = files.upload('a/full.jpg', new Blob(['12345']), (...said) => void progress.push(said));
  const end = done.then(
    () => 'stored',
    (error: { readonly code: string }) => error.code,
  );
  return {
    begun,
    task,
    progress,
    end,
    sends: (bytes: number, state: Snapshot['state'] = 'running') =>
      next({ state, bytesTransferred: bytes, totalBytes: 5 }),
    fails: (code: string) => fail(new FirebaseError(`storage/${code}`, '')),
    completes: () => complete(),
  };
}

describe('an upload', () => {
  it('says how far it is, and ends when the server has the file', async () => {
    const one = upload();
    one.sends(2);
    one.sends(5);
    one.completes();
    expect(await one.end).toBe('stored');
    expect(one.progress).toEqual([
      [2, 5],
      [5, 5],
    ]);
    const [target, , settings] = jest.mocked(uploadBytesResumable).mock.lastCall ?? [];
    expect([target, settings?.contentType]).toEqual(['a/full.jpg', 'image/jpeg']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['has ended well when the file is there after all', 5, 'stored'],
    ['has failed when another file is there', 4, 'unauthorized'],
    ['has failed when nothing is there', null, 'unauthorized'],
  ])('%s', async (_name, stored, end) => {
    const one = upload(stored);
    one.fails('unauthorized');
    expect(await one.end).toBe(end);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not looked for when a person has cancelled it', async () => {
    const one = upload(5);
    one.begun.cancel();
    one.fails('canceled');
    expect(await one.end).toBe('canceled');
    expect(one.task.cancel).toHaveBeenCalledTimes(1);
  });

  it('has stalled when no byte went for 45 s, which is the reason, and not the cancelling', async () => {
    const one = upload();
    await jest.advanceTimersByTimeAsync(44_000);
    one.sends(2);
    await jest.advanceTimersByTimeAsync(44_000);
    expect(one.task.cancel).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(one.task.cancel).toHaveBeenCalledTimes(1);
    one.fails('canceled');
    expect(await one.end).toBe('stalled');
  });

  it('does not stall while it is paused', async () => {
    const one = upload();
    one.begun.pause();
    one.sends(2, 'paused');
    await jest.advanceTimersByTimeAsync(100_000);
    expect(one.task.cancel).not.toHaveBeenCalled();
    one.begun.resume();
    one.sends(2);
    await jest.advanceTimersByTimeAsync(45_000);
    expect(await one.end).toBe('stalled');
    expect([one.task.pause, one.task.resume].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('stored files', () => {
  const bytes = new TextEncoder().encode('picture').buffer as ArrayBuffer;

  it('are read as pictures, or as bytes', async () => {
    jest.mocked(getBytes).mockResolvedValue(bytes);
    const picture = await files.load('a/thumb.jpg');
    expect([picture.type, await picture.text()]).toEqual(['image/jpeg', 'picture']);
    expect(new TextDecoder().decode(await files.bytes('a/thumb.jpg'))).toBe('picture');
  });

  it('are listed by their paths', async () => {
    jest.mocked(listAll).mockResolvedValue({ items: [{ fullPath: 'a/full.jpg' }] } as never);
    expect(await files.list('a')).toEqual(['a/full.jpg']);
  });

  it('say with a code of ours why they cannot be had', async () => {
    const refused = () => fails('storage/unauthorized');
    jest.mocked(getBytes).mockImplementation(refused);
    jest.mocked(listAll).mockImplementation(refused);
    jest.mocked(deleteObject).mockImplementation(refused);
    for (const asked of [files.load('a'), files.bytes('a'), files.list('a'), files.remove('a')]) {
      await expect(asked).rejects.toMatchObject({ name: 'GatewayFailure', code: 'unauthorized' });
    }
  });

  it('are gone when they are removed, also when they were before', async () => {
    jest.mocked(deleteObject).mockResolvedValueOnce();
    await expect(files.remove('a')).resolves.toBeUndefined();
    jest.mocked(deleteObject).mockImplementation(() => fails('storage/object-not-found'));
    await expect(files.remove('a')).resolves.toBeUndefined();
  });

  it('are there with all of their bytes', async () => {
    jest.mocked(getMetadata).mockResolvedValue({ size: 5 } as never);
    expect([await files.isStored('a', 5), await files.isStored('a', 6)]).toEqual([true, false]);
    jest.mocked(getMetadata).mockImplementation(() => fails('storage/unauthorized'));
    expect(await files.isStored('a', 5)).toBe(false);
  });
});

it('is pointed to a local service before anything is asked', () => expect(connected).toHaveBeenCalledTimes(1));
