import { fork } from 'typed-redux-saga';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { supervise, type Saga } from '../base/supervise';
import { followOwnSettings } from './followOwnSettings';
import { followProof } from './followProof';

const SESSION_SAGAS: Readonly<Record<string, (uid: string) => ReturnType<Saga>>> = { followOwnSettings, followProof };

/** What follows a signed-in person from device to device. */
export function* peopleSaga(): Generator<unknown, void, unknown> {
  yield* whileSignedIn(function* session(uid) {
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, () => saga(uid));
  });
}
