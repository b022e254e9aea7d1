import { takeEvery } from 'typed-redux-saga';
import { samePath } from '../../features/navigation/model/access';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';

/** Goes where the command says, when that is a path of ours; the state follows through the history's own event. */
export function* handleNavigate({ payload }: ReturnType<typeof navigate>): Generator<unknown, void, unknown> {
  const history = yield* gateway('history');
  const path = samePath(payload.to);
  if (path === null) return;
  const { path: here, search, hash } = history.current();
  if (path === here + search + hash) return;
  if (payload.replace) history.replace(path);
  else history.push(path);
}

export function* watchNavigate() {
  yield* takeEvery(navigate, safely('navigate', handleNavigate));
}
