import type { Task } from 'redux-saga';
import { call, fork, join, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { photosChanged, selectIntakePhoto, selectIntakePhotos } from '../../../features/lots/model/photos/photosSlice';
import { operationMade, operationsIn, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { addedPhoto, photoIdOf, removedPhoto } from '../../../domain/operations/entitiesOf';
import { dropPhoto, keepChanges } from '../outbox/keepPhotos';

type Made = ReturnType<typeof operationMade> | ReturnType<typeof operationsMade> | ReturnType<typeof photosChanged>;

const isMade = (action: unknown): action is Made =>
  operationMade.match(action) || operationsMade.match(action) || photosChanged.match(action);

/** Matches the action that removes a photo. */
export const isRemovalOf = (id: string) => (action: unknown) =>
  isMade(action) && operationsIn(action.payload).some((each) => removedPhoto(each)?.id === id);

interface ForPhotos {
  /** A photo waits again. */
  readonly putBack: (id: string) => SagaGenerator<void>;
  /** Writes a photo down, or says that there is no room for it. */
  readonly keep: (id: string) => SagaGenerator<void>;
}

/**
 * Writes down what a person does to photos that wait: what was said of them beside their bytes, those that were put back
 * anew, and nothing any more of those that were removed.
 */
export function* followWaitingPhotos({ putBack, keep }: ForPhotos): SagaGenerator<void> {
  const drops = new Map<string, Task>();
  yield* takeEvery(isMade, function* (action: Made) {
    for (const operation of operationsIn(action.payload)) {
      const id = photoIdOf(operation);
      const photo = id === null ? undefined : yield* select(selectIntakePhoto, id);
      if (photo?.status === 'removed') drops.set(photo.id, yield* fork(dropPhoto, photo.id));
      else if (photo !== undefined && addedPhoto(operation) !== null && isWaiting(photo)) {
        yield* fork(putBack, photo.id);
        yield* fork(keepAnew, photo.id, keep, drops.get(photo.id));
      }
    }
    yield* call(keepAllChanges);
  });
}

/** The device lets go of the photo before it takes it again. */
function* keepAnew(id: string, keep: ForPhotos['keep'], drop: Task | undefined): SagaGenerator<void> {
  if (drop !== undefined) yield* join(drop);
  yield* call(keep, id);
}

/** A new cover may have changed any photo of its lot. */
function* keepAllChanges(): SagaGenerator<void> {
  for (const photo of yield* select(selectIntakePhotos)) {
    // What is said of one that comes with its lot is written when that is.
    if (photo.writing && !photo.coming) yield* fork(keepChanges, photo.id);
  }
}
