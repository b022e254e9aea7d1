import type { SagaGenerator } from 'typed-redux-saga';
import { decideConflicts } from '../commands/decideConflicts';
import { makeEdits } from '../commands/makeEdits';
import { makeNewLots } from '../commands/makeNewLots';
import { makeNumbers } from '../commands/makeNumbers';
import { makePhotoChanges } from '../commands/makePhotoChanges';
import { makePlaces } from '../commands/makePlaces';
import { makeResults } from '../commands/makeResults';
import { makeSteps } from '../commands/makeSteps';
import { takeInPhotos } from '../photos/takeInPhotos';

/** Turns what a person does to lots into operations. Nothing here waits for a network. */
export function* makeOperations(uid: string): SagaGenerator<void> {
  yield* makeEdits(uid);
  yield* makeSteps(uid);
  yield* makeResults(uid);
  yield* decideConflicts(uid);
  yield* makeNewLots(uid);
  yield* makeNumbers(uid);
  yield* makePlaces(uid);
  yield* makePhotoChanges(uid);
  yield* takeInPhotos(uid);
}
