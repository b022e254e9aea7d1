import { fork, type SagaGenerator } from 'typed-redux-saga';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { supervise, type Saga } from '../base/supervise';
import { checkExport } from './checkExport';
import { downloadBundles } from './downloadBundles';
import { followSent } from './followSent';
import { followToday } from './followToday';
import { watchCategories } from './nameCategories';
import { readTemplates } from './readTemplates';
import { sendExports } from './sendExports';

const SESSION_SAGAS: Readonly<Record<string, (uid: string) => ReturnType<Saga>>> = {
  checkExport,
  followSent,
  followToday,
  sendExports,
  watchCategories,
  readTemplates,
};

/** What goes out to platforms, and what is remembered of it. */
export function* platformsSaga(): Generator<unknown, void, unknown> {
  yield* fork(supervise, 'downloadBundles', downloadBundles);
  yield* whileSignedIn(function* session(uid): SagaGenerator<void> {
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, () => saga(uid));
  });
}
