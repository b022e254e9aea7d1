import { collection, disableNetwork, doc, enableNetwork, type Firestore, onSnapshot } from 'firebase/firestore';
import { listenTo, listenToOne } from './listenTo';

jest.mock('firebase/firestore', () => ({
  collection: (firestore: unknown) => ({ firestore }),
  doc: (firestore: unknown) => ({ firestore }),
  onSnapshot: jest.fn(() => () => undefined),
  disableNetwork: jest.fn(() => Promise.resolve()),
  enableNetwork: jest.fn(() => Promise.resolve()),
}));

const ignore = () => undefined;
/** Tells the listening that was begun as the first, second, … something. */
function tell(place: number, fromCache: boolean): void {
  const [, , next] = jest.mocked(onSnapshot).mock.calls[place] as unknown as [
    unknown,
    unknown,
    (snapshot: unknown) => void,
  ];
  next({ metadata: { fromCache } });
}

let documents: Firestore;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  documents = {} as Firestore;
});
afterEach(() => jest.useRealTimers());

it('lets the database ask again for what the server has left without an answer', async () => {
  const notified = jest.fn();
  const ends = [
    listenTo(collection(documents, 'lots'), notified, ignore),
    listenToOne(doc(documents, 'users', 'ada'), notified, ignore),
  ];
  for (const place of [0, 1]) tell(place, false);
  for (const place of [0, 1]) tell(place, true);
  tell(1, false);
  expect(notified).toHaveBeenCalledTimes(5);
  await jest.advanceTimersByTimeAsync(30_000);
  expect([disableNetwork, enableNetwork].map((each) => jest.mocked(each).mock.calls)).toEqual([
    [[documents]],
    [[documents]],
  ]);
  for (const end of ends) end();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(disableNetwork).toHaveBeenCalledTimes(1);
});

it('asks no more for what has failed, and takes it when the database was closed meanwhile', async () => {
  const failed = jest.fn();
  listenTo(collection(documents, 'lots'), ignore, failed);
  jest.mocked(disableNetwork).mockRejectedValueOnce(new Error('The client has been terminated.'));
  await jest.advanceTimersByTimeAsync(100_000);
  expect([disableNetwork, enableNetwork].map((each) => jest.mocked(each).mock.calls.length)).toEqual([1, 0]);
  const [, , , fail] = jest.mocked(onSnapshot).mock.calls[0] as unknown as [
    unknown,
    unknown,
    unknown,
    (error: Error) => void,
  ];
  fail(new Error('No.'));
  expect(failed).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(disableNetwork).toHaveBeenCalledTimes(1);
});

it('asks again soon when the browser says that it is online, however long it was not', async () => {
  const browser = new EventTarget();
  Object.assign(globalThis, { addEventListener: browser.addEventListener.bind(browser) });
  try {
    const end = listenTo(collection(documents, 'lots'), ignore, ignore);
    for (const fromCache of [false, true]) tell(0, fromCache);
    await jest.advanceTimersByTimeAsync(3_600_000);
    jest.mocked(disableNetwork).mockClear();
    browser.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(21_000);
    expect(disableNetwork).toHaveBeenCalledTimes(1);
    end();
  } finally {
    Reflect.deleteProperty(globalThis, 'addEventListener');
  }
});
