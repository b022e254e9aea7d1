import { delay, put, race, select, take } from 'typed-redux-saga';
import { connectingTookLong, selectAuthStatus, signedIn, signedOut } from '../../../features/auth/model/authSlice';

/** How long the first answer, or the code of a page, may take before the page says that it is still waiting, in ms. */
export const SLOW_AFTER = 3000;

/** The wait becomes an event, so that the sentence on the page follows from the state like everything else. */
export function* watchConnecting() {
  if ((yield* select(selectAuthStatus)) !== 'loading') return;
  const { late } = yield* race({ known: take([signedIn, signedOut]), late: delay(SLOW_AFTER) });
  if (late) yield* put(connectingTookLong());
}
