import { select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lookAround } from '../../features/auth/model/attemptCommands';
import { selectPersistence } from '../../features/auth/model/attemptSlice';
import { attempt } from '../signInFlow/enter';
import { safely } from '../base/safely';
import { askAndForget } from './askAndForget';

function* handleLookAround(): SagaGenerator<void> {
  const stay = yield* select(selectPersistence);
  yield* attempt({
    method: 'anonymous',
    lane: 'account',
    work: () => askAndForget((signInMethods) => signInMethods.signInAnonymously(stay)),
  });
}

/** With a passing account, without saying who one is. */
export function* enterAnonymously(): SagaGenerator<void> {
  yield* takeEvery(lookAround, safely('lookAround', handleLookAround));
}
