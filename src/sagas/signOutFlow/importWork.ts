import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import {
  importConfirmed,
  importWorkLeft,
  importWorkRefused,
  broughtBack,
  type ImportWorkProblem,
  type SaleInFile,
  workFileChosen,
  workFileRead,
} from '../../features/signOutFlow/importWorkSlice';
import { importWorkTexts } from '../../features/signOutFlow/importWorkTexts';
import { addedPhoto } from '../../domain/operations/entitiesOf';
import type { Operation } from '../../domain/operations/operations';
import { selectIntakePhoto } from '../../features/lots/model/photos/photosSlice';
import { retryAllSaves, selectSave } from '../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { codeOf } from '../../services/failure';
import { WORK_FILE_PROBLEMS, type WorkFile } from '../../services/outbox/WorkExport';
import { gateway } from '../base/effects';
import { texts } from '../base/texts';
import { showRestored } from './showRestored';

/**
 * Exported work of the same person comes back into the outbox, under the ids that it had: what the server has of it already
 * is not done twice. Another account's file is refused: its operations name their person, who may still send them.
 */
export function* handleImportWork(uid: string): SagaGenerator<void> {
  yield* takeLeading(workFileChosen, function* ({ payload: { fileId } }) {
    const file = (yield* gateway('workFiles')).take(fileId);
    const { found } = yield* race({ found: call(readAndAsk, uid, file), left: take(importWorkLeft) });
    if (found !== undefined && found !== null) yield* call(bringAll, found);
  });
}

/** What the person wants to have back; null when nothing can be had. */
function* readAndAsk(uid: string, file: File | undefined): SagaGenerator<WorkFile | null> {
  const found = yield* call(read, uid, file);
  if (typeof found === 'string') {
    yield* put(importWorkRefused({ problem: found }));
    return null;
  }
  yield* put(workFileRead({ sales: bySale(found) }));
  yield* take(importConfirmed);
  return found;
}

function* bringAll(found: WorkFile): SagaGenerator<void> {
  if (!(yield* call(keepAll, found))) {
    yield* put(importWorkRefused({ problem: 'notKept' }));
    return;
  }
  for (const { operation, refused } of found.operations) yield* call(showRestored, operation, refused);
  // The photos are in the outbox, where a wake-up finds them.
  yield* put(retryAllSaves());
  yield* put(broughtBack());
  const { done: message } = yield* texts(importWorkTexts);
  yield* put(notificationRequested({ kind: 'success', message }));
}

/** What of the file this device has not, or why none of it can be had. */
function* read(uid: string, file: File | undefined): SagaGenerator<WorkFile | ImportWorkProblem> {
  const workImport = yield* gateway('workImport');
  const outbox = yield* gateway('outbox');
  const photoOutbox = yield* gateway('photoOutbox');
  if (file === undefined) return 'damaged';
  try {
    const work = yield* call([workImport, workImport.read], file);
    if (work.uid !== uid) return 'otherPerson';
    const kept = (yield* call([outbox, outbox.list], uid)).map(({ operation }) => operation);
    const known = new Set(kept.map(({ id }) => id));
    const added = photosAddedBy(kept);
    const operations = [];
    for (const each of work.operations) {
      const isHere = known.has(each.operation.id) || (yield* select(selectSave, each.operation.id)) !== undefined;
      if (!isHere) operations.push(each);
    }
    const photos = [];
    for (const photo of work.photos) {
      const isHere = (yield* select(selectIntakePhoto, photo.id)) !== undefined || added.has(photo.id);
      if (!isHere && (yield* call([photoOutbox, photoOutbox.find], photo.id)) === null) photos.push(photo);
    }
    return operations.length + photos.length === 0 ? 'nothingNew' : { uid, operations, photos };
  } catch (error) {
    console.warn('A file of exported work could not be read.', error);
    return codeOf<ImportWorkProblem>(error, WORK_FILE_PROBLEMS, 'notKept');
  }
}

/** First the photos: an operation that adds one tells the outbox that its files are on the server. */
function* keepAll({ operations, photos }: WorkFile): SagaGenerator<boolean> {
  const outbox = yield* gateway('outbox');
  const photoOutbox = yield* gateway('photoOutbox');
  try {
    for (const photo of photos) yield* call([photoOutbox, photoOutbox.put], photo);
    yield* call(
      [outbox, outbox.putAll],
      operations.map(({ operation }) => operation),
    );
    for (const { operation, refused } of operations) {
      if (refused !== null) yield* call([outbox, outbox.refuse], operation.id, refused);
    }
    return true;
  } catch (error) {
    console.warn('Exported work could not be brought back.', error);
    return false;
  }
}

/** By an operation of another id than the photo's, when it was removed and put back. */
const photosAddedBy = (operations: readonly Operation[]): ReadonlySet<string> =>
  new Set(operations.flatMap((operation) => addedPhoto(operation)?.id ?? []));

function bySale({ operations: exported, photos }: WorkFile): readonly SaleInFile[] {
  const operations = exported.map(({ operation }) => operation);
  const added = photosAddedBy(operations);
  // A photo whose document is among the operations is counted there.
  const loose = photos.filter(({ id }) => !added.has(id));
  const all = [...operations, ...loose];
  return [...new Set(all.map(({ saleId }) => saleId))].map((saleId) => ({
    saleId,
    changes: operations.filter((operation) => operation.saleId === saleId).length,
    photos: loose.filter((photo) => photo.saleId === saleId).length,
    lots: new Set(all.flatMap((each) => (each.saleId === saleId ? [each.lotId] : []))).size,
  }));
}
