import 'fake-indexeddb/auto';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createKeptThumbs } from './cachedThumbs';
import { idle } from '../../testing/waiting/idle';

const PATH = 'sales/one/photos/p/thumb.jpg';
let person: string | null = 'ada';
const kept = createIdbOfflineCache('thumbs');
const whoIs = () => person;
const online = createKeptThumbs(async (path) => new Blob([path]), kept, whoIs);
const offline = createKeptThumbs(() => Promise.reject(new Error('retry-limit-exceeded')), kept, whoIs);

it('small pictures that were seen are there without a network, for their person', async () => {
  await online(PATH);
  await online('sales/one/photos/p/full.jpg');
  await idle();
  expect(await (await offline(PATH)).text()).toBe(PATH);
  await expect(offline('sales/one/photos/p/full.jpg')).rejects.toThrow('retry-limit-exceeded');
  await expect(offline('sales/one/photos/q/thumb.jpg')).rejects.toThrow('retry-limit-exceeded');
});

it('go with their sale, and before somebody else can see them', async () => {
  await online(PATH);
  await online('sales/two/photos/p/thumb.jpg');
  await idle();
  await kept.forget('ada', 'one');
  await expect(offline(PATH)).rejects.toThrow();
  await offline('sales/two/photos/p/thumb.jpg');
  person = 'ben';
  await expect(offline('sales/two/photos/p/thumb.jpg')).rejects.toThrow();
});

describe('a network that is slow', () => {
  afterEach(() => void jest.useRealTimers());
  const copy = new Blob(['copy']);
  const saved = jest.fn(async () => undefined);
  /** What comes of a small picture, of which the device has `thumb`; the server's answer is the test's. */
  const ask = (thumb: () => Promise<Blob | null>, path = PATH) => {
    jest.useFakeTimers();
    const answer: { give(blob: Blob): void; refuse(): void } = { give: () => undefined, refuse: () => undefined };
    const load = () =>
      new Promise<Blob>((resolve, reject) =>
        Object.assign(answer, { give: resolve, refuse: () => reject(new Error('refused')) }),
      );
    const settled = jest.fn();
    const shown = createKeptThumbs(load, { thumb, saveThumb: saved }, () => 'cleo')(path);
    void shown.then(settled, settled);
    return { answer, shown, settled };
  };

  it('is passed over after three seconds where there is a copy', async () => {
    const { shown, settled } = ask(async () => copy);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await shown).toBe(copy);
  });

  it('is waited for where there is none, or where the browser keeps nothing', async () => {
    for (const thumb of [async () => null, () => Promise.reject(new Error('No storage.'))]) {
      const { answer, shown, settled } = ask(thumb);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(settled).not.toHaveBeenCalled();
      const fresh = new Blob(['fresh']);
      answer.give(fresh);
      expect(await shown).toBe(fresh);
      expect(saved).toHaveBeenLastCalledWith('cleo', PATH, fresh);
    }
  });

  it('is waited for whatever it takes for larger pictures', async () => {
    const { settled } = ask(async () => copy, 'sales/one/photos/p/full.jpg');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });
});

it('a picture that comes after the session is kept for nobody', async () => {
  const saveThumb = jest.fn(async () => undefined);
  let whose: string | null = 'cleo';
  const load = async () => {
    whose = 'dora';
    return new Blob(['late']);
  };
  await createKeptThumbs(load, { thumb: async () => null, saveThumb }, () => whose)(PATH);
  expect(saveThumb).not.toHaveBeenCalled();
  whose = null;
  await createKeptThumbs(
    async () => new Blob(['x']),
    { thumb: async () => null, saveThumb },
    () => whose,
  )(PATH);
  expect(saveThumb).not.toHaveBeenCalled();
});
