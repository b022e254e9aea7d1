import type { KeyGateway } from '../KeyGateway';
import { importKey, newKeyText } from './encryption';
import { createLeftWork, type OpenWork } from './lazyLeftWork';

/** Work of a person on the device: so many operations and photos. */
function device({ operations = 0, photos = 0 } = {}) {
  const some = (count: number) => async (uid: string) =>
    uid === 'ada' ? Array.from({ length: count }, () => ({})) : [];
  const encrypt = jest.fn(async () => 1);
  const open = jest.fn(
    async () =>
      ({
        outbox: { list: some(operations) },
        photoOutbox: { list: some(photos) },
        encryptedOutbox: { encrypt },
      }) as unknown as OpenWork,
  );
  return { open, encrypt };
}
const noKeys = (): Promise<KeyGateway> => Promise.reject(new Error('No network.'));
let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

describe('unsent work that lies open', () => {
  it.each([
    ['an operation', { operations: 1 }, true],
    ['a photo', { photos: 1 }, true],
    ['nothing', {}, false],
  ])('is there with %s, of its person', async (_name, work, isThere) => {
    const left = createLeftWork(device(work).open, noKeys);
    expect(await left.isThere('ada')).toBe(isThere);
    expect(await left.isThere('ben')).toBe(false);
  });

  it('counts as none when the device does not say', async () => {
    const left = createLeftWork(() => Promise.reject(new Error('No storage.')), noKeys);
    expect(await left.isThere('ada')).toBe(false);
    expect(await left.prepare('ada')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is locked later, with the key that was fetched before', async () => {
    const { open, encrypt } = device({ operations: 1 });
    const key = await importKey(newKeyText());
    const obtain = jest.fn(async () => key);
    const lock = await createLeftWork(open, async () => ({ obtain })).prepare('ada');
    expect(obtain).toHaveBeenCalledWith('ada');
    expect(encrypt).not.toHaveBeenCalled();
    await lock?.();
    expect(encrypt).toHaveBeenCalledWith('ada', key);
  });

  it('cannot be locked without its key', async () => {
    const { open, encrypt } = device({ operations: 1 });
    expect(await createLeftWork(open, noKeys).prepare('ada')).toBeNull();
    expect(encrypt).not.toHaveBeenCalled();
  });
});
