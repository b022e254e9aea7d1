import { call, delay, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectUid } from '../../features/auth/model/authSlice';
import { moduleInjected, selectIsInjected } from '../../features/navigation/model/modulesSlice';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { gateway } from '../base/effects';
import { report } from '../base/report';

const WORKSPACE = 'workspace';
/** The page and what it needs come first, in ms. */
const AFTER_MS = 3_000;

const bringsWorkspace = (action: unknown): boolean => moduleInjected.match(action) && action.payload.name === WORKSPACE;

/**
 * A session can end on a page without the workspace, such as the first one, while work of an earlier visit lies open on this
 * device: it is locked then, as leaveWithWork does it everywhere else.
 */
export function* lockLeftWork(): Generator<unknown, void, unknown> {
  yield* whileSignedIn(watchOver);
}

function* watchOver(uid: string): Generator<unknown, void, unknown> {
  yield* delay(AFTER_MS);
  if (yield* select(selectIsInjected, WORKSPACE)) return;
  // From then on the workspace sends the work, and locks what is left: it may come while the key is on its way.
  const { lock = null } = yield* race({ lock: call(prepare, uid), workspace: take(bringsWorkspace) });
  if (lock === null) return;
  try {
    yield* take(bringsWorkspace);
  } finally {
    // Neither a workspace that comes nor a page that is closed ends the session.
    if ((yield* select(selectUid)) !== uid) {
      try {
        yield* call(lock);
      } catch (error) {
        yield* report('lockLeftWork', error);
      }
    }
  }
}

/** What locks the work; null when there is none to be locked here. */
function* prepare(uid: string): SagaGenerator<(() => Promise<void>) | null> {
  const left = yield* gateway('leftWork');
  const moments = yield* call(createResumeChannel, yield* gateway('resume'));
  try {
    while (yield* call([left, left.isThere], uid)) {
      const lock = yield* call([left, left.prepare], uid);
      if (lock !== null) return lock;
      yield* take(moments);
    }
    return null;
  } finally {
    moments.close();
  }
}
