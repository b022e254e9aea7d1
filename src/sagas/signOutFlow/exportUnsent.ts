import { addedPhoto } from '../../domain/operations/entitiesOf';
import { call, delay, race, select, type SagaGenerator } from 'typed-redux-saga';
import { isWaiting } from '../../features/lots/model/photos/intakePhoto';
import { FINAL_FAILURES } from '../../features/lots/model/photos/intakeSelectors';
import { selectIntakePhotos } from '../../features/lots/model/photos/photosSlice';
import { selectUnsent } from '../../features/lots/model/saves/savesSlice';
import type { OutboxEntry } from '../../services/outbox/Outbox';
import type { KeptPhoto } from '../../services/outbox/PhotoOutbox';
import type { ExportedOperation } from '../../services/outbox/WorkExport';
import { gateway } from '../base/effects';
import { keptOf } from '../lots/outbox/keepPhotos';

/** Nobody waits longer than this, in ms, for a device whose storage hangs. */
const READ_LIMIT_MS = 10_000;

/**
 * Everything that the server is not known to have, as one file: what only this page holds, and what this device has of
 * other pages. False: not possible.
 */
export function* exportUnsent(uid: string): SagaGenerator<boolean> {
  const workExport = yield* gateway('workExport');
  try {
    const operations = yield* call(unsentOperations, uid);
    const photos = yield* call(unsentPhotos, uid, operations);
    yield* call([workExport, workExport.save], { uid, operations, photos });
    return true;
  } catch (error) {
    console.warn('Unsent work could not be exported.', error);
    return false;
  }
}

function* unsentOperations(uid: string): SagaGenerator<readonly ExportedOperation[]> {
  const outbox = yield* gateway('outbox');
  const operations = (yield* select(selectUnsent)).map(({ operation, status, code }) => ({
    operation,
    refused: status === 'needsAttention' ? code : null,
  }));
  const here = new Set(operations.map(({ operation }) => operation.id));
  const elsewhere = (yield* call(readable<OutboxEntry>, () => outbox.list(uid))).filter(
    ({ operation }) => !here.has(operation.id),
  );
  return [...operations, ...elsewhere.map(({ operation, refused }) => ({ operation, refused }))];
}

function* unsentPhotos(uid: string, operations: readonly ExportedOperation[]): SagaGenerator<readonly KeptPhoto[]> {
  const photoOutbox = yield* gateway('photoOutbox');
  const pictures = yield* gateway('pictures');
  const photos = new Map<string, KeptPhoto>();
  for (const intake of yield* select(selectIntakePhotos)) {
    if (!isWaiting(intake)) continue;
    const { id, failure } = intake;
    // What only waits for the network is tried again by itself.
    const refused = failure !== null && FINAL_FAILURES.has(failure) ? failure : null;
    const kept = keptOf(pictures, intake, uid, refused);
    if (kept !== null) photos.set(id, kept);
  }
  for (const kept of yield* call(readable<KeptPhoto>, () => photoOutbox.list(uid))) {
    if (!photos.has(kept.id)) photos.set(kept.id, kept);
  }
  const added = operations.flatMap(({ operation }) => addedPhoto(operation)?.id ?? []);
  const found = yield* call(readable<PromiseSettledResult<KeptPhoto | null>>, () =>
    Promise.allSettled(added.map((id) => photoOutbox.find(id))),
  );
  for (const each of found) {
    if (each.status === 'fulfilled' && each.value !== null) photos.set(each.value.id, each.value);
  }
  return [...photos.values()];
}

/** A device that does not say what it has must not keep this page's own work from being exported. */
function* readable<Item>(read: () => Promise<readonly Item[]>): SagaGenerator<readonly Item[]> {
  try {
    const { found = [] } = yield* race({ found: call(read), late: delay(READ_LIMIT_MS) });
    return found;
  } catch (error) {
    console.warn('The outbox could not be read.', error);
    return [];
  }
}
