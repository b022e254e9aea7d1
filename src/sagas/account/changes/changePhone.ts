import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { changePhone, confirmPhone, leavePhone } from '../../../features/account/model/accountCommands';
import { otherAccountFound } from '../../../features/account/model/accountSlice';
import {
  phoneCodeChecking,
  phoneCodeRefused,
  phoneCodeSent,
  phoneDone,
  phoneLeft,
  phoneRefused,
  phoneStarted,
  selectPhone,
} from '../../../features/account/model/phoneSlice';
import { cooldownReset } from '../../../features/auth/model/cooldownSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { identityRefusal } from './accountFailures';
import { askForKept, ticketItself } from '../reauth/askForKept';
import { withRecentLogin } from '../reauth/withRecentLogin';

type Step = ReturnType<typeof changePhone> | ReturnType<typeof confirmPhone> | ReturnType<typeof leavePhone>;

/** Adds the account's own number, or changes it: a code is sent there, and given back. */
export function* changePhoneNumber(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    [changePhone, confirmPhone, leavePhone],
    safely('changePhone', function* (action: Step) {
      yield* race({ done: call(takeStep, action, uid), left: take(leavePhone) });
      const { status } = yield* select(selectPhone);
      // Left in the middle, or asked to leave: nothing of it is wanted.
      if (leavePhone.match(action) || status === 'sending' || status === 'checking') yield* leave();
    }),
  );
}

function* takeStep(action: Step, uid: string): SagaGenerator<void> {
  if (changePhone.match(action)) yield* call(send, action.payload.phoneNumber, uid);
  else if (confirmPhone.match(action)) yield* call(confirm, action.payload.code, uid);
}

function* leave(): SagaGenerator<void> {
  const state = yield* select(selectPhone);
  if (state.status === 'needsCode' || state.status === 'checking') {
    (yield* gateway('account')).forget(state.ticketId);
  }
  yield* put(phoneLeft());
}

function* send(phoneNumber: string, uid: string): SagaGenerator<void> {
  const account = yield* gateway('account');
  const before = yield* select(selectPhone);
  if (before.status === 'needsCode') account.forget(before.ticketId);
  yield* put(phoneStarted({ phoneNumber }));
  try {
    const ticketId = yield* askForKept((to) => to.sendPhoneCode(phoneNumber), ticketItself, withRecentLogin);
    yield* put(phoneCodeSent({ ticketId }));
  } catch (error) {
    yield* put(phoneRefused({ code: yield* identityRefusal('changePhone', error, uid) }));
  }
}

function* confirm(code: string, uid: string): SagaGenerator<void> {
  const account = yield* gateway('account');
  const state = yield* select(selectPhone);
  if (state.status !== 'needsCode') return;
  yield* put(phoneCodeChecking());
  try {
    const outcome = yield* withRecentLogin(() => account.confirmPhone(state.ticketId, code));
    if (outcome.type === 'linked') {
      yield* put(phoneDone());
      yield* put(cooldownReset({ lane: 'account' }));
    } else {
      yield* put(phoneLeft());
      yield* put(otherAccountFound({ conflictId: outcome.conflictId, providerId: 'phone' }));
    }
  } catch (error) {
    yield* put(phoneCodeRefused({ code: yield* identityRefusal('confirmPhone', error, uid) }));
  }
}
