import { call, cancelled, fork, type SagaGenerator } from 'typed-redux-saga';
import { gateway } from '../effects';
import { watchCreateSale } from '../sales/createSale';
import { followSales } from '../sales/followSales';
import { makeOperations } from './makeOperations';
import { followOpenSale } from './openSale';
import { sendOperations } from './sendOperations';
import { forEachSession } from './sessionOnly';
import { uploadPhotos } from './uploadPhotos';

/** Everything that works on sales and lots while a person is signed in, and nothing of it afterwards. */
export function* workspaceSaga(): SagaGenerator<void> {
  yield* call(forEachSession, workspaceSession);
}

function* workspaceSession(uid: string): SagaGenerator<void> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  try {
    yield* fork(sendOperations, uid);
    yield* fork(makeOperations, uid);
    yield* fork(uploadPhotos, uid);
    yield* fork(followSales, uid);
    yield* fork(watchCreateSale, uid);
    yield* call(followOpenSale);
  } finally {
    if (yield* cancelled()) {
      preparer.close();
      pictures.clear();
    }
  }
}
