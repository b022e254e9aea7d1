import { keepAsking } from './keepAsking';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Asks what fails `failures` times before it answers. */
function asking(failures: number) {
  let asked = 0;
  const ask = jest.fn((): Promise<string> => {
    asked += 1;
    return asked > failures ? Promise.resolve('here') : Promise.reject(new Error('The network is away.'));
  });
  const answers: string[] = [];
  const end = keepAsking(ask, (answer) => answers.push(answer));
  return { ask, answers, end };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('keepAsking', () => {
  it('asks again after pauses that double, until there is an answer', async () => {
    const { ask, answers } = asking(3);
    await pass(2999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(6000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(answers).toEqual([]);
    await pass(12_000);
    expect(answers).toEqual(['here']);
    await pass(600_000);
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('pauses a minute at most', async () => {
    const { ask, end } = asking(Infinity);
    await pass(93_000);
    expect(ask).toHaveBeenCalledTimes(6);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(7);
    end();
  });

  it.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['somebody comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('asks at once when %s', async (_, happen) => {
    const { ask, answers } = asking(1);
    await pass(10);
    happen();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(answers).toEqual(['here']);
  });

  it('asks once at a time', () => {
    const { ask, end } = asking(0);
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
    end();
  });

  it('asks nothing and reports nothing when it was ended', async () => {
    const { ask, answers, end } = asking(1);
    await pass(10);
    end();
    await pass(600_000);
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(answers).toEqual([]);
  });
});
