import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  readChoice,
  selectWorkList,
  workListChosen,
  workListRestored,
} from '../../features/platforms/model/workListSlice';
import { gateway } from '../base/effects';

/** Keeps what a person has chosen for work lists on this device, until the person signs out. */
export function* rememberWorkList(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('workList'));
  if (kept !== null) yield* put(workListRestored(readChoice(parse(kept))));
  yield* takeEvery(workListChosen, function* () {
    const { columns, kind, format } = yield* select(selectWorkList);
    yield* call(() => memory.write('workList', JSON.stringify({ columns, kind, format })));
  });
}

function parse(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    // Written by something else: the first choice is as good.
    return null;
  }
}
