import type { PreparedPhoto } from '../photos/PhotoPreparer';
import { createPagePictures } from './pagePictures';

const live = new Set<string>();
beforeEach(() => {
  live.clear();
  let count = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${String((count += 1))}`;
    live.add(url);
    return url;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void live.delete(url));
});
afterEach(() => jest.restoreAllMocks());

const blob = new Blob(['x']);
const prepared: PreparedPhoto = { files: { full: blob, view: blob, thumb: blob }, width: 1, height: 1, hash: '' };

describe('pictures of this page', () => {
  it('show a chosen file at once, and the small sizes in its place later', () => {
    const pictures = createPagePictures(async () => blob);
    const received = jest.fn();
    pictures.subscribe(received);
    const id = pictures.hold(new File(['x'], '1.jpg'));
    const first = pictures.peek(id, 'thumb');
    expect(pictures.peek(id, 'view')).toBe(first);
    pictures.holdPrepared(id, prepared);
    expect(received).toHaveBeenCalledTimes(1);
    expect(live.has(String(first))).toBe(false);
    expect(pictures.peek(id, 'thumb')).not.toBe(first);
    expect(pictures.file(id)).toBeUndefined();
    expect(pictures.prepared(id)).toBe(prepared);
  });

  it('show what this device has kept: the chosen file, or the small sizes', () => {
    const pictures = createPagePictures(async () => blob);
    const received = jest.fn();
    pictures.subscribe(received);
    pictures.restore('chosen', { file: blob, prepared: null });
    pictures.restore('made', { file: null, prepared });
    expect(received).toHaveBeenCalledTimes(2);
    expect([pictures.file('chosen'), pictures.prepared('chosen')]).toEqual([blob, undefined]);
    expect([pictures.file('made'), pictures.prepared('made')]).toEqual([undefined, prepared]);
    expect(pictures.peek('chosen', 'thumb')).toBe(pictures.peek('chosen', 'view'));
    expect(pictures.peek('made', 'thumb')).not.toBe(pictures.peek('made', 'view'));
  });

  it('keep what is shown when the bytes are let go', () => {
    const pictures = createPagePictures(async () => blob);
    const id = pictures.hold(new File(['x'], '1.jpg'));
    pictures.holdPrepared(id, prepared);
    const shown = pictures.peek(id, 'thumb');
    pictures.release(id);
    expect(pictures.prepared(id)).toBeUndefined();
    expect(pictures.peek(id, 'thumb')).toBe(shown);
    expect(live.has(String(shown))).toBe(true);
  });

  it('read a stored picture once, however many ask', async () => {
    const load = jest.fn(async () => blob);
    const pictures = createPagePictures(load);
    expect(pictures.peek('p', 'view')).toBeNull();
    const urls = await Promise.all([
      pictures.load('p', 'sales/s/photos/p', 'view'),
      pictures.load('p', 'sales/s/photos/p', 'view'),
    ]);
    urls.push(await pictures.load('p', 'sales/s/photos/p', 'view'));
    expect(new Set(urls).size).toBe(1);
    expect(load.mock.calls).toEqual([['sales/s/photos/p/view.jpg']]);
  });

  it('read it again after a failure', async () => {
    const load = jest.fn<Promise<Blob>, []>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(blob);
    const pictures = createPagePictures(load);
    await expect(pictures.load('p', 'x', 'thumb')).rejects.toThrow('no');
    await expect(pictures.load('p', 'x', 'thumb')).resolves.toMatch(/^blob:/);
  });

  it('keep the 600 used last', async () => {
    const pictures = createPagePictures(async () => blob);
    for (let n = 0; n < 600; n += 1) await pictures.load(`p${String(n)}`, 'x', 'thumb');
    pictures.peek('p0', 'thumb');
    await pictures.load('p600', 'x', 'thumb');
    expect(live.size).toBe(600);
    expect(pictures.peek('p0', 'thumb')).not.toBeNull();
    expect(pictures.peek('p1', 'thumb')).toBeNull();
  });

  it('forget everything at the end of a session, also what arrives later', async () => {
    const answers: ((found: Blob) => void)[] = [];
    const pictures = createPagePictures(() => new Promise((resolve) => answers.push(resolve)));
    const held = pictures.hold(new File(['x'], '1.jpg'));
    pictures.peek(held, 'thumb');
    const old = pictures.load('p', 'x', 'thumb');
    pictures.clear();
    expect(live.size).toBe(0);
    expect(pictures.file(held)).toBeUndefined();
    const fresh = pictures.load('p', 'x', 'thumb');
    answers[0]?.(blob);
    await expect(old).rejects.toMatchObject({ name: 'AbortError' });
    expect(pictures.peek('p', 'thumb')).toBeNull();
    const again = pictures.load('p', 'x', 'thumb');
    expect(answers).toHaveLength(2);
    answers[1]?.(blob);
    await expect(fresh).resolves.toBe(await again);
  });

  it('can be recalled after the end of a session where the developer tools look back, and nowhere else', async () => {
    const [kept, forgotten] = [true, false].map((keepsPast) => createPagePictures(async () => blob, { keepsPast }));
    const shown = await kept?.load('p', 'x', 'thumb');
    await forgotten?.load('p', 'x', 'thumb');
    expect(kept?.recall('p', 'thumb')).toBeNull();
    kept?.clear();
    forgotten?.clear();
    expect([kept?.peek('p', 'thumb'), kept?.recall('p', 'thumb')]).toEqual([null, shown]);
    expect(forgotten?.recall('p', 'thumb')).toBeNull();
    expect([...live]).toEqual([shown]);
  });

  it('of the past are at most 600', async () => {
    const pictures = createPagePictures(async () => blob, { keepsPast: true });
    for (let n = 0; n < 601; n += 1) {
      await pictures.load(`p${String(n)}`, 'x', 'thumb');
      pictures.clear();
    }
    expect(live.size).toBe(600);
    expect(pictures.recall('p0', 'thumb')).toBeNull();
    expect(pictures.recall('p1', 'thumb')).not.toBeNull();
  });

  it('tell nobody who has stopped listening', () => {
    const pictures = createPagePictures(async () => blob);
    const received = jest.fn();
    pictures.subscribe(received)();
    pictures.clear();
    expect(received).not.toHaveBeenCalled();
  });
});
