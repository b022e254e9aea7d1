import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { selectPhotosOnlyHere } from '../../features/lots/model/photos/intakeSelectors';
import { retryAllSaves, selectUnkeptCount } from '../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { applyUpdate, updateFound } from '../../features/updates/updatesSlice';
import { updatesTexts } from '../../features/updates/updatesTexts';
import type { AppUpdates } from '../../services/updates/AppUpdates';
import { gateway } from '../base/effects';
import { texts } from '../base/texts';

/** The files for later do not compete with the first page. */
const AFTER_START_MS = 5_000;
/** A page may stay open for days. */
const CHECK_EVERY_MS = 3_600_000;
/** Words leave their field with the click; writing them down takes a moment. */
const KEEP_LIMIT_MS = 5_000;

/** Installs the application, announces newer builds, and changes over when the person agrees and all work is kept. */
export function* followUpdates(): SagaGenerator<void> {
  const updates = yield* gateway('updates');
  yield* takeLeading(applyUpdate, changeOver, updates);
  yield* delay(AFTER_START_MS);
  const events = yield* call(createUpdatesChannel, updates);
  yield* fork(checkAgain, updates);
  try {
    for (;;) {
      yield* take(events);
      yield* put(updateFound());
    }
  } finally {
    events.close();
  }
}

function* checkAgain(updates: AppUpdates): SagaGenerator<void> {
  for (;;) {
    yield* race({ hour: delay(CHECK_EVERY_MS), woken: take(retryAllSaves) });
    yield* call(() => updates.check());
  }
}

function* changeOver(updates: AppUpdates): SagaGenerator<void> {
  const { kept } = yield* race({ kept: call(untilKept), late: delay(KEEP_LIMIT_MS) });
  if (kept !== undefined) {
    yield* call(() => updates.apply());
    return;
  }
  const { notKept: message } = yield* texts(updatesTexts);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

function* untilKept(): SagaGenerator<true> {
  while ((yield* select(selectUnkeptCount)) + (yield* select(selectPhotosOnlyHere)) > 0) yield* take('*');
  return true;
}

function createUpdatesChannel(updates: AppUpdates): EventChannel<true> {
  return eventChannel<true>((emit) => updates.follow(() => emit(true)));
}
