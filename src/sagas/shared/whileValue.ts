import { type Action, isAnyOf } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, take, type SagaGenerator } from 'typed-redux-saga';
import { userChanged } from '../../features/auth/model/authSlice';
import { saleEntered, saleLeft } from '../../features/lots/model/lots/lotsSlice';
import { locationChanged } from '../../features/navigation/model/navigationSlice';
import { saleCreated, saleLost, salesReceived } from '../../features/sales/salesSlice';
import { withActions } from '../base/withActions';

/** A list would be read anew for every action of all sessions. */
const mayHaveChanged = isAnyOf(
  locationChanged,
  saleEntered,
  saleLeft,
  salesReceived,
  saleCreated,
  saleLost,
  userChanged,
);

/**
 * Runs `session` for as long as `read` gives the same value, and anew for the next one; none for null. Looks again
 * whenever the place, the open sale, the person's sales or the account have changed, and after the actions of `also`.
 */
export function* whileValue(
  read: () => SagaGenerator<string | null>,
  session: (value: string) => SagaGenerator<void>,
  also: (action: Action) => boolean = () => false,
): SagaGenerator<void> {
  const isChange = (action: Action): action is Action => mayHaveChanged(action) || also(action);
  // Reading may take its time: what has changed meanwhile is read once more.
  yield* withActions(isChange, 'last', function* (changes) {
    let present: string | null = null;
    let task: Task | null = null;
    for (;;) {
      const wanted: string | null = yield* read();
      if (wanted !== present) {
        if (task !== null) yield* cancel(task);
        present = wanted;
        task = wanted === null ? null : yield* fork(session, wanted);
      }
      yield* take(changes);
    }
  });
}
