import { put, takeEvery } from 'typed-redux-saga';
import { sagaCrashed, workerFailed } from '../../features/navigation/modulesSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';

function* tellWorkerFailed(): Generator<unknown, void, unknown> {
  yield* put(notificationRequested({ kind: 'error', message: 'Something went wrong. Please try that again.' }));
}

function* tellCrashed(): Generator<unknown, void, unknown> {
  yield* put(
    notificationRequested({
      kind: 'error',
      message: 'A part of the application has stopped. Reload the page to start it again.',
    }),
  );
}

/** A defect is never silent: the person sees that something did not happen. */
export function* tellFailures() {
  yield* takeEvery(workerFailed, tellWorkerFailed);
  yield* takeEvery(sagaCrashed, tellCrashed);
}
