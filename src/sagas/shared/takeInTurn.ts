import type { Action } from '@reduxjs/toolkit';
import { call, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { sameValue } from '../../domain/values/sameValue';

/**
 * Does one thing after the other; the same once more meanwhile counts for nothing. False of `work`: it was refused. Then
 * what waits is forgotten: the reason stays on the screen, and the person decides what comes next.
 */
export function* takeInTurn<Asked extends Action>(
  isAsked: (action: Action) => action is Asked,
  work: (action: Asked) => SagaGenerator<boolean>,
): SagaGenerator<void> {
  const asked: Asked[] = [];
  yield* takeEvery(isAsked, function* (action: Asked) {
    if (asked.some((each) => sameValue(each, action))) return;
    asked.push(action);
    if (asked.length > 1) return;
    for (let next: Asked | undefined = action; next !== undefined; next = asked[0]) {
      const isDone = yield* call(work, next);
      asked.shift();
      if (!isDone) asked.length = 0;
    }
  });
}
