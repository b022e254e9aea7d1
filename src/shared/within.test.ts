import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what the work gives, and leaves no timer behind', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

it('rejects as the work does, and leaves no timer behind', async () => {
  await expect(within(1000, Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(jest.getTimerCount()).toBe(0);
});

it('is null when the work takes longer', async () => {
  const answer = jest.fn();
  void within(1000, new Promise(() => undefined)).then(answer);
  await jest.advanceTimersByTimeAsync(999);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith(null);
});
