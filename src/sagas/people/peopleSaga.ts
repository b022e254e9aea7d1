import { fork } from 'typed-redux-saga';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { supervise } from '../base/supervise';
import { followOwnSettings } from './followOwnSettings';
import { followProof } from './followProof';

/** What follows a signed-in person from device to device. */
export function* peopleSaga(): Generator<unknown, void, unknown> {
  yield* whileSignedIn(function* session(uid) {
    yield* fork(supervise, 'followOwnSettings', () => followOwnSettings(uid));
    yield* fork(supervise, 'followProof', () => followProof(uid));
  });
}
