import { inTime, whileAnswered } from './inTime';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('done'), ms));
const late = { name: 'GatewayFailure', code: 'unavailable' };

it('gives up a call that was not answered in ten seconds', async () => {
  const refused = inTime(after(11_000)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await refused).toMatchObject(late);
});

it('gives a call the time for what it carries', async () => {
  const done = inTime(after(25_000), 400_000);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(await done).toBe('done');
});

it('counts the silence between answers, and not the whole work', async () => {
  const done = whileAnswered(async (answered) => {
    for (let part = 0; part < 5; part += 1) {
      await after(8_000);
      answered();
    }
    return 'all';
  });
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await done).toBe('all');
  const refused = whileAnswered(() => after(11_000)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await refused).toMatchObject(late);
  expect(jest.getTimerCount()).toBe(0);
});
