import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  readChoice,
  selectWorkList,
  workListChosen,
  workListRestored,
} from '../../features/platforms/model/workListSlice';
import { parsedJson } from '../../shared/parsedJson';
import { gateway } from '../base/effects';

/** Keeps what a person has chosen for work lists on this device, until the person signs out. */
export function* rememberWorkList(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('workList'));
  if (kept !== null) yield* put(workListRestored(readChoice(parsedJson(kept))));
  yield* takeEvery(workListChosen, function* () {
    const { columns, kind, format } = yield* select(selectWorkList);
    yield* call(() => memory.write('workList', JSON.stringify({ columns, kind, format })));
  });
}
