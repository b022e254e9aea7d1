import { call, cancelled, delay, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { selectUid, signOut } from '../../features/auth/model/authSlice';
import {
  choiceFinished,
  discardAndLeave,
  exportWork,
  keyObtained,
  signOutAsked,
  nothingFound,
  encryptAndLeave,
  selectSignOutStatus,
  sendAndLeave,
  stayed,
  workFound,
} from '../../features/signOutFlow/signOutFlowSlice';
import { photoKept, photosRestored, resumePhotos } from '../../features/lots/model/photos/photosSlice';
import { operationRestored, retryAllSaves, saveKept, savesKept } from '../../features/lots/model/saves/savesSlice';
import { gateway } from '../base/effects';
import { countElsewhere, countHere, isAllSent } from './countUnsent';
import { discardImports } from './discardImports';
import { exportUnsent } from './exportUnsent';
import { decryptWork } from './decryptWork';
import { SILENCE_LIMIT_MS, whileAnswering } from './whileAnswering';

/** Signing out waits no longer than this for a network. */
const SEND_LIMIT_MS = 30_000;
/** No event says what other pages have sent: this page looks so often, in ms. */
const LOOK_AGAIN_MS = 500;

/** What a page needs to open comes first, in ms. */
const KEY_AFTER_MS = 2_000;
/** Signing out waits no longer than this for the key before it asks the person, in ms. */
const KEY_LIMIT_MS = 1_500;
/** What says that this device keeps work that is not sent. */
const KEPT = [saveKept, savesKept, photoKept, operationRestored, photosRestored];

/**
 * What becomes of unsent work when a session ends. The key for locking it is asked for at the beginning of a session, also
 * before there is any work, and held in memory only: so it is there when the network is gone by then, or when others end
 * the session.
 */
export function* leaveWithWork(uid: string): SagaGenerator<void> {
  let key: CryptoKey | null = null;

  function* obtainKey(): SagaGenerator<CryptoKey | null> {
    const keys = yield* gateway('keys');
    try {
      key ??= yield* call([keys, keys.obtain], uid);
      yield* put(keyObtained());
    } catch (error) {
      console.warn('The key for unsent work could not be had.', error);
    }
    return key;
  }

  function* encryptAll(): SagaGenerator<void> {
    const encryptedOutbox = yield* gateway('encryptedOutbox');
    if (key === null) return;
    const own = key;
    yield* call(whileAnswering, (onItem: () => void) => encryptedOutbox.encrypt(uid, own, onItem));
  }

  try {
    yield* takeEvery(signOutAsked, askOrGo, uid, obtainKey);
    yield* takeEvery(sendAndLeave, sendAndGo, uid);
    yield* takeEvery(exportWork, function* () {
      if ((yield* select(selectSignOutStatus)) !== 'exporting') return;
      const done = yield* call(exportUnsent, uid);
      yield* put(choiceFinished({ note: done ? 'exported' : 'notExported' }));
    });
    yield* takeEvery(encryptAndLeave, function* () {
      if ((yield* select(selectSignOutStatus)) !== 'encrypting') return;
      yield* race({ key: call(obtainKey), late: delay(SILENCE_LIMIT_MS) });
      if (key === null) {
        yield* put(choiceFinished({ note: 'noKey' }));
        return;
      }
      try {
        yield* call(encryptAll);
        yield* put(signOut());
      } catch (error) {
        console.warn('Unsent work could not be locked.', error);
        yield* put(choiceFinished({ note: 'notEncrypted' }));
      }
    });
    yield* takeEvery(discardAndLeave, discardAndGo, uid);
    yield* fork(decryptWork, uid, obtainKey);
    // The page comes first, but for work: what an earlier session kept is shown later than this begins.
    yield* race({ time: delay(KEY_AFTER_MS), work: take(KEPT) });
    for (;;) {
      if (key === null) yield* call(obtainKey);
      // The last one also after the network has come back.
      yield* take([...KEPT, retryAllSaves]);
    }
  } finally {
    // The session has ended, perhaps by others: what is left is locked before somebody else sits down here.
    if ((yield* cancelled()) && (yield* select(selectUid)) !== uid) {
      try {
        yield* call(encryptAll);
      } catch (error) {
        console.warn('Unsent work could not be locked.', error);
      }
    }
  }
}

/** Signs out when nothing is left to be asked about on this whole device. */
function* askOrGo(uid: string, obtainKey: () => SagaGenerator<CryptoKey | null>): SagaGenerator<void> {
  if ((yield* select(selectSignOutStatus)) !== 'looking') return;
  const elsewhere = yield* call(countElsewhere, uid);
  if ((yield* call(countHere)) + elsewhere.changes + elsewhere.photos > 0) {
    yield* race({ key: call(obtainKey), late: delay(KEY_LIMIT_MS) });
    yield* put(workFound({ elsewhere }));
    return;
  }
  yield* put(nothingFound());
  yield* put(signOut());
}

function* untilAllSent(uid: string): SagaGenerator<true> {
  for (;;) {
    while ((yield* call(countHere)) > 0) yield* take('*');
    if (yield* call(isAllSent, uid)) return true;
    // Takes over what pages have left that live no more.
    yield* put(retryAllSaves());
    yield* delay(LOOK_AGAIN_MS);
  }
}

function* sendAndGo(uid: string): SagaGenerator<void> {
  if ((yield* select(selectSignOutStatus)) !== 'sending') return;
  yield* put(retryAllSaves());
  yield* put(resumePhotos());
  const { sent, late } = yield* race({
    sent: call(untilAllSent, uid),
    late: delay(SEND_LIMIT_MS),
    stayed: take(stayed),
  });
  if (sent !== undefined) yield* put(signOut());
  else if (late !== undefined) yield* put(choiceFinished({ note: 'notAllSent' }));
}

function* discardAndGo(uid: string): SagaGenerator<void> {
  if ((yield* select(selectSignOutStatus)) !== 'discarding') return;
  const encryptedOutbox = yield* gateway('encryptedOutbox');
  const plans = yield* gateway('importPlans');
  const discard = async (): Promise<void> => {
    await encryptedOutbox.discard(uid);
    await discardImports(plans, uid);
  };
  try {
    yield* call(whileAnswering, discard);
    yield* put(signOut());
  } catch (error) {
    console.warn('Unsent work could not be discarded.', error);
    yield* put(choiceFinished({ note: 'notDiscarded' }));
  }
}
