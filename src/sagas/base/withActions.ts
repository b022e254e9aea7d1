import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, type SagaGenerator } from 'typed-redux-saga';

/**
 * Runs `work` with a channel of the actions that `isTaken` names: of those that come while it is busy all, or the last one
 * when that says enough. The channel is closed behind it: redux-saga goes on filling the one of a cancelled saga, with all
 * that the next person does.
 */
export function* withActions<Taken extends Action, Result>(
  isTaken: (action: Action) => action is Taken,
  kept: 'all' | 'last',
  work: (actions: Channel<Taken>) => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const buffer = kept === 'all' ? buffers.expanding<Taken>(16) : buffers.sliding<Taken>(1);
  const actions = yield* actionChannel(isTaken, buffer);
  try {
    return yield* work(actions);
  } finally {
    actions.close();
  }
}
