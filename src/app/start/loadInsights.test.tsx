import { loadInsights } from './loadInsights';

const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
});

describe('the insights script', () => {
  it('comes when the page has nothing better to do, from its own path', async () => {
    loadInsights('/_insights/script.js');
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/_insights/script.js']);
    expect(scripts()[0]?.async).toBe(true);
  });

  it('does not come where the address holds the code of a mailed link', async () => {
    const before = window.location.pathname;
    window.history.replaceState(null, '', '/auth/action?mode=signIn&oobCode=secret');
    loadInsights('/_insights/script.js');
    await jest.advanceTimersByTimeAsync(5000);
    expect(scripts()).toEqual([]);
    window.history.replaceState(null, '', before);
  });

  it('does not come where the link of an invitation names people', async () => {
    const before = window.location.pathname;
    window.history.replaceState(null, '', '/sign-in#sale=Clocks&by=Olga&as=editor');
    loadInsights('/_insights/script.js');
    await jest.advanceTimersByTimeAsync(5000);
    expect(scripts()).toEqual([]);
    window.history.replaceState(null, '', before);
  });

  it('leaves nothing behind when it is absent', async () => {
    loadInsights('/nothing.js');
    await jest.advanceTimersByTimeAsync(5000);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
  });

  it('gives way silently to a policy that forbids it', async () => {
    const createPolicy = () => {
      throw new TypeError('policy not allowed');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    loadInsights('/_insights/script.js');
    await jest.advanceTimersByTimeAsync(5000);
    expect(scripts()).toEqual([]);
    Reflect.deleteProperty(window, 'trustedTypes');
  });
});
