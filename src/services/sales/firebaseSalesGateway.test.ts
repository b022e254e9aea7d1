import type { Firestore } from 'firebase/firestore';
import { serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseSalesGateway } from './firebaseSalesGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const sales = createFirebaseSalesGateway({} as Firestore);
const document = { title: 'Books', currency: 'EUR', status: 'open', roles: { ada: 'owner' }, date: '2026-05-01' };

describe('the list of sales', () => {
  /** What a listener receives, one event after the other. */
  const listening = () => {
    serve({});
    const received: unknown[] = [];
    const stop = sales.listen('ada', (event) => received.push(event));
    const [one] = server.listened;
    return { received, stop, one };
  };
  const sale = { id: 's', ...document, place: null, slug: null, platforms: [], createdBy: '' };

  it('is of those that the person is in, as many as the rules answer', () => {
    const { one, stop } = listening();
    expect(one?.asked).toBe('sales | memberUids array-contains ada | 200');
    stop();
    expect(server.listened).toEqual([]);
  });

  it('is not empty before the server has said so, and then also when the page knows it first', () => {
    const { one, received, stop } = listening();
    one?.next(snapshotOf({}, { fromCache: true }));
    expect(received).toEqual([]);
    one?.next(snapshotOf({ 'sales/s': document }, { fromCache: true }));
    expect(received).toEqual([{ type: 'sales', sales: [sale] }]);
    one?.next(snapshotOf({}));
    one?.next(snapshotOf({}, { fromCache: true }));
    expect(received.slice(1)).toEqual([
      { type: 'sales', sales: [] },
      { type: 'sales', sales: [] },
    ]);
    stop();
  });

  it('names those that cannot be read, by their title where that can be', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { one, received, stop } = listening();
    one?.next(
      snapshotOf({
        'sales/s': document,
        'sales/odd': { ...document, status: 'auctioned' },
        'sales/odder': { title: 5 },
      }),
    );
    stop();
    warn.mockRestore();
    const unreadable = [
      { id: 'odd', title: 'Books' },
      { id: 'odder', title: null },
    ];
    expect(received).toEqual([{ type: 'sales', sales: [sale], unreadable }]);
  });

  it('ends with a code of ours', () => {
    const { one, received } = listening();
    one?.fail(new Error('of the SDK'));
    expect(received).toEqual([{ type: 'failed', code: 'unknown' }]);
  });
});

describe('a sale that is opened', () => {
  const fresh = { title: 'Books', date: '', currency: 'EUR' };
  const made = {
    title: 'Books',
    date: '',
    place: null,
    currency: 'EUR',
    status: 'open',
    roles: { ada: 'owner' },
    memberUids: ['ada'],
    numbering: {},
    slug: null,
    createdBy: 'ada',
    createdAt: NOW,
  };

  it('belongs to who opens it, whose settings name it', async () => {
    serve({});
    await sales.create('s', fresh, 'ada');
    expect(server.writes).toEqual([
      ['set sales/s', made],
      ['merge users/ada', { lastSale: 's' }],
    ]);
  });

  it('takes along what an earlier one had', async () => {
    serve({});
    const extraColumns = { ownText_a: 'Shelf' };
    await sales.create('s', { ...fresh, place: 'Hall', platforms: ['ebay', 'own'], extraColumns }, 'ada');
    expect(server.writes[0]).toEqual([
      'set sales/s',
      { ...made, place: 'Hall', platforms: { ebay: true, own: true }, extraColumns },
    ]);
  });

  it('is there when it was opened before and the answer was lost', async () => {
    serve({ 'sales/s': made }, 'permission-denied');
    await expect(sales.create('s', fresh, 'ada')).resolves.toBeUndefined();
  });

  it.each([
    ['is refused when it is not there', {}, ['permission-denied'], 'permission-denied'],
    [
      'is refused when it may not be read either',
      { 'sales/s': made },
      ['permission-denied', 'permission-denied'],
      'permission-denied',
    ],
    [
      'may be there when the server does not answer',
      { 'sales/s': made },
      ['permission-denied', 'unavailable'],
      'unavailable',
    ],
    ['is not looked for after another failure', { 'sales/s': made }, ['unavailable'], 'unavailable'],
  ])('%s', async (_name, documents, answers, code) => {
    serve(documents, ...answers);
    await expect(sales.create('s', fresh, 'ada')).rejects.toMatchObject({ code });
  });
});

describe('a sale that is changed', () => {
  it('has its other fields and entries as they were', async () => {
    serve({});
    await sales.change('s', { title: 'Clocks' });
    await sales.changePlatforms('s', { added: ['ebay'], removed: ['own'] });
    await sales.changeMaps('s', { extraColumns: { a: 'Shelf', b: null }, hiddenExtras: { a: true } });
    expect(server.writes).toEqual([
      ['update sales/s', { title: 'Clocks' }],
      ['merge sales/s', { platforms: { ebay: true, own: 'no field' } }],
      ['merge sales/s', { extraColumns: { a: 'Shelf', b: 'no field' }, hiddenExtras: { a: true } }],
    ]);
  });

  it('is put away by the server’s time, and taken out again', async () => {
    serve({});
    await sales.putAway('s', 'deleted');
    await sales.putAway('s', null);
    expect(server.writes).toEqual([
      ['update sales/s', { away: { kind: 'deleted', at: NOW } }],
      ['update sales/s', { away: null }],
    ]);
  });

  it.each([
    ['goes on to its next state', 'open', null, [['update sales/s', { status: 'numbersLocked' }]]],
    ['is in that state already', 'numbersLocked', null, []],
    ['stays where a colleague has put it', 'closed', 'failed-precondition', []],
  ])('%s', async (_name, status, code, writes) => {
    serve({ 'sales/s': { status } });
    const refused = await sales.move('s', 'open', 'numbersLocked').then(
      () => null,
      (error: { readonly code: string }) => error.code,
    );
    expect(refused).toBe(code);
    expect(server.writes).toEqual(writes);
  });
});
