import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CatalogueDetails, PublishedLot } from '../../domain/catalogue/catalogue';
import { formatLotNumber, parseLotNumber } from '../../domain/numbering/lotNumber';
import type { DataCode } from '../../services/failure';
import { defineMachine } from '../../shared/machine';
import { follow } from '../../shared/machineReducers';

/** A published catalogue as everybody sees it. It belongs to nobody, so the end of a session changes nothing here. */
export type CatalogueState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'missing'; readonly slug: string }
  /** The address is of this sale, and visitors are shown nothing there at present. */
  | { readonly status: 'offline'; readonly slug: string; readonly saleId: string }
  | {
      readonly status: 'shown';
      readonly slug: string;
      readonly details: CatalogueDetails;
      /** In the order of the sale. */
      readonly lots: readonly PublishedLot[];
    }
  | { readonly status: 'failed'; readonly slug: string; readonly code: DataCode };

export const catalogueMachine = defineMachine<CatalogueState>()({
  name: 'catalogue',
  initial: 'idle',
  on: {
    idle: { catalogueWanted: 'loading' },
    loading: {
      catalogueWanted: 'loading',
      catalogueRead: 'shown',
      catalogueMissing: 'missing',
      catalogueOffline: 'offline',
      catalogueFailed: 'failed',
    },
    shown: { catalogueWanted: 'loading' },
    missing: { catalogueWanted: 'loading' },
    offline: { catalogueWanted: 'loading' },
    failed: { catalogueWanted: 'loading' },
  },
});

export const retryCatalogue = createAction('catalogue/retryCatalogue');

const initialState = { status: 'idle' } as CatalogueState;

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: follow(catalogueMachine, {
    catalogueWanted: (_, { payload }: PayloadAction<{ slug: string }>) => ({ slug: payload.slug }),
    catalogueRead: (
      { slug },
      { payload }: PayloadAction<{ details: CatalogueDetails; lots: readonly PublishedLot[] }>,
    ) => ({ slug, ...payload }),
    catalogueMissing: ({ slug }) => ({ slug }),
    catalogueOffline: ({ slug }, { payload }: PayloadAction<{ saleId: string }>) => ({ slug, saleId: payload.saleId }),
    catalogueFailed: ({ slug }, { payload }: PayloadAction<{ code: DataCode }>) => ({ slug, code: payload.code }),
  }),
});

export default slice;
export const { catalogueWanted, catalogueRead, catalogueMissing, catalogueOffline, catalogueFailed } = slice.actions;

interface WithCatalogue {
  readonly catalogue?: CatalogueState;
}

/** `loading` for a catalogue that is just about to be asked for. */
export function selectCatalogue({ catalogue = initialState }: WithCatalogue, slug: string): CatalogueState {
  return catalogue.status !== 'idle' && catalogue.slug === slug ? catalogue : { status: 'idle' };
}

/** The place of the lot that an address names (`12a`), -1 for none. */
export function placeOfLot(lots: readonly PublishedLot[], text: string): number {
  const wanted = parseLotNumber(text);
  if (wanted === null) return -1;
  return lots.findIndex(({ number, suffix }) => formatLotNumber({ number, suffix }) === formatLotNumber(wanted));
}
