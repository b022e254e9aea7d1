import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseNumbersGateway } from './firebaseNumbersGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const numbers = createFirebaseNumbersGateway({} as Firestore);
const held = (number: string, lotId = `lot${number}`) => ({ number, lotId });
const claims = (...some: readonly string[]) =>
  Object.fromEntries(some.map((each) => [`sales/s/numbers/${each}`, { lotId: `lot${each}`, by: 'ada' }]));
let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

describe('numbers that are reserved', () => {
  it('are all of them claimed in one commit', async () => {
    serve({});
    expect(await numbers.reserve('s', [held('12'), held('13')], 'ada')).toBe('reserved');
    expect(server.writes).toEqual([
      ['set sales/s/numbers/12', { lotId: 'lot12', by: 'ada', reservedAt: NOW }],
      ['set sales/s/numbers/13', { lotId: 'lot13', by: 'ada', reservedAt: NOW }],
    ]);
  });

  it.each([
    ['are taken when another lot has one of them', { 'sales/s/numbers/13': { lotId: 'other', by: 'ben' } }, 'taken'],
    ['are refused when nobody else has one', claims('12', '14'), null],
  ])('%s', async (_name, documents, said) => {
    serve(documents, 'permission-denied');
    const reserved = numbers.reserve('s', [held('12'), held('13')], 'ada');
    if (said === null) await expect(reserved).rejects.toMatchObject({ code: 'permission-denied' });
    else expect(await reserved).toBe(said);
  });

  it('are not looked for when there is no answer', async () => {
    serve({}, 'unavailable');
    await expect(numbers.reserve('s', [held('12')], 'ada')).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.reads).toEqual([]);
  });
});

describe('the claims of a sale', () => {
  const documents = {
    'sales/s/numbers/12': { lotId: 'a', by: 'ada', reservedAt: new Moment(5) },
    'sales/s/numbers/13': { lotId: 'b', by: 'ben' },
    'sales/s/numbers/14': { lotId: 'c', by: 'ben', reservedAt: null },
    'sales/s/numbers/15': { by: 'ben' },
    'sales/s/numbers/16': { lotId: 'd', by: 'ben', reservedAt: 'today' },
  };
  const read = [
    { number: '12', lotId: 'a', by: 'ada', reservedAt: 5 },
    { number: '13', lotId: 'b', by: 'ben', reservedAt: null },
    { number: '14', lotId: 'c', by: 'ben', reservedAt: null },
  ];

  it('are read without those that are none, which the log names', async () => {
    serve(documents);
    expect(await numbers.list('s')).toEqual(read);
    expect(warn.mock.calls.map(([words]: unknown[]) => words)).toEqual([
      'The claim of number 15 cannot be read.',
      'The claim of number 16 cannot be read.',
    ]);
  });

  it('are followed: once when the server has said that there are none, and with every change', () => {
    serve({});
    const received: unknown[] = [];
    const stop = numbers.listenReserved('s', (event) => received.push(event));
    const [one] = server.listened;
    expect(one?.asked).toBe('sales/s/numbers | reservedAt');
    one?.next(snapshotOf({}, { fromCache: true }));
    expect(received).toEqual([]);
    one?.next(snapshotOf({}));
    one?.next(snapshotOf({}));
    expect(received).toEqual([{ type: 'reserved', claims: [] }]);
    one?.next(snapshotOf(documents));
    expect(received[1]).toEqual({ type: 'reserved', claims: read });
    one?.fail(new Error('of the SDK'));
    expect(received[2]).toEqual({ type: 'failed', code: 'unknown' });
    stop();
  });

  it('are shown from what the page remembers', () => {
    serve({});
    const received: unknown[] = [];
    const stop = numbers.listenReserved('s', (event) => received.push(event));
    server.listened[0]?.next(snapshotOf(documents, { fromCache: true }));
    expect(received).toHaveLength(1);
    stop();
  });
});

describe('numbers that are given back', () => {
  it('are those that are still held for the same lot', async () => {
    serve({ ...claims('12', '13'), 'sales/s/numbers/14': { lotId: 'other', by: 'ben' } });
    await numbers.release('s', [held('12'), held('13', 'before'), held('14'), held('15')]);
    expect(server.writes).toEqual([['delete sales/s/numbers/12']]);
  });

  it('are as many in one commit as the rules look up', async () => {
    const all = Array.from({ length: 18 }, (_, place) => String(place + 1));
    serve(claims(...all));
    await numbers.release(
      's',
      all.map((each) => held(each)),
    );
    expect(server.writes).toHaveLength(18);
    expect(server.commits).toEqual([17, 1]);
  });

  it('are given back one by one when a lot has one of them by now', async () => {
    serve(claims('12', '13'), 'permission-denied', 'permission-denied', '');
    await expect(numbers.release('s', [held('12'), held('13')])).resolves.toBeUndefined();
    expect(server.writes).toEqual([['delete sales/s/numbers/13']]);
  });

  it('stay with the device while the server does not answer', async () => {
    serve(claims('12', '13'), 'unavailable');
    await expect(numbers.release('s', [held('12'), held('13')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.writes).toEqual([]);
  });
});
