import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { createResumeChannel } from '../../auth/session/resumeChannel';
import { whileSignedIn } from '../../auth/session/whileSignedIn';
import { gateway } from '../../base/effects';
import { countLots } from '../../sales/countLots';
import { watchCreateSale } from '../../sales/createSale';
import { followSales } from '../../sales/followSales';
import { handleImportWork } from '../../signOutFlow/importWork';
import { leaveWithWork } from '../../signOutFlow/leaveWithWork';
import { supervise } from '../../base/supervise';
import { followUpdates } from '../../updates/followUpdates';
import { guardStorage } from '../outbox/guardStorage';
import { followGrid } from '../grid/gridSaga';
import { makeOperations } from './makeOperations';
import { followReservations } from '../numbers/followReservations';
import { tellLostNumbers } from '../numbers/lostNumbers';
import { followNumbersAlong } from '../numbers/numbersAlong';
import { tellNumbersThatCame } from '../numbers/numbersThatCame';
import { followNumbering } from '../numbers/numbering';
import { followOpenSale } from './openSale';
import { readLotHistory } from './readLotHistory';
import { retryOnReturn } from '../operations/retryOnReturn';
import { savePhotoFiles } from '../photos/savePhotoFiles';
import { sendOperations } from '../operations/sendOperations';
import { watchPurge } from './purgeLots';
import { followTemplates } from '../templates/templates';
import { transferLots } from '../transfer/transferLots';
import { undoActs } from '../commands/undoActs';
import { uploadPhotos } from '../photos/uploadPhotos';

/** Everything that works on sales and lots while a person is signed in, and nothing of it afterwards. */
export function* workspaceSaga() {
  yield* fork(supervise, 'followUpdates', followUpdates);
  yield* whileSignedIn(workspaceSession);
}

function* workspaceSession(uid: string): SagaGenerator<void> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  const photoOutbox = yield* gateway('photoOutbox');
  try {
    yield* fork(supervise, 'sendOperations', () => sendOperations(uid));
    yield* fork(supervise, 'guardStorage', guardStorage);
    yield* fork(supervise, 'leaveWithWork', () => leaveWithWork(uid));
    yield* fork(supervise, 'handleImportWork', () => handleImportWork(uid));
    yield* fork(supervise, 'makeOperations', () => makeOperations(uid));
    yield* fork(supervise, 'readLotHistory', () => readLotHistory(uid));
    yield* fork(supervise, 'undoActs', () => undoActs(uid));
    yield* fork(supervise, 'followNumbering', followNumbering);
    yield* fork(supervise, 'tellLostNumbers', tellLostNumbers);
    yield* fork(supervise, 'tellNumbersThatCame', tellNumbersThatCame);
    yield* fork(supervise, 'followNumbersAlong', () => followNumbersAlong(uid));
    yield* fork(supervise, 'followReservations', () => followReservations(uid));
    yield* fork(supervise, 'uploadPhotos', () => uploadPhotos(uid));
    yield* fork(supervise, 'followTemplates', () => followTemplates(uid));
    yield* fork(supervise, 'transferLots', () => transferLots(uid));
    yield* fork(supervise, 'watchPurge', () => watchPurge(uid));
    yield* fork(supervise, 'savePhotoFiles', savePhotoFiles);
    yield* fork(supervise, 'followSales', () => followSales(uid));
    yield* fork(supervise, 'countLots', () => countLots(uid));
    yield* fork(supervise, 'watchCreateSale', () => watchCreateSale(uid));
    yield* fork(supervise, 'followOpenSale', () => followOpenSale(uid));
    yield* fork(supervise, 'followGrid', followGrid);
    yield* fork(supervise, 'retryOnReturn', retryOnReturn);
    yield* call(retryOnResume);
  } finally {
    // The session is over: no worker, no picture of this person stays behind.
    preparer.close();
    photoOutbox.letGo();
    pictures.clear();
  }
}

/** Coming back to the window or to the network is a good moment for what waits. */
function* retryOnResume(): SagaGenerator<void> {
  const resume = yield* gateway('resume');
  const moments = yield* call(createResumeChannel, resume);
  try {
    for (;;) {
      yield* take(moments);
      yield* put(retryAllSaves());
    }
  } finally {
    moments.close();
  }
}
