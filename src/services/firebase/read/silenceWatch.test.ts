import { createSilenceWatch, type SilenceWatch } from './silenceWatch';

let restart: jest.Mock<void, []>;
let watch: SilenceWatch;
const after = (seconds: number): number => {
  jest.advanceTimersByTime(seconds * 1_000);
  return restart.mock.calls.length;
};
/** A listening that the server has answered. */
const answered = () => {
  const one = watch.begin();
  one.received(true);
  return one;
};

beforeEach(() => {
  jest.useFakeTimers();
  restart = jest.fn<void, []>();
  watch = createSilenceWatch(restart);
});
afterEach(() => jest.useRealTimers());

it('leaves alone what the server answers, and what nobody listens to any more', () => {
  answered();
  watch.begin().end();
  const lost = answered();
  lost.received(false);
  lost.end();
  expect(after(3_600)).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('begins anew when one of several is answered no more after the network was away', () => {
  const [one, other] = [answered(), answered()];
  for (const each of [one, other]) each.received(false);
  after(5);
  one.received(true);
  expect([after(14), after(2)]).toEqual([0, 1]);
  other.received(true);
  expect(after(3_600)).toBe(1);
});

it('gives the first answer the time that a whole sale takes, also when others are missed meanwhile', () => {
  const whole = watch.begin();
  const other = answered();
  after(60);
  other.received(false);
  after(10);
  other.received(true);
  expect([after(19), after(2)]).toEqual([0, 1]);
  whole.received(true);
  expect(after(3_600)).toBe(1);
});

it("counts from the server's last answer, however often one is missed", () => {
  const one = answered();
  one.received(false);
  after(15);
  one.received(false);
  expect(after(6)).toBe(1);
});

it('waits twice as long each time that it was in vain, and as at first once all are answered', () => {
  const one = answered();
  one.received(false);
  expect([after(21), after(38), after(4), after(76), after(5)]).toEqual([1, 1, 2, 2, 3]);
  // In a day that nobody answers: hardly more often than the database tries to connect.
  expect(after(86_400)).toBeLessThan(300);
  one.received(true);
  const before = restart.mock.calls.length;
  one.received(false);
  expect(after(21)).toBe(before + 1);
});

it('is not put off by what begins later', () => {
  const lost = answered();
  lost.received(false);
  after(10);
  watch.begin();
  answered();
  expect(after(11)).toBe(1);
});

describe('after the network was away for an hour', () => {
  /** Two that were answered before, and wait for the server again. */
  const afterAnHour = () => {
    const [one, other] = [answered(), answered()];
    for (const each of [one, other]) each.received(false);
    after(3_600);
    restart.mockClear();
    return [one, other] as const;
  };

  it('begins anew soon when only one of two is answered again', () => {
    const [one, other] = afterAnHour();
    one.received(true);
    expect([after(19), after(2)]).toEqual([0, 1]);
    other.received(true);
    expect(after(3_600)).toBe(1);
  });

  it('begins anew soon when the browser says that it is back, and nobody is answered', () => {
    afterAnHour();
    watch.mayBeBack();
    expect([after(19), after(2)]).toEqual([0, 1]);
  });

  it('begins anew as soon when one of them ended in the meantime', () => {
    const [one] = afterAnHour();
    one.end();
    one.end();
    after(3_600);
    restart.mockClear();
    watch.mayBeBack();
    expect([after(19), after(2)]).toEqual([0, 1]);
  });
});

it('waits longer each time for a large sale on a slow network, though small lists are answered at once', () => {
  const small = answered();
  watch.begin();
  restart.mockImplementation(() => {
    small.received(false);
    small.received(true);
  });
  expect([after(91), after(178), after(2), after(357), after(3)]).toEqual([1, 1, 2, 2, 3]);
  watch.mayBeBack();
  expect([after(715), after(5)]).toEqual([3, 4]);
});

it('counts anew for one that was answered in between', () => {
  answered();
  const slow = watch.begin();
  expect(after(91)).toBe(1);
  slow.received(true);
  slow.received(false);
  expect([after(19), after(2)]).toEqual([1, 2]);
});
