import { bringAppCheck } from './bringAppCheck';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('holds the page up for one try, and tries again behind it until it has come', async () => {
  const load = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('still gone'));
  const report = jest.fn();
  await bringAppCheck(load, report);
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([3, 2]);
});
