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
