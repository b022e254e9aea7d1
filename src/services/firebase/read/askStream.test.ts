import type { DocumentReference, Query } from 'firebase/firestore';
import { documentIn, serve, server, snapshotOf } from '../../../testing/services/documentsSdk';
import { createStreamReader } from './askStream';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const LOTS = { path: 'sales/s/lots', firestore: {} } as unknown as Query;
const LOT = { path: 'sales/s/lots/a', firestore: {} } as unknown as DocumentReference;
const lots = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`sales/s/lots/${id}`, {}]));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
function reading(silent?: () => void) {
  serve({});
  const reader = createStreamReader(silent);
  stops.push(reader.stop);
  return reader;
}

describe('a question in the stream', () => {
  it('is answered by the server alone, and then asked no more', async () => {
    const silent = jest.fn();
    const answer = reading(silent).list(LOTS);
    const [one] = server.listened;
    one?.next(snapshotOf(lots('remembered'), { fromCache: true }));
    expect(silent).not.toHaveBeenCalled();
    one?.next(snapshotOf({}, { fromCache: true }));
    expect(silent).toHaveBeenCalledTimes(1);
    one?.next(snapshotOf(lots('a')));
    expect(server.listened).toEqual([]);
    one?.next(snapshotOf(lots('later')));
    expect((await answer).docs.map(({ id }) => id)).toEqual(['a']);
  });

  it('goes on until the answer is enough', async () => {
    const answer = reading().list(LOTS, ({ docs }) => docs.length > 1);
    const [one] = server.listened;
    one?.next(snapshotOf(lots('a')));
    expect(server.listened).toHaveLength(1);
    one?.next(snapshotOf(lots('a', 'b')));
    expect((await answer).docs).toHaveLength(2);
  });

  it('may be about one document, which is not there without a word of the server', async () => {
    const silent = jest.fn();
    const answer = reading(silent).one(LOT);
    const [one] = server.listened;
    const lot = (data: Record<string, unknown> | undefined, fromCache: boolean) =>
      documentIn('sales/s/lots/a', data, { fromCache });
    one?.next(lot(undefined, true));
    expect(silent).toHaveBeenCalledTimes(1);
    one?.next(lot({}, true));
    expect(silent).toHaveBeenCalledTimes(1);
    one?.next(lot(undefined, false));
    expect((await answer).exists()).toBe(false);
  });

  it('is refused with the reason of the server', async () => {
    const answer = reading().list(LOTS);
    const refused = new Error('refused');
    server.listened[0]?.fail(refused);
    await expect(answer).rejects.toBe(refused);
  });

  it('stays without an answer when nobody wants one any more', async () => {
    const reader = reading();
    const settled = jest.fn();
    reader.list(LOTS).then(settled, settled);
    reader.one(LOT).then(settled, settled);
    const asked = [...server.listened];
    expect(asked).toHaveLength(2);
    reader.stop();
    expect(server.listened).toEqual([]);
    asked[0]?.next(snapshotOf(lots('a')));
    reader.list(LOTS).then(settled, settled);
    expect(server.listened).toEqual([]);
    await new Promise(process.nextTick);
    expect(settled).not.toHaveBeenCalled();
  });
});
