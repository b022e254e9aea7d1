import { call, cancelled, delay, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { selectUid, signOut } from '../../features/auth/authSlice';
import {
  choiceFinished,
  discardAndLeave,
  exportWork,
  sealAndLeave,
  selectLeavingStatus,
  sendAndLeave,
  stayed,
} from '../../features/leaving/leavingSlice';
import { selectKeptPhotosCount, selectPhotosOnlyHere } from '../../features/lots/intakeSelectors';
import { photoKept, resumePhotos } from '../../features/lots/photosSlice';
import { retryAllSaves, saveKept, selectKeptCount, selectUnkeptCount } from '../../features/lots/savesSlice';
import { gateway } from '../effects';
import { exportUnsent } from './exportUnsent';
import { unsealWork } from './unsealWork';

/** Whoever wants to go home does not wait longer than this for a network. */
const SEND_LIMIT_MS = 30_000;

/**
 * What becomes of unsent work when a session ends. The key for locking it is asked for as soon as there is work, and held
 * in memory only: so it is there when the network is gone by then, or when others end the session.
 */
export function* leaveWithWork(uid: string): SagaGenerator<void> {
  let key: CryptoKey | null = null;

  function* obtainKey(): SagaGenerator<CryptoKey | null> {
    const keys = yield* gateway('keys');
    try {
      key ??= yield* call([keys, keys.obtain], uid);
    } catch (error) {
      console.warn('The key for unsent work could not be had.', error);
    }
    return key;
  }

  function* sealAll(): SagaGenerator<void> {
    const sealed = yield* gateway('sealed');
    if (key !== null) yield* call([sealed, sealed.seal], uid, key);
  }

  try {
    yield* takeEvery(sendAndLeave, sendAndGo);
    yield* takeEvery(exportWork, function* () {
      if ((yield* select(selectLeavingStatus)) !== 'exporting') return;
      const done = yield* call(exportUnsent);
      yield* put(choiceFinished({ note: done ? 'exported' : 'notExported' }));
    });
    yield* takeEvery(sealAndLeave, function* () {
      if ((yield* select(selectLeavingStatus)) !== 'sealing') return;
      if ((yield* call(obtainKey)) === null) {
        yield* put(choiceFinished({ note: 'noKey' }));
        return;
      }
      try {
        yield* call(sealAll);
        yield* put(signOut());
      } catch (error) {
        console.warn('Unsent work could not be locked.', error);
        yield* put(choiceFinished({ note: 'notSealed' }));
      }
    });
    yield* takeEvery(discardAndLeave, discardAndGo, uid);
    yield* fork(unsealWork, uid, obtainKey);
    for (;;) {
      yield* take([saveKept, photoKept]);
      yield* call(obtainKey);
    }
  } finally {
    // The session has ended, perhaps by others: what is left is locked before somebody else sits down here.
    if ((yield* cancelled()) && (yield* select(selectUid)) !== uid) {
      try {
        yield* call(sealAll);
      } catch (error) {
        console.warn('Unsent work could not be locked.', error);
      }
    }
  }
}

function* countUnsent(): SagaGenerator<number> {
  const saves = (yield* select(selectKeptCount)) + (yield* select(selectUnkeptCount));
  return saves + (yield* select(selectKeptPhotosCount)) + (yield* select(selectPhotosOnlyHere));
}

function* untilAllSent(): SagaGenerator<true> {
  while ((yield* call(countUnsent)) > 0) yield* take('*');
  return true;
}

function* sendAndGo(): SagaGenerator<void> {
  if ((yield* select(selectLeavingStatus)) !== 'sending') return;
  yield* put(retryAllSaves());
  yield* put(resumePhotos());
  const { sent, late } = yield* race({ sent: call(untilAllSent), late: delay(SEND_LIMIT_MS), stayed: take(stayed) });
  if (sent !== undefined) yield* put(signOut());
  else if (late !== undefined) yield* put(choiceFinished({ note: 'notAllSent' }));
}

function* discardAndGo(uid: string): SagaGenerator<void> {
  if ((yield* select(selectLeavingStatus)) !== 'discarding') return;
  const sealed = yield* gateway('sealed');
  try {
    yield* call([sealed, sealed.discard], uid);
    yield* put(signOut());
  } catch (error) {
    console.warn('Unsent work could not be discarded.', error);
    yield* put(choiceFinished({ note: 'notDiscarded' }));
  }
}
