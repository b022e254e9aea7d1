import { createPageClaims } from './pageClaims';

type Work = (lock: object | null) => Promise<void> | undefined;

/** The locks of a browser, for all its pages: it answers a moment later, and gets a lock back a moment after its end. */
function makeBrowser() {
  const held = new Set<string>();
  const request = jest.fn(async (name: string, _options: LockOptions, work: Work) => {
    await Promise.resolve();
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    await Promise.resolve();
    held.delete(name);
    return undefined;
  });
  const page = () => createPageClaims({ request } as unknown as Pick<LockManager, 'request'>, 'photo-');
  return { held, request, page };
}

const moment = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

it('gives each thing to one page', async () => {
  const { held, page } = makeBrowser();
  const [one, other] = [page(), page()];
  expect([await one.claim('1'), await other.claim('1'), await other.claim('2')]).toEqual(['new', 'taken', 'new']);
  expect([...held]).toEqual(['photo-1', 'photo-2']);
});

it('says that this page has it already, also while the browser has not answered', async () => {
  const { request, page } = makeBrowser();
  const [one, other] = [page(), page()];
  expect(await Promise.all([one.claim('1'), one.claim('1'), other.claim('1'), other.claim('1')])).toEqual([
    ...['new', 'own', 'taken', 'taken'],
  ]);
  expect(await one.claim('1')).toBe('own');
  expect(request).toHaveBeenCalledTimes(2);
});

it('may be asked for again by a page that did not get it', async () => {
  const { page } = makeBrowser();
  const [one, other] = [page(), page()];
  await one.claim('1');
  await other.claim('1');
  one.release('1');
  await moment();
  expect(await other.claim('1')).toBe('new');
});

it('goes back to the page that has just released it', async () => {
  const { held, page } = makeBrowser();
  const one = page();
  await one.claim('1');
  one.release('1');
  expect(await one.claim('1')).toBe('new');
  one.release('1');
  await moment();
  expect(held.size).toBe(0);
});

it('is never held when it is released before the browser has answered', async () => {
  const { held, page } = makeBrowser();
  const [one, other] = [page(), page()];
  const first = one.claim('1');
  one.release('1');
  const again = one.claim('1');
  one.releaseAll();
  expect(await Promise.all([first, again])).toEqual(['taken', 'taken']);
  await moment();
  expect(held.size).toBe(0);
  expect(await other.claim('1')).toBe('new');
});

it('belongs to the page that asked once more before the browser answered the first time', async () => {
  const { page } = makeBrowser();
  const [one, other] = [page(), page()];
  const first = one.claim('1');
  one.release('1');
  expect(await Promise.all([first, one.claim('1')])).toEqual(['taken', 'new']);
  expect([await one.claim('1'), await other.claim('1')]).toEqual(['own', 'taken']);
});

it('lets go of all, also of what the browser answers later', async () => {
  const { held, page } = makeBrowser();
  const one = page();
  await one.claim('1');
  const late = one.claim('2');
  one.releaseAll();
  one.release('never claimed');
  expect(await late).toBe('taken');
  await moment();
  expect(held.size).toBe(0);
});

it('passes on that the browser could not say it, and asks again the next time', async () => {
  const { request, page } = makeBrowser();
  const one = page();
  request.mockRejectedValueOnce(new Error('No locks.'));
  const answers = await Promise.allSettled([one.claim('1'), one.claim('1')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await one.claim('1')).toBe('new');
});

it('keeps what was claimed anew when an earlier question fails', async () => {
  const { request, page } = makeBrowser();
  const one = page();
  request.mockRejectedValueOnce(new Error('No locks.'));
  const failed = one.claim('1');
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
  one.release('1');
  const again = one.claim('1');
  await expect(failed).rejects.toThrow('No locks.');
  expect([await again, await one.claim('1')]).toEqual(['new', 'own']);
});

it('lets every page work on everything where the browser has no locks', async () => {
  const [one, other] = [createPageClaims(undefined, 'photo-'), createPageClaims(undefined, 'photo-')];
  expect([await one.claim('1'), await one.claim('1'), await other.claim('1')]).toEqual(['new', 'own', 'new']);
  one.release('1');
  expect(await one.claim('1')).toBe('new');
});
