import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { defineMachine, type EventOf } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
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

export const challengeMachine = defineMachine<ChallengeState>()({
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
  guards: { factorChosen: 'isOffered' },
});

export type ChallengeEvent = EventOf<typeof challengeMachine>;

const none: ChallengeState = { status: 'none' };

const factorOf = ({ factors }: Asked, factorUid: string) => factors.find(({ uid }) => uid === factorUid);

const challengeSlice = createSlice({
  name: 'challenge',
  initialState: none as ChallengeState,
  reducers: follow(
    challengeMachine,
    {
      /** It takes the place of any other. */
      challengeOpened: (_, { payload: { challengeId, factors } }: PayloadAction<Asked>) => ({
        challengeId,
        factors,
        refusal: null,
      }),
      /** A phone is sent a code first, an authenticator app has one already. Again for a phone: another code. */
      factorChosen: (state, { payload: { factorUid } }: PayloadAction<{ factorUid: string }>) => {
        const chosen = { challengeId: state.challengeId, factors: state.factors, factorUid };
        return factorOf(state, factorUid)?.kind === 'phone'
          ? { status: 'sending', ...chosen }
          : { status: 'waiting', ...chosen, refusal: null };
      },
      challengeCodeSent: (state) => ({ ...state, refusal: null }),
      answerSent: ({ refusal: _refusal, ...chosen }) => chosen,
      /** A code could not be sent, or the answer was not right. */
      challengeRefused: (state, { payload: { code } }: PayloadAction<{ code: AuthCode }>) =>
        state.status === 'checking'
          ? { ...state, status: 'waiting', refusal: code }
          : { status: 'choosing', challengeId: state.challengeId, factors: state.factors, refusal: code },
      /** It was passed, left, or is nobody's any more. */
      challengeClosed: () => none,
    },
    {
      isOffered: (state, { payload }: PayloadAction<{ factorUid: string }>) =>
        factorOf(state, payload.factorUid) !== undefined,
    },
  ),
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
