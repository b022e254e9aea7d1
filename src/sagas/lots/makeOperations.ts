import type { SagaGenerator } from 'typed-redux-saga';
import { decideConflicts } from './decideConflicts';
import { makeEdits } from './makeEdits';
import { makeNewLots } from './makeNewLots';
import { makeNumbers } from './makeNumbers';
import { makePhotoChanges } from './makePhotoChanges';
import { makePlaces } from './makePlaces';
import { makeResults } from './makeResults';
import { makeSteps } from './makeSteps';
import { takeInPhotos } from './takeInPhotos';

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
