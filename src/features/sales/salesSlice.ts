import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { groupSales, isFoldedAtFirst, type SaleGroup } from '../../domain/sales/saleGroups';
import { awayOf, isDeleted, isOwnedBy, type NewSale, type Sale } from '../../domain/sales/sale';
import type { DataCode } from '../../services/failure';
import type { SaleOverview } from '../../services/lots/SaleReader';
import type { UnreadableSale } from '../../services/sales/SalesGateway';
import { selectUid, signedOut } from '../auth/model/authSlice';
import { own } from '../../domain/values/own';

export type NewSaleState =
  | { readonly status: 'closed' }
  /** `like`: the sale that it is to be the next one of. */
  | { readonly status: 'open'; readonly like?: string }
  | { readonly status: 'working' }
  | { readonly status: 'refused'; readonly code: DataCode };

/** How far the sample sale is that the person has asked for. */
export type SampleState =
  | { readonly status: 'idle' | 'working' }
  | { readonly status: 'refused'; readonly code: DataCode };

export interface SalesState {
  readonly status: 'idle' | 'loading' | 'live' | 'failed';
  readonly code: DataCode | null;
  readonly byId: Record<string, Sale>;
  /** Sales that this build cannot read, with their titles where these can be read. */
  readonly unreadable: readonly UnreadableSale[];
  readonly newSale: NewSaleState;
  readonly sample: SampleState;
  /** What the list shows of a sale, by its id, and when that was read (ms since 1970); what is not known is not here. */
  readonly overviews: Readonly<Record<string, SaleOverview & { readonly at: number }>>;
  /** When the person came to the list (ms since 1970, and the day `YYYY-MM-DD`); before that no sale is over. */
  readonly opened: { readonly now: number; readonly today: string };
}

const initialState: SalesState = {
  status: 'idle',
  code: null,
  byId: {},
  unreadable: [],
  newSale: { status: 'closed' },
  sample: { status: 'idle' },
  overviews: {},
  opened: { now: 0, today: '' },
};

/** `like`: an earlier sale whose settings, columns, names of categories and templates the new one begins with. */
export const createSale = createAction<NewSale & { readonly like?: string }>('sales/createSale');
/** Puts a small sale to look round in into the person's own account. */
export const addSample = createAction('sales/addSample');
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
    /** The person is at the list of sales. */
    listOpened(state, { payload }: PayloadAction<SalesState['opened']>) {
      state.opened = payload;
    },
    overviewRead: (state, { payload }: PayloadAction<{ saleId: string; overview: SaleOverview; at: number }>) => ({
      ...state,
      overviews: { ...state.overviews, [payload.saleId]: { ...payload.overview, at: payload.at } },
    }),
    sampleChanged(state, { payload }: PayloadAction<SampleState>) {
      state.sample = payload;
    },
    newSaleOpened(state, { payload }: PayloadAction<{ like: string } | undefined>) {
      state.newSale = { status: 'open', ...payload };
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
  listOpened,
  overviewRead,
  sampleChanged,
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
/** The same, unless it is deleted: then none of its pages is shown. */
export const selectOpenableSale = (state: WithSales, id: string): Sale | undefined => {
  const sale = selectSale(state, id);
  return sale === undefined || isDeleted(sale) ? undefined : sale;
};
export const selectUnreadableSales = (state: WithSales): readonly UnreadableSale[] => selectState(state).unreadable;
/** Undefined while it is not known. */
export const selectOverview = (state: WithSales, id: string): SaleOverview | undefined =>
  own(selectState(state).overviews, id);
/** When the overview of a sale was read last, ms since 1970; 0 for never. */
export const selectOverviewAt = (state: WithSales, id: string): number =>
  own(selectState(state).overviews, id)?.at ?? 0;
/** When the person came to the list. */
export const selectOpened = (state: WithSales): SalesState['opened'] => selectState(state).opened;
export const selectSample = (state: WithSales): SampleState => selectState(state).sample;
export const selectNewSale = (state: WithSales): NewSaleState => selectState(state).newSale;

/** Newest sale day first, then by title. */
export const selectSales = createSelector([(state: WithSales) => selectState(state).byId], (byId) =>
  Object.values(byId).sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title)),
);

/** The parts of the list. */
export const selectSaleGroups = createSelector(
  [selectSales, (state: WithSales) => selectState(state).opened, selectUid],
  (sales, opened, uid) => groupSales(sales, { ...opened, uid }),
);

/** Those that the person works with: nothing that is archived or deleted. */
export const selectSalesInUse = createSelector([selectSales], (sales) => sales.filter((sale) => awayOf(sale) === null));

/** Those that the person owns, the latest day first, whatever has become of them. */
export const selectOwnSales = createSelector([selectSales, selectUid], (sales, uid) =>
  sales.filter((sale) => isOwnedBy(sale, uid)),
);

/** The name of the panel that says whether a part of the list is unfolded: `open`, `closed`, or nothing yet. */
export const foldOf = (group: SaleGroup): string => `sales-${group}`;

/** Whether a part of the list is folded away. `fold`: what the person has chosen. */
export function isFolded(group: SaleGroup, groups: ReturnType<typeof groupSales>, fold: unknown): boolean {
  return fold === 'open' ? false : fold === 'closed' || isFoldedAtFirst(group, groups);
}
