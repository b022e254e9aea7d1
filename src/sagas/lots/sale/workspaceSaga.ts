import { call, fork, put, take, type SagaGenerator } from 'typed-redux-saga';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { createResumeChannel } from '../../auth/session/resumeChannel';
import { whileSignedIn } from '../../auth/session/whileSignedIn';
import { gateway } from '../../base/effects';
import { readOverviews } from '../../sales/readOverviews';
import { watchAddSample } from '../../sales/addSample';
import { watchCreateSale } from '../../sales/createSale';
import { followSales } from '../../sales/followSales';
import { handleImportWork } from '../../signOutFlow/importWork';
import { leaveWithWork } from '../../signOutFlow/leaveWithWork';
import { supervise, type Saga } from '../../base/supervise';
import { followUpdates } from '../../updates/followUpdates';
import { guardStorage } from '../outbox/guardStorage';
import { followChecks } from '../checks/followChecks';
import { followDescribe } from '../describe/followDescribe';
import { followGrid } from '../grid/gridSaga';
import { makeOperations } from './makeOperations';
import { followReservations } from '../numbers/followReservations';
import { tellLostNumbers } from '../numbers/lostNumbers';
import { followNumbersAlong } from '../numbers/numbersAlong';
import { tellNumbersThatCame } from '../numbers/numbersThatCame';
import { followNumbering } from '../numbers/numbering';
import { followResults } from './followResults';
import { followExtras } from './followExtras';
import { followFieldNames } from './followFieldNames';
import { followHouseWords } from './followHouseWords';
import { followOpenSale } from './openSale';
import { carryPhotos } from '../imports/carryPhotos';
import { noteImports } from '../imports/noteImports';
import { resumeImports } from '../imports/resumeImports';
import { readLotHistory } from './readLotHistory';
import { retryOnReturn } from '../operations/retryOnReturn';
import { takeShots } from '../photos/takeShots';
import { savePhotoFiles } from '../photos/savePhotoFiles';
import { sendOperations } from '../operations/sendOperations';
import { watchPurge } from './purgeLots';
import { followTemplates } from '../templates/templates';
import { transferLots } from '../transfer/transferLots';
import { keepActs } from '../commands/keepActs';
import { undoActs } from '../commands/undoActs';
import { uploadPhotos } from '../photos/uploadPhotos';

/** What works for a signed-in person, by name, in the order in which it begins. */
const SESSION_SAGAS: Readonly<Record<string, (uid: string) => ReturnType<Saga>>> = {
  keepActs,
  sendOperations,
  guardStorage,
  leaveWithWork,
  handleImportWork,
  makeOperations,
  readLotHistory,
  undoActs,
  followNumbering,
  tellLostNumbers,
  tellNumbersThatCame,
  followNumbersAlong,
  followReservations,
  uploadPhotos,
  takeShots,
  followTemplates,
  transferLots,
  carryPhotos,
  noteImports,
  resumeImports,
  watchPurge,
  savePhotoFiles,
  followSales,
  readOverviews,
  watchCreateSale,
  watchAddSample,
  followExtras,
  followResults,
  followFieldNames,
  followHouseWords,
  followOpenSale,
  followGrid,
  followDescribe,
  followChecks,
  retryOnReturn,
};

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
    for (const [name, saga] of Object.entries(SESSION_SAGAS)) yield* fork(supervise, name, () => saga(uid));
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
