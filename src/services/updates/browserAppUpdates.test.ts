import { createBrowserAppUpdates } from './browserAppUpdates';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser in which a newer build waits and the present worker is busy. */
async function makeUpdates() {
  const posted: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => void posted.push(message) };
  const registration = Object.assign(new EventTarget(), { waiting });
  const workers = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
  const reload = jest.fn();
  const updates = createBrowserAppUpdates(workers as unknown as ServiceWorkerContainer, reload);
  const received = jest.fn();
  updates.follow(received);
  await jest.advanceTimersByTimeAsync(0);
  return { updates, workers, posted, reload, received };
}

it('asks the newer worker again while it does not take over, and reloads once when it does', async () => {
  const { updates, workers, posted, reload, received } = await makeUpdates();
  expect(received).toHaveBeenCalled();
  updates.apply();
  await jest.advanceTimersByTimeAsync(1_100);
  expect(posted).toHaveLength(3);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  workers.dispatchEvent(new Event('controllerchange'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(posted).toHaveLength(3);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads all the same when the newer worker does not come', async () => {
  const { updates, reload } = await makeUpdates();
  updates.apply();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** A browser in which nothing waits yet; `controller`: the worker that the page runs under. */
function makeBrowser(controller: object | null = {}) {
  const fresh = Object.assign(new EventTarget(), { state: 'installing' });
  const update = jest.fn(() => Promise.reject(new Error('No network.')));
  const registration = Object.assign(new EventTarget(), { waiting: null as object | null, installing: fresh, update });
  const register = jest.fn(async (_address: string) => registration);
  const workers = Object.assign(new EventTarget(), { controller, register });
  const reload = jest.fn();
  const updates = createBrowserAppUpdates(workers as unknown as ServiceWorkerContainer, reload);
  const comes = (state: string) => {
    registration.dispatchEvent(new Event('updatefound'));
    if (state === 'installed') registration.waiting = {};
    fresh.state = state;
    fresh.dispatchEvent(new Event('statechange'));
  };
  return { updates, registration, register, reload, update, comes };
}

describe('a newer build', () => {
  it('reaches all who follow, once it waits', async () => {
    const { updates, register, comes } = makeBrowser();
    const [one, other] = [jest.fn(), jest.fn()];
    const stop = updates.follow(one);
    updates.follow(other);
    await jest.advanceTimersByTimeAsync(0);
    expect(register.mock.calls).toEqual([['/sw.js']]);
    comes('installing');
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 0]);
    comes('installed');
    expect(other).toHaveBeenCalled();
    const times = one.mock.calls.length;
    stop();
    comes('installed');
    expect(one).toHaveBeenCalledTimes(times);
    expect(other.mock.calls.length).toBeGreaterThan(times);
  });

  it('is none when it is the first one', async () => {
    const { updates, comes } = makeBrowser(null);
    const received = jest.fn();
    updates.follow(received);
    await jest.advanceTimersByTimeAsync(0);
    comes('installed');
    expect(received).not.toHaveBeenCalled();
  });

  it('is looked for on demand, and a network that is away is no failure', async () => {
    const { updates, update } = makeBrowser();
    updates.check();
    expect(update).not.toHaveBeenCalled();
    updates.follow(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    updates.check();
    expect(update).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0);
  });

  it('comes with the next loading where none waits', () => {
    const { updates, reload } = makeBrowser();
    updates.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never comes where the browser has no such workers, or refuses them', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => createBrowserAppUpdates(undefined).follow(() => undefined)()).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
    const { updates, register } = makeBrowser();
    register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
    updates.follow(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('never comes where the browser registers nothing, and that is no failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { updates, register, reload } = makeBrowser();
    register.mockResolvedValueOnce(undefined as never);
    const received = jest.fn();
    updates.follow(received);
    await jest.advanceTimersByTimeAsync(0);
    updates.check();
    updates.apply();
    const warnings = warn.mock.calls.length;
    warn.mockRestore();
    expect([received.mock.calls.length, warnings, reload.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('is registered by an address that its policy allows, and no other is', async () => {
    const rules: { createScriptURL(url: string): string }[] = [];
    const createPolicy = jest.fn((_name: string, given: (typeof rules)[number]) => {
      rules.push(given);
      return { createScriptURL: (url: string) => `trusted ${given.createScriptURL(url)}` };
    });
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    const { updates, register } = makeBrowser();
    updates.follow(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    expect(createPolicy).toHaveBeenCalledWith('lotsmith-offline', expect.anything());
    expect(register).toHaveBeenCalledWith('trusted /sw.js');
    expect(() => rules[0]?.createScriptURL('/other.js')).toThrow(TypeError);
  });
});
