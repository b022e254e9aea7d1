import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { finishEnrolment, leaveEnrolment, startEnrolment } from '../../../features/account/model/accountCommands';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import {
  enrolmentDone,
  enrolmentLeft,
  enrolmentRefused,
  enrolmentStarted,
  factorCodeChecking,
  factorCodeRefused,
  factorCodeSent,
  secretMade,
  selectEnrolment,
  type FactorKind,
} from '../../../features/account/model/enrolmentSlice';
import { cooldownReset } from '../../../features/auth/model/cooldownSlice';
import type { AccountGateway } from '../../../services/auth/AccountGateway';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { texts } from '../../base/texts';
import { identityRefusal } from './accountFailures';
import { askForKept, ticketItself } from '../reauth/askForKept';
import { readFactors } from './secondFactors';
import { withRecentLogin } from '../reauth/withRecentLogin';

type Start = ReturnType<typeof startEnrolment>;
type Finish = ReturnType<typeof finishEnrolment>;
type Step = Start | Finish | ReturnType<typeof leaveEnrolment>;

/** Adds a second step: an authenticator app, or a phone. */
export function* enrolFactors(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    [startEnrolment, finishEnrolment, leaveEnrolment],
    safely('enrolment', function* (action: Step) {
      yield* race({ done: call(takeStep, action, uid), left: take(leaveEnrolment) });
      const { status } = yield* select(selectEnrolment);
      if (leaveEnrolment.match(action) || status === 'starting' || status === 'checking') yield* leave();
    }),
  );
}

function* takeStep(action: Step, uid: string): SagaGenerator<void> {
  if (startEnrolment.match(action)) yield* call(start, action, uid);
  else if (finishEnrolment.match(action)) yield* call(finish, action, uid);
}

/** What was begun is forgotten by the adapter too. */
function* forgetBegun(): SagaGenerator<void> {
  const account = yield* gateway('account');
  const state = yield* select(selectEnrolment);
  if ('enrolmentId' in state) account.forget(state.enrolmentId);
  if ('ticketId' in state) account.forget(state.ticketId);
}

function* leave(): SagaGenerator<void> {
  yield* forgetBegun();
  yield* put(enrolmentLeft());
}

function* start({ payload }: Start, uid: string): SagaGenerator<void> {
  yield* forgetBegun();
  yield* put(enrolmentStarted({ kind: payload.kind }));
  try {
    if (payload.kind === 'totp') {
      const secretOf = (account: AccountGateway) => account.startTotp();
      yield* put(secretMade(yield* askForKept(secretOf, ({ enrolmentId }) => enrolmentId, withRecentLogin)));
    } else {
      const { phoneNumber } = payload;
      const send = (account: AccountGateway) => account.startPhoneFactor(phoneNumber);
      const ticketId = yield* askForKept(send, ticketItself, withRecentLogin);
      yield* put(factorCodeSent({ ticketId, phoneNumber }));
    }
  } catch (error) {
    yield* put(enrolmentRefused({ code: yield* identityRefusal('startEnrolment', error, uid) }));
  }
}

function* finish({ payload }: Finish, uid: string): SagaGenerator<void> {
  const account = yield* gateway('account');
  const state = yield* select(selectEnrolment);
  if (state.status !== 'showingSecret' && state.status !== 'needsCode') return;
  yield* put(factorCodeChecking());
  const { code } = payload;
  const typed = payload.name.trim();
  const name = typed === '' ? yield* nameOf(state.kind) : typed;
  try {
    yield* withRecentLogin(() =>
      state.kind === 'totp'
        ? account.finishTotp(state.enrolmentId, code, name)
        : account.finishPhoneFactor(state.ticketId, code, name),
    );
    yield* readFactors();
    yield* put(enrolmentDone({ name }));
    yield* put(cooldownReset({ lane: 'account' }));
  } catch (error) {
    yield* put(factorCodeRefused({ code: yield* identityRefusal('finishEnrolment', error, uid) }));
  }
}

function* nameOf(kind: FactorKind): SagaGenerator<string> {
  const { enrolment } = yield* texts(accountTexts);
  return kind === 'totp' ? enrolment.appName : enrolment.phoneName;
}
