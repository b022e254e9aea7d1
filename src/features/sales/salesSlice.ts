import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewSale, Sale } from '../../domain/sales/sale';
import type { DataCode } from '../../services/failure';
import type { UnreadableSale } from '../../services/sales/SalesGateway';
import { signedOut } from '../auth/model/authSlice';
import { own } from '../../domain/values/own';

export type NewSaleState =
  | { readonly status: 'closed' }
  | { readonly status: 'open' }
  | { readonly status: 'working' }
  | { readonly status: 'refused'; readonly code: DataCode };

export interface SalesState {
  readonly status: 'idle' | 'loading' | 'live' | 'failed';
  readonly code: DataCode | null;
  readonly byId: Record<string, Sale>;
  /** Sales that this build cannot read, with their titles where these can be read. */
  readonly unreadable: readonly UnreadableSale[];
  readonly newSale: NewSaleState;
  /** How many lots a sale has, by its id, and when that was counted (ms since 1970); what is not known is not here. */
  readonly counts: Record<string, { readonly lots: number; readonly at: number }>;
}

const initialState: SalesState = {
  status: 'idle',
  code: null,
  byId: {},
  unreadable: [],
  newSale: { status: 'closed' },
  counts: {},
};

/** `like`: an earlier sale whose place and templates the new one begins with. */
export const createSale = createAction<NewSale & { readonly like?: string }>('sales/createSale');
/** Listens again after the list could not be read. */
export const retrySales = createAction('sales/retrySales');

const writable = ({ platforms = [], ...sale }: Sale) => ({
  ...sale,
  roles: { ...sale.roles },
  platforms: [...platforms],
});

const slice = createSlice({
  name: 'sales',
  initialState,
  reducers: {
    salesRequested(state) {
      if (state.status !== 'live') state.status = 'loading';
      state.code = null;
    },
    salesReceived(
      state,
      { payload }: PayloadAction<{ sales: readonly Sale[]; unreadable?: readonly UnreadableSale[] }>,
    ) {
      state.status = 'live';
      state.code = null;
      state.byId = Object.fromEntries(payload.sales.map((sale) => [sale.id, writable(sale)]));
      state.unreadable = [...(payload.unreadable ?? [])];
    },
    /** The person is not in it any more; the list may show that later. */
    saleLost(state, { payload }: PayloadAction<{ saleId: string }>) {
      delete state.byId[payload.saleId];
    },
    salesFailed(state, { payload }: PayloadAction<{ code: DataCode }>) {
      state.status = 'failed';
      state.code = payload.code;
    },
    saleCounted(state, { payload }: PayloadAction<{ saleId: string; lots: number; at: number }>) {
      state.counts[payload.saleId] = { lots: payload.lots, at: payload.at };
    },
    newSaleOpened(state) {
      state.newSale = { status: 'open' };
    },
    newSaleClosed(state) {
      if (state.newSale.status !== 'working') state.newSale = { status: 'closed' };
    },
    saleCreationStarted(state) {
      state.newSale = { status: 'working' };
    },
    saleCreated(state, { payload }: PayloadAction<{ sale: Sale }>) {
      state.byId[payload.sale.id] ??= writable(payload.sale);
      state.newSale = { status: 'closed' };
    },
    saleCreationRefused(state, { payload }: PayloadAction<{ code: DataCode }>) {
      state.newSale = { status: 'refused', code: payload.code };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  salesRequested,
  salesReceived,
  saleLost,
  salesFailed,
  saleCounted,
  newSaleOpened,
  newSaleClosed,
  saleCreationStarted,
  saleCreated,
  saleCreationRefused,
} = slice.actions;

interface WithSales {
  readonly sales?: SalesState;
}

const selectState = (state: WithSales): SalesState => state.sales ?? initialState;

export const selectSalesStatus = (state: WithSales): SalesState['status'] => selectState(state).status;
export const selectSalesCode = (state: WithSales): DataCode | null => selectState(state).code;
export const selectSale = (state: WithSales, id: string): Sale | undefined => own(selectState(state).byId, id);
export const selectUnreadableSales = (state: WithSales): readonly UnreadableSale[] => selectState(state).unreadable;
/** Undefined while it is not known. */
export const selectLotCount = (state: WithSales, id: string): number | undefined =>
  own(selectState(state).counts, id)?.lots;
/** When the lots of a sale were counted last, ms since 1970; 0 for never. */
export const selectCountedAt = (state: WithSales, id: string): number => own(selectState(state).counts, id)?.at ?? 0;
export const selectNewSale = (state: WithSales): NewSaleState => selectState(state).newSale;

/** Newest sale day first, then by title. */
export const selectSales = createSelector([(state: WithSales) => selectState(state).byId], (byId) =>
  Object.values(byId).sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title)),
);
