import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { confirmPhoneCode, sendPhoneCode } from '../../features/auth/model/attemptCommands';
import {
  attemptRefused,
  attemptStarted,
  codeChecking,
  codeRefused,
  codeSent,
  selectAttempt,
  selectPersistence,
} from '../../features/auth/model/attemptSlice';
import { gateway } from '../base/effects';
import { enter } from '../signInFlow/enter';
import { mayBegin, putIfAwaited, takeStep } from '../signInFlow/takeStep';
import { safely } from '../base/safely';
import { askAndForget } from './askAndForget';

/** For a number that waits for its code already another code is sent, and the page stays as it is. */
function* handleSend({ payload: { phoneNumber } }: ReturnType<typeof sendPhoneCode>): SagaGenerator<void> {
  if (!(yield* mayBegin())) return;
  const present = yield* select(selectAttempt);
  const isAgain = present.status === 'needsCode' && present.phoneNumber === phoneNumber;
  yield* put(isAgain ? codeChecking() : attemptStarted({ method: 'phone' }));
  const signInMethods = yield* gateway('signInMethods');
  yield* takeStep({
    method: 'phone',
    lane: 'phone',
    work: () => call(() => signInMethods.sendPhoneCode(phoneNumber)),
    received: (ticketId) => putIfAwaited(codeSent({ ticketId, phoneNumber })),
    refused: isAgain ? codeRefused : attemptRefused,
  });
}

function* handleConfirm({ payload: { code } }: ReturnType<typeof confirmPhoneCode>): SagaGenerator<void> {
  const present = yield* select(selectAttempt);
  if (present.status !== 'needsCode' || present.checking) return;
  const { ticketId } = present;
  const stay = yield* select(selectPersistence);
  yield* put(codeChecking());
  yield* enter({
    method: 'phone',
    lane: 'code',
    work: () => askAndForget((signInMethods) => signInMethods.confirmPhoneCode(ticketId, code, stay)),
    refused: codeRefused,
  });
}

/** By a code that a phone is sent. */
export function* enterByCode(): SagaGenerator<void> {
  yield* takeEvery(sendPhoneCode, safely('sendPhoneCode', handleSend));
  yield* takeEvery(confirmPhoneCode, safely('confirmPhoneCode', handleConfirm));
}
