import { call, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { choosePhoto, removePhoto } from '../../../features/account/model/accountCommands';
import type { PhotoRefusal } from '../../../domain/photos/photo';
import { GatewayFailure } from '../../../services/failure';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { dataCall } from './accountFailures';
import { inSection } from './inSection';

type Change = ReturnType<typeof choosePhoto> | ReturnType<typeof removePhoto>;

/** The person's photo: prepared here, kept with the files, named in the account. */
export function* changePhoto(uid: string): SagaGenerator<void> {
  const chosen = yield* gateway('chosenFiles');
  const preparer = yield* gateway('portraitPreparer');
  try {
    yield* takeLeading(
      [choosePhoto, removePhoto],
      safely('changePhoto', (change: Change) =>
        inSection('photo', uid, () => (choosePhoto.match(change) ? store(change.payload.fileId, uid) : remove(uid))),
      ),
    );
    // For as long as the session: what was chosen in it must not wait for the next person.
    yield* call(() => new Promise<never>(() => undefined));
  } finally {
    preparer.close();
    chosen.clear();
  }
}

function* store(fileId: string, uid: string): SagaGenerator<void> {
  const chosen = yield* gateway('chosenFiles');
  const preparer = yield* gateway('portraitPreparer');
  const portraits = yield* gateway('portraits');
  const account = yield* gateway('account');
  const file = chosen.take(fileId);
  if (file === undefined) throw new GatewayFailure<PhotoRefusal>('notPrepared');
  const { files } = yield* call(() => preparer.prepare(file));
  const photoURL = yield* dataCall(() => portraits.save(uid, files.thumb));
  yield* call(() => account.updateProfile({ photoURL }));
}

/** The account first: a name without a file shows a broken picture, a file without a name is seen by nobody. */
function* remove(uid: string): SagaGenerator<void> {
  const portraits = yield* gateway('portraits');
  const account = yield* gateway('account');
  yield* call(() => account.updateProfile({ photoURL: null }));
  yield* dataCall(() => portraits.remove(uid));
}
