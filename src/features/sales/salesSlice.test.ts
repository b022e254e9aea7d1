import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Sale } from '../../domain/sales/sale';
import { signedOut } from '../auth/model/authSlice';
import salesSlice, {
  newSaleClosed,
  newSaleOpened,
  saleCreated,
  saleCreationRefused,
  saleCreationStarted,
  salesFailed,
  salesReceived,
  salesRequested,
  selectNewSale,
  selectSale,
  selectSales,
  selectSalesCode,
  selectSalesStatus,
} from './salesSlice';

const reducer = combineReducers({ sales: salesSlice.reducer });
type State = ReturnType<typeof reducer>;
const run = (...actions: UnknownAction[]): State => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const sale = (id: string, date: string, title = 'Spring'): Sale => ({
  id,
  title,
  date,
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { ada: 'owner' },
  createdBy: 'ada',
});
const failed = salesFailed({ code: 'unavailable' });

describe('the list', () => {
  it.each([
    ['nothing asked', run(), 'idle', null],
    ['asked', run(salesRequested()), 'loading', null],
    ['answered', run(salesRequested(), salesReceived({ sales: [] })), 'live', null],
    ['asked again while it is live', run(salesReceived({ sales: [] }), salesRequested()), 'live', null],
    ['failed', run(salesRequested(), failed), 'failed', 'unavailable'],
    ['asked again after a failure', run(failed, salesRequested()), 'loading', null],
    ['signed out', run(failed, signedOut({ reason: 'requested' })), 'idle', null],
  ] as const)('%s', (_name, state, status, code) => {
    expect([selectSalesStatus(state), selectSalesCode(state)]).toEqual([status, code]);
  });

  it('is what the server has now, the newest day first, then by title', () => {
    const state = run(
      salesReceived({ sales: [sale('gone', '2027-01-01')] }),
      salesReceived({ sales: [sale('a', '2026-01-01'), sale('c', '2027-01-01', 'B'), sale('b', '2027-01-01', 'A')] }),
    );
    expect(selectSales(state).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(selectSale(state, 'gone')).toBeUndefined();
  });
});

describe('a new sale', () => {
  it.each([
    ['opened', [newSaleOpened()], { status: 'open' }],
    ['closed', [newSaleOpened(), newSaleClosed()], { status: 'closed' }],
    ['under way, it cannot be closed', [saleCreationStarted(), newSaleClosed()], { status: 'working' }],
    [
      'refused',
      [saleCreationStarted(), saleCreationRefused({ code: 'aborted' })],
      { status: 'refused', code: 'aborted' },
    ],
    ['created', [saleCreationStarted(), saleCreated({ sale: sale('a', '2027-01-01') })], { status: 'closed' }],
  ])('%s', (_name, actions, expected) => expect(selectNewSale(run(...actions))).toEqual(expected));

  it('is in the list at once, but never over what the server sent', () => {
    const created = saleCreated({ sale: sale('a', '2027-01-01', 'Mine') });
    expect(selectSale(run(created), 'a')?.title).toBe('Mine');
    expect(selectSale(run(salesReceived({ sales: [sale('a', '2027-01-01', 'Theirs')] }), created), 'a')?.title).toBe(
      'Theirs',
    );
  });
});
