import { GatewayFailure } from '../failure';
import type { PreparedPhoto } from './PhotoPreparer';
import { createPhotoPool, type PhotoWorker } from './photoPool';
import type { PrepareReply, PrepareRequest } from './workerMessages';

const prepared = (name: string): PreparedPhoto => ({
  files: { full: new Blob([name]), view: new Blob([name]), thumb: new Blob([name]) },
  width: 400,
  height: 400,
  hash: name,
});

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget implements PhotoWorker {
  readonly files: Blob[] = [];
  terminated = false;
  postMessage({ file }: PrepareRequest): void {
    this.files.push(file);
  }
  terminate(): void {
    this.terminated = true;
  }
  reply(data: PrepareReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** The script could not be fetched. */
  failToLoad(): void {
    this.dispatchEvent(new Event('error'));
  }
  crash(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

function setUp(size = 2) {
  const workers: HeldWorker[] = [];
  const pool = createPhotoPool(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  }, size);
  const at = (i: number): HeldWorker => {
    const worker = workers[i];
    if (!worker) throw new Error(`worker ${i} was not started`);
    return worker;
  };
  return { pool, workers, at };
}

const file = (name: string) => new File([name], name);
const namesOf = (worker: HeldWorker) => worker.files.map((blob) => blob instanceof File && blob.name);

describe('fingerprints', () => {
  it('are asked for in front of what is to be prepared, in their order', async () => {
    const { pool, at } = setUp(1);
    const all = [pool.prepare(file('a')), pool.prepare(file('b'))];
    const first = pool.fingerprint(file('x'));
    const second = pool.fingerprint(file('y'));
    at(0).reply({ prepared: prepared('A') });
    at(0).reply({ fingerprint: 'of x' });
    at(0).reply({ refused: 'damaged', detail: '' });
    at(0).reply({ prepared: prepared('B') });
    expect(await first).toBe('of x');
    await expect(second).rejects.toMatchObject({ code: 'damaged' });
    expect((await Promise.all(all)).map(({ hash }) => hash)).toEqual(['A', 'B']);
    expect(namesOf(at(0))).toEqual(['a', 'x', 'y', 'b']);
  });
});

describe('createPhotoPool', () => {
  it('starts no worker before it is needed, then no more than its size, and keeps the order', async () => {
    const { pool, workers, at } = setUp(2);
    expect(workers).toHaveLength(0);
    const all = ['a', 'b', 'c', 'd'].map((name) => pool.prepare(file(name)));
    expect(workers).toHaveLength(2);
    expect([namesOf(at(0)), namesOf(at(1))]).toEqual([['a'], ['b']]);
    at(1).reply({ prepared: prepared('B') });
    expect(namesOf(at(1))).toEqual(['b', 'c']);
    at(0).reply({ prepared: prepared('A') });
    at(0).reply({ prepared: prepared('D') });
    at(1).reply({ prepared: prepared('C') });
    expect((await Promise.all(all)).map((photo) => photo.hash)).toEqual(['A', 'B', 'C', 'D']);
    expect(workers).toHaveLength(2);
  });

  it('uses an idle worker again instead of starting another', async () => {
    const { pool, workers, at } = setUp(2);
    const first = pool.prepare(file('a'));
    at(0).reply({ prepared: prepared('A') });
    await first;
    void pool.prepare(file('b'));
    expect(workers).toHaveLength(1);
    expect(namesOf(at(0))).toEqual(['a', 'b']);
  });

  it('rejects with the reason of a refusal and goes on', async () => {
    const { pool, at } = setUp(1);
    const [bad, good] = [pool.prepare(file('a')), pool.prepare(file('b'))];
    at(0).reply({ refused: 'tooSmall', detail: '' });
    at(0).reply({ prepared: prepared('B') });
    await expect(bad).rejects.toMatchObject({ name: 'GatewayFailure', code: 'tooSmall' });
    await expect(good).resolves.toMatchObject({ hash: 'B' });
  });

  it('loses only the file of a worker that crashes, and replaces the worker', async () => {
    const { pool, workers, at } = setUp(2);
    const [crashed, other, later] = ['a', 'b', 'c'].map((name) => pool.prepare(file(name)));
    at(0).crash();
    await expect(crashed).rejects.toMatchObject({ code: 'notPrepared', cause: 'Photo worker: out of memory' });
    expect(at(0).terminated).toBe(true);
    expect(workers).toHaveLength(3);
    expect(namesOf(at(2))).toEqual(['c']);
    at(1).reply({ prepared: prepared('B') });
    at(2).reply({ prepared: prepared('C') });
    await expect(other).resolves.toMatchObject({ hash: 'B' });
    await expect(later).resolves.toMatchObject({ hash: 'C' });
  });

  it('distinguishes a worker that could not be fetched from one that crashed, and fetches it anew for the next file', async () => {
    const { pool, workers, at } = setUp(1);
    const [first, second] = [pool.prepare(file('a')), pool.prepare(file('b'))];
    at(0).failToLoad();
    await expect(first).rejects.toMatchObject({ name: 'GatewayFailure', code: 'notLoaded' });
    expect(namesOf(at(1))).toEqual(['b']);
    at(1).reply({ prepared: prepared('B') });
    await second;
    const third = pool.prepare(file('c'));
    at(1).failToLoad();
    await expect(third).rejects.toMatchObject({ code: 'notPrepared' });
    expect(workers).toHaveLength(2);
  });

  it('does not give work to a worker that crashed while idle', async () => {
    const { pool, workers, at } = setUp(1);
    const first = pool.prepare(file('a'));
    at(0).reply({ prepared: prepared('A') });
    await first;
    at(0).crash();
    void pool.prepare(file('b'));
    expect(workers).toHaveLength(2);
    expect(namesOf(at(1))).toEqual(['b']);
  });

  it('rejects every file, and does not hang, when workers cannot be started', async () => {
    const pool = createPhotoPool(() => {
      throw new Error('forbidden by policy');
    }, 2);
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => pool.prepare(file(name))));
    for (const result of results) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { code: 'notPrepared', cause: { message: 'forbidden by policy' } },
      });
    }
  });

  it('takes an aborted file out of the queue', async () => {
    const { pool, at } = setUp(1);
    const aborting = new AbortController();
    void pool.prepare(file('a'));
    const aborted = pool.prepare(file('b'), aborting.signal);
    const last = pool.prepare(file('c'));
    aborting.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    at(0).reply({ prepared: prepared('A') });
    expect(namesOf(at(0))).toEqual(['a', 'c']);
    at(0).reply({ prepared: prepared('C') });
    await expect(last).resolves.toMatchObject({ hash: 'C' });
  });

  it('rejects an aborted file under way at once and drops its result', async () => {
    const { pool, at } = setUp(1);
    const aborting = new AbortController();
    const aborted = pool.prepare(file('a'), aborting.signal);
    const next = pool.prepare(file('b'));
    aborting.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(namesOf(at(0))).toEqual(['a']);
    at(0).reply({ prepared: prepared('A') });
    at(0).reply({ prepared: prepared('B') });
    await expect(next).resolves.toMatchObject({ hash: 'B' });
  });

  it('does not begin with a signal that is aborted already', async () => {
    const { pool, workers } = setUp();
    await expect(pool.prepare(file('a'), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers).toHaveLength(0);
  });

  it('ends the workers and everything pending on close, and starts again afterwards', async () => {
    const { pool, workers, at } = setUp(1);
    const pending = ['a', 'b'].map((name) => pool.prepare(file(name)));
    pool.close();
    for (const promise of pending) {
      await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
      await expect(promise).rejects.not.toBeInstanceOf(GatewayFailure);
    }
    expect(at(0).terminated).toBe(true);
    const again = pool.prepare(file('c'));
    expect(workers).toHaveLength(2);
    at(0).reply({ prepared: prepared('late') });
    at(1).reply({ prepared: prepared('C') });
    await expect(again).resolves.toMatchObject({ hash: 'C' });
  });
});
