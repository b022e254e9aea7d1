import { call, delay, race, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { cleanText } from '../../../domain/values/cleanText';
import { importMade } from '../../../features/imports/model/importSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import type { NotedImport } from '../../../services/lots/LotHistoryGateway';
import { gateway } from '../../base/effects';
import { reportFailure } from '../../shared/reportFailure';

/** Characters of a name that the server keeps. */
const LONGEST_NAME = 200;
/** A server that does not answer is asked again later. */
const LIMIT_MS = 30_000;

/** Tells the history of a sale which act was an import, as soon as the server can be reached, also from a later page. */
export function* noteImports(uid: string): SagaGenerator<void> {
  const waiting = new Map<string, NotedImport>();
  yield* takeEvery(importMade, function* ({ payload: { made } }) {
    const name = [...cleanText(made.name)].slice(0, LONGEST_NAME).join('');
    waiting.set(made.id, { ...made, name });
    yield* call(tellHistory, uid, made.id, waiting);
  });
  yield* takeEvery(retryAllSaves, function* () {
    for (const id of [...waiting.keys()]) yield* call(tellHistory, uid, id, waiting);
  });
}

function* tellHistory(uid: string, id: string, waiting: Map<string, NotedImport>): SagaGenerator<void> {
  const imported = waiting.get(id);
  if (imported === undefined) return;
  const history = yield* gateway('lotHistory');
  const plans = yield* gateway('importPlans');
  try {
    const done = call([history, history.noteImport], uid, imported);
    if ((yield* race({ done, late: delay(LIMIT_MS) })).late !== undefined) return;
    waiting.delete(id);
    yield* call([plans, plans.noted], uid, id);
  } catch (error) {
    yield* call(reportFailure, 'noteImports', error, uid);
    console.warn('The history does not know of an import yet.', error);
  }
}
