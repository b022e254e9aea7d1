import { type Asked, count } from './count';
import { judgeSlow, type SlowDay } from './judge';
import type { Exchange } from './lateDoor';

const asked = (path: string, more: Partial<Exchange> = {}): Exchange => ({
  method: 'POST',
  path,
  body: '',
  sentBytes: 100,
  at: 0,
  receivedBytes: 50,
  status: 200,
  isCut: false,
  refusedInStream: [],
  ...more,
});
const DOCUMENTS = '/v1/projects/p/databases/(default)/documents';
const record = (id: string): string => `"update":{"name":"projects/p/databases/(default)/documents/sales/s/ops/${id}"}`;
const commit = (id: string, more: Partial<Exchange> = {}): Exchange =>
  asked(`${DOCUMENTS}:commit`, { body: `{"writes":[{${record(id)}}]}`, ...more });
const stream = (id: string, more: Partial<Exchange> = {}): Exchange =>
  asked('/google.firestore.v1.Firestore/Write/channel?VER=8', {
    body: `count=1&req0___data__=${encodeURIComponent(record(id)).replaceAll('%20', '+')}`,
    ...more,
  });
const upload = (more: Partial<Exchange> = {}): Exchange => asked('/v0/b/bucket/o?name=a.jpg', more);

const WORK: Omit<Asked, 'auth'> = { firestore: [commit('a'), commit('b'), stream('c')], storage: [upload()] };

function day(delayMs: number, seconds: number, more: Partial<Asked> = {}, waits = { letter: 24, word: 40 }): SlowDay {
  return { delayMs, seconds, waits, counted: count({ auth: [], ...WORK, ...more }), errors: [] };
}
/** What is missed with this day behind one without a delay. */
function missed(late: SlowDay): string[] {
  const { metrics, limits, pass } = judgeSlow([day(0, 10), late], { photos: 6, titles: 4 });
  const found = Object.entries(limits).filter(([key, limit]) => Number(metrics[key]) > Number(limit.replace('≤ ', '')));
  expect(pass).toBe(found.length === 0);
  return found.map(([key]) => key.replace('1000 ms later: ', ''));
}

it('sorts requests by service and kind, with those that browsers ask before', () => {
  const preflight = { method: 'OPTIONS' };
  const { kinds, sentBytes, receivedBytes } = count({
    auth: [asked('/v1/token?key=k'), asked('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k')],
    firestore: [commit('a'), commit('b', preflight), stream('c'), asked(`${DOCUMENTS}:batchGet`)],
    storage: [upload(), upload(preflight), upload({ method: 'GET' })],
  });
  expect(Object.fromEntries(kinds)).toEqual({
    'auth lookup': 1,
    'auth token': 1,
    'firestore batchGet': 1,
    'firestore commit': 1,
    'firestore preflight': 1,
    'firestore write stream': 1,
    'storage preflight': 1,
    'storage read': 1,
    'storage upload': 1,
  });
  expect([sentBytes, receivedBytes]).toEqual([900, 450]);
});

it('holds where a delay costs itself and nothing else', () => {
  expect(missed(day(1_000, 20))).toEqual([]);
});

it.each([
  ['that takes longer than its trips', day(1_000, 41), ['times what that takes at least']],
  [
    'with a commit sent again',
    day(1_000, 20, { firestore: [commit('a'), commit('a'), commit('b'), stream('c')], storage: [] }),
    ['operations sent more than once'],
  ],
  [
    'with a commit sent again in a stream',
    day(1_000, 20, { firestore: [commit('a'), commit('b'), stream('c'), stream('c')] }),
    ['operations sent more than once'],
  ],
  ['with a refusal', day(1_000, 20, { storage: [upload({ status: 403 })] }), ['answers 403, 409 and 429']],
  [
    'with a refusal in a stream',
    day(1_000, 20, { firestore: [commit('a'), commit('b'), stream('c', { refusedInStream: [403] })] }),
    ['answers 403, 409 and 429'],
  ],
  [
    'with a call that is broken off',
    day(1_000, 20, { firestore: [commit('a', { isCut: true }), commit('b'), stream('c', { isCut: true })] }),
    ['calls that the page broke off'],
  ],
  [
    'that asks more often',
    day(1_000, 20, { storage: [upload(), upload()] }),
    ['calls and uploads, times those without a delay'],
  ],
  [
    'that lets a person wait',
    day(1_000, 20, {}, { letter: 204, word: 1_000 }),
    ['longest wait for a typed letter, ms', 'longest wait for a typed word, ms'],
  ],
])('misses a day %s', (_name, late, expected) => {
  expect(missed(late)).toEqual(expected);
});
