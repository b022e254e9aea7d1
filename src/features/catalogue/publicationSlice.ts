import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CatalogueDetails, PublishedLot } from '../../domain/catalogue/catalogue';
import { own } from '../../domain/values/own';
import type { DataCode } from '../../services/failure';
import { defineMachine } from '../../shared/machine';
import { follow, within } from '../../shared/machineReducers';
import { signedOut } from '../auth/model/authSlice';

export type PublicationWork = 'publish' | 'takeBack';

/** In their order; taking back has the last one only. */
export const PUBLICATION_STEPS = ['address', 'sending', 'lots', 'reading', 'writing', 'photos', 'clearing'] as const;
export type PublicationStep = (typeof PUBLICATION_STEPS)[number];

/** Why it stopped. `already-exists`: another sale has the address; `not-sent`: this device could send nothing for a while. */
export type PublicationCode = DataCode | 'photos-not-copied' | 'not-sent';

interface Run {
  readonly saleId: string;
  readonly work: PublicationWork;
}

export type PublicationRun =
  | { readonly status: 'idle' }
  | (Run & {
      readonly status: 'working';
      readonly step: PublicationStep;
      /** Of the step: how many of how many; 0 of 0 where there is nothing to count. */
      readonly done: number;
      readonly total: number;
      /** Nothing has gone on for some seconds. */
      readonly isSlow: boolean;
    })
  /** `left`: ready lots that could not be published because this device has not sent all of them. */
  | (Run & { readonly status: 'done'; readonly left: number })
  | (Run & { readonly status: 'refused'; readonly code: PublicationCode });

export const publicationMachine = defineMachine<PublicationRun>()({
  name: 'publication',
  initial: 'idle',
  on: {
    idle: { publicationStarted: 'working' },
    working: {
      publicationStepped: 'working',
      publicationSlowed: 'working',
      publicationDone: 'done',
      publicationRefused: 'refused',
    },
    done: { publicationStarted: 'working' },
    refused: { publicationStarted: 'working' },
  },
});

/** Whether a sale may have an address. `unknown`: the server did not say. */
export type AddressAnswer = 'asking' | 'free' | 'own' | 'taken' | 'unknown';

/** What visitors have now. `lots` is empty and `version` 0 while nothing is published. */
export interface PublishedCatalogue {
  readonly details: CatalogueDetails | null;
  readonly version: number;
  readonly lots: readonly PublishedLot[];
}

interface PublicationState {
  readonly run: PublicationRun;
  readonly address: { readonly saleId: string; readonly slug: string; readonly answer: AddressAnswer } | null;
  /** By sale: the address that was typed, before it is published there. */
  readonly typed: Readonly<Record<string, string>>;
  /** By sale: what was read of it, or written. */
  readonly published: Readonly<Record<string, PublishedCatalogue>>;
}

const IDLE = { status: 'idle' } as const;
const initialState = { run: IDLE, address: null, typed: {}, published: {} } as PublicationState;

/** Commands of the owner. Publishing once more publishes the changes. */
export const publishCatalogue = createAction<{ saleId: string; slug: string }>('publication/publishCatalogue');
export const takeCatalogueBack = createAction<{ saleId: string; slug: string }>('publication/takeCatalogueBack');
/** `slug` is a whole address, or nothing is asked. */
export const askForAddress = createAction<{ saleId: string; slug: string }>('publication/askForAddress');

const ofRun = follow(publicationMachine, {
  publicationStarted: (_, { payload }: PayloadAction<Run>) => ({
    ...payload,
    step: 'address',
    done: 0,
    total: 0,
    isSlow: false,
  }),
  publicationStepped: (run, { payload }: PayloadAction<{ step: PublicationStep; done: number; total: number }>) => ({
    ...run,
    ...payload,
    isSlow: false,
  }),
  publicationSlowed: (run) => ({ ...run, isSlow: true }),
  publicationDone: ({ saleId, work }, { payload }: PayloadAction<{ left: number }>) => ({
    saleId,
    work,
    left: payload.left,
  }),
  publicationRefused: ({ saleId, work }, { payload }: PayloadAction<{ code: PublicationCode }>) => ({
    saleId,
    work,
    code: payload.code,
  }),
});

const slice = createSlice({
  name: 'publication',
  initialState,
  reducers: {
    ...within(
      ofRun,
      (state: PublicationState) => state.run,
      (state, run) => ({ ...state, run }),
    ),
    addressAnswered: (
      state,
      { payload }: PayloadAction<{ saleId: string; slug: string; answer: AddressAnswer }>,
    ): PublicationState => ({ ...state, address: payload }),
    addressTyped: (state, { payload }: PayloadAction<{ saleId: string; slug: string }>): PublicationState => ({
      ...state,
      typed: { ...state.typed, [payload.saleId]: payload.slug },
    }),
    publishedRead: (
      state,
      { payload }: PayloadAction<{ saleId: string; catalogue: PublishedCatalogue }>,
    ): PublicationState => ({ ...state, published: { ...state.published, [payload.saleId]: payload.catalogue } }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  publicationStarted,
  publicationStepped,
  publicationSlowed,
  publicationDone,
  publicationRefused,
  addressAnswered,
  addressTyped,
  publishedRead,
} = slice.actions;

interface WithPublication {
  readonly publication?: PublicationState;
}

const selectState = (state: WithPublication): PublicationState => state.publication ?? initialState;

/** Of this sale; `idle` while another one is at work. */
export const selectPublicationRun = (state: WithPublication, saleId: string): PublicationRun => {
  const { run } = selectState(state);
  return run.status !== 'idle' && run.saleId === saleId ? run : IDLE;
};
/** One sale at a time: this one has to wait meanwhile. */
export const selectIsOtherAtWork = (state: WithPublication, saleId: string): boolean => {
  const { run } = selectState(state);
  return run.status === 'working' && run.saleId !== saleId;
};
/** Null while it was not asked for. */
export const selectAddressAnswer = (state: WithPublication, saleId: string, slug: string): AddressAnswer | null => {
  const { address } = selectState(state);
  return address?.saleId === saleId && address.slug === slug ? address.answer : null;
};
/** Null while nothing was typed. */
export const selectTypedAddress = (state: WithPublication, saleId: string): string | null =>
  own(selectState(state).typed, saleId) ?? null;
/** Null while it is not known. */
export const selectPublished = (state: WithPublication, saleId: string): PublishedCatalogue | null =>
  own(selectState(state).published, saleId) ?? null;
