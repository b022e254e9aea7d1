import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { defineMachine, knows } from '../../../shared/machine';
import { signedIn, signedOut } from './authSlice';

interface Asked {
  readonly challengeId: string;
  readonly factors: readonly SecondFactor[];
}
interface Chosen extends Asked {
  readonly factorUid: string;
}
interface Refusable {
  /** Why the last try failed, when there was one. */
  readonly refusal: AuthCode | null;
}

/** The second step of a sign-in, or of signing in once more. */
export type ChallengeState =
  | { readonly status: 'none' }
  | ({ readonly status: 'choosing' } & Asked & Refusable)
  /** The code is on its way to the phone. */
  | ({ readonly status: 'sending' } & Chosen)
  /** For the person to type the code. */
  | ({ readonly status: 'waiting' } & Chosen & Refusable)
  | ({ readonly status: 'checking' } & Chosen);

export type ChallengeEvent =
  | 'challengeOpened'
  | 'factorChosen'
  | 'challengeCodeSent'
  | 'answerSent'
  | 'challengeRefused'
  | 'challengeClosed';

export const challengeMachine = defineMachine<ChallengeState['status'], ChallengeEvent>({
  name: 'Second step',
  initial: 'none',
  on: {
    none: { challengeOpened: 'choosing', challengeClosed: 'none' },
    choosing: { challengeOpened: 'choosing', factorChosen: ['sending', 'waiting'], challengeClosed: 'none' },
    sending: {
      challengeOpened: 'choosing',
      challengeCodeSent: 'waiting',
      challengeRefused: 'choosing',
      challengeClosed: 'none',
    },
    waiting: {
      challengeOpened: 'choosing',
      factorChosen: ['sending', 'waiting'],
      answerSent: 'checking',
      challengeClosed: 'none',
    },
    checking: { challengeOpened: 'choosing', challengeRefused: 'waiting', challengeClosed: 'none' },
  },
});

const none: ChallengeState = { status: 'none' };

const challengeSlice = createSlice({
  name: 'challenge',
  initialState: none as ChallengeState,
  reducers: {
    /** It takes the place of any other. */
    challengeOpened: (_state, { payload }: PayloadAction<Asked>): ChallengeState => ({
      status: 'choosing',
      challengeId: payload.challengeId,
      factors: payload.factors,
      refusal: null,
    }),
    /** A phone is sent a code first, an authenticator app has one already. Again for a phone: another code. */
    factorChosen: (state, { payload }: PayloadAction<{ factorUid: string }>): ChallengeState => {
      if (state.status !== 'choosing' && state.status !== 'waiting') return state;
      const factor = state.factors.find(({ uid }) => uid === payload.factorUid);
      if (factor === undefined) return state;
      const chosen = { challengeId: state.challengeId, factors: state.factors, factorUid: factor.uid };
      return factor.kind === 'phone'
        ? { status: 'sending', ...chosen }
        : { status: 'waiting', ...chosen, refusal: null };
    },
    challengeCodeSent: (state): ChallengeState =>
      state.status === 'sending' ? { ...state, status: 'waiting', refusal: null } : state,
    answerSent: (state): ChallengeState => {
      if (state.status !== 'waiting') return state;
      const { refusal: _, ...chosen } = state;
      return { ...chosen, status: 'checking' };
    },
    /** A code could not be sent, or the answer was not right. */
    challengeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): ChallengeState => {
      if (state.status === 'checking') return { ...state, status: 'waiting', refusal: payload.code };
      if (state.status !== 'sending') return state;
      const { challengeId, factors } = state;
      return { status: 'choosing', challengeId, factors, refusal: payload.code };
    },
    /** It was passed, left, or is nobody's any more. */
    challengeClosed: (state): ChallengeState =>
      knows(challengeMachine, state.status, 'challengeClosed') ? none : state,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => none).addCase(signedOut, () => none);
  },
  selectors: {
    selectChallenge: (state) => state,
  },
});

export const { challengeOpened, factorChosen, challengeCodeSent, answerSent, challengeRefused, challengeClosed } =
  challengeSlice.actions;
export const { selectChallenge } = challengeSlice.selectors;

/** Commands. */
export const chooseFactor = createAction<{ readonly factorUid: string }>('challenge/chooseFactor');
/** Sends another code to the chosen phone. */
export const sendChallengeCode = createAction('challenge/sendChallengeCode');
export const answerChallenge = createAction<{ readonly code: string }>('challenge/answerChallenge');
export const leaveChallenge = createAction('challenge/leaveChallenge');

export default challengeSlice;
