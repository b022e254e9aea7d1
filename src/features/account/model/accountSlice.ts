import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameAddress } from '../../../domain/identity/sameAddress';
import type { DepartureSale } from '../../../domain/sales/departure';
import type { PhotoRefusal } from '../../../domain/photos/photo';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { defineMachine } from '../../../shared/machine';
import { follow, within } from '../../../shared/machineReducers';
import { signedOut, userChanged } from '../../auth/model/authSlice';

/** One thing that a person does with the account; each has a state of its own on the page. */
export type AccountSection =
  | 'profile'
  | 'photo'
  | 'email'
  | 'password'
  | 'phone'
  | 'language'
  | 'sessions'
  | 'delete'
  | `link:${string}`
  | `unlink:${string}`
  | `factor:${string}`;

/**
 * Why it was refused: a code of the identity service, why a file is no photo, or what only this page knows.
 * `last-method`: the only way to sign in cannot be removed. `data-failed`: the documents or files of the account could
 * not be reached.
 */
export type AccountCode = AuthCode | PhotoRefusal | 'last-method' | 'data-failed';

export type SectionState =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: AccountCode };

export const sectionMachine = defineMachine<SectionState>()({
  name: 'Section of the account',
  initial: 'idle',
  on: {
    idle: { sectionStarted: 'working', sectionLeft: 'idle' },
    working: { sectionDone: 'done', sectionRefused: 'refused', sectionLeft: 'idle' },
    done: { sectionStarted: 'working', sectionLeft: 'idle' },
    refused: { sectionStarted: 'working', sectionLeft: 'idle' },
  },
});

/** What a deletion has done before it stopped. */
export type DeletionStep = 'salesLeft' | 'photoRemoved';

/** A way to sign in that belongs to another account; the credential itself stays in the adapter. */
export interface OtherAccount {
  readonly conflictId: string;
  /** `password`, `phone` or a provider's id. */
  readonly providerId: string;
}

export interface AccountState {
  /** Absent: idle. */
  readonly sections: Readonly<Partial<Record<AccountSection, SectionState>>>;
  /** The second steps that are enrolled, oldest first. */
  readonly factors: readonly SecondFactor[];
  /** What deletion would do to each sale; null while it is not known. */
  readonly sales: readonly DepartureSale[] | null;
  /** Where a mail is on its way that changes the address; null when none is. */
  readonly pendingEmail: string | null;
  /** The account that a linked way turned out to belong to, until the person has chosen. */
  readonly other: OtherAccount | null;
  /** The language that the account wants; null: as the browser says. */
  readonly locale: string | null;
  /** What is done already of a deletion that stopped half-way. */
  readonly deleted: readonly DeletionStep[];
}

const initialState: AccountState = {
  sections: {},
  factors: [],
  sales: null,
  pendingEmail: null,
  other: null,
  locale: null,
  deleted: [],
};

const IDLE: SectionState = { status: 'idle' };

type OfSection<More = object> = PayloadAction<{ readonly section: AccountSection } & More>;

const ofSection = follow(sectionMachine, {
  sectionStarted: (_state, _action: OfSection) => ({}),
  sectionDone: (_state, _action: OfSection) => ({}),
  sectionRefused: (_, { payload }: OfSection<{ readonly code: AccountCode }>) => ({ code: payload.code }),
  /** What the section said is no longer wanted. Also tells its work, when it still waits, that nobody does. */
  sectionLeft: (_state, _action: OfSection) => ({}),
});

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    ...within(
      ofSection,
      (state: AccountState, { payload }) => state.sections[payload.section] ?? IDLE,
      (state, section, { payload }) => ({ ...state, sections: { ...state.sections, [payload.section]: section } }),
    ),
    /** Its page was left: what was said on it is over, and what was read for it is read anew. Work goes on. */
    accountPageLeft: (state: AccountState) => {
      const working = Object.entries(state.sections).filter(([, section]) => section?.status === 'working');
      return { ...state, sections: Object.fromEntries(working), sales: null };
    },
    factorsRead: (state: AccountState, { payload }: PayloadAction<readonly SecondFactor[]>) => ({
      ...state,
      factors: payload,
    }),
    localeRead: (state: AccountState, { payload }: PayloadAction<{ readonly locale: string | null }>) => ({
      ...state,
      locale: payload.locale,
    }),
    departureRead: (state: AccountState, { payload }: PayloadAction<readonly DepartureSale[]>) => ({
      ...state,
      sales: payload,
    }),
    /** A mail to the new address is on its way; null: it no longer matters. */
    emailChangeSent: (state: AccountState, { payload }: PayloadAction<{ readonly email: string | null }>) => ({
      ...state,
      pendingEmail: payload.email,
    }),
    /** The way that was to be linked belongs to another account. */
    otherAccountFound: (state: AccountState, { payload }: PayloadAction<OtherAccount>) => ({
      ...state,
      other: payload,
    }),
    /** The person has changed over to it, or left it. */
    otherAccountSettled: (state: AccountState) => ({ ...state, other: null }),
    /** One more step of a deletion is done. */
    deletionWentOn: (state: AccountState, { payload }: PayloadAction<{ readonly step: DeletionStep }>) =>
      state.deleted.includes(payload.step) ? state : { ...state, deleted: [...state.deleted, payload.step] },
  },
  extraReducers: (builder) => {
    builder
      // The mail was used: nothing is on its way any more.
      .addCase(userChanged, (state: AccountState, { payload }) =>
        isSameAddress(payload.email, state.pendingEmail)
          ? { ...state, pendingEmail: null, sections: { ...state.sections, email: IDLE } }
          : state,
      )
      .addCase(signedOut, () => initialState);
  },
  selectors: {
    selectSection: (state, section: AccountSection): SectionState => state.sections[section] ?? IDLE,
    selectFactors: (state) => state.factors,
    selectDepartureSales: (state) => state.sales,
    selectPendingEmail: (state) => state.pendingEmail,
    selectOtherAccount: (state) => state.other,
    /** What the account wants; null: as the browser says. */
    selectAccountLocale: (state) => state.locale,
    selectDeleted: (state) => state.deleted,
  },
});

export const {
  sectionStarted,
  sectionDone,
  sectionRefused,
  sectionLeft,
  accountPageLeft,
  factorsRead,
  localeRead,
  departureRead,
  emailChangeSent,
  otherAccountFound,
  otherAccountSettled,
  deletionWentOn,
} = accountSlice.actions;
export const {
  selectSection,
  selectFactors,
  selectDepartureSales,
  selectPendingEmail,
  selectOtherAccount,
  selectAccountLocale,
  selectDeleted,
} = accountSlice.selectors;
export default accountSlice;
