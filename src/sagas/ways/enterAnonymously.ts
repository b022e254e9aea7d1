import { select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lookAround } from '../../features/auth/model/attemptCommands';
import { selectStay } from '../../features/auth/model/attemptSlice';
import { attempt } from '../entering/enter';
import { safely } from '../base/safely';
import { askAndForget } from './askAndForget';

function* handleLookAround(): SagaGenerator<void> {
  const stay = yield* select(selectStay);
  yield* attempt({
    method: 'anonymous',
    lane: 'account',
    work: () => askAndForget((ways) => ways.signInAnonymously(stay)),
  });
}

/** With a passing account, without saying who one is. */
export function* enterAnonymously(): SagaGenerator<void> {
  yield* takeEvery(lookAround, safely('lookAround', handleLookAround));
}
