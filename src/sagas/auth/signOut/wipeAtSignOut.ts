import { call, select, take } from 'typed-redux-saga';
import { selectSignedOutReason, selectUid, signedIn, signedOut } from '../../../features/auth/model/authSlice';
import type { MemoryKey } from '../../../services/memory/DeviceMemory';
import { gateway } from '../../base/effects';

/** What the browser remembers that is about a person and not about the device. The account's language goes elsewhere. */
const PERSONAL: readonly MemoryKey[] = [
  'linkEmail',
  'linkStay',
  'redirect',
  'gridLooks',
  'describing',
  'gridViews',
  'acts',
  'workList',
  'ownEdits',
  'transfers',
  'typedLines',
];

/**
 * Forgets a person at the end of the session, also when the service or another tab ended it. Not at a start with nobody: a link that was asked for
 * may be on its way, and its address is needed when it is opened.
 */
export function* wipeAtSignOut(): Generator<unknown, void, unknown> {
  const memory = yield* gateway('memory');
  const reason = yield* select(selectSignedOutReason);
  let ended = reason !== null && reason !== 'none';
  for (;;) {
    // At its beginning only: somebody's session that has already ended.
    if (ended) ended = false;
    else {
      if ((yield* select(selectUid)) === null) yield* take(signedIn);
      yield* take(signedOut);
    }
    yield* call(() => PERSONAL.forEach((key) => memory.write(key, null)));
  }
}
