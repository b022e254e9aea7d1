import { call, cancelled, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Operation } from '../../../domain/operations/operations';
import { makesLot } from '../../../domain/operations/entitiesOf';
import { importMade, photosToCarry, writingStepped, written } from '../../../features/imports/model/importSlice';
import { actRecalled, importNamed } from '../../../features/lots/model/history/undoSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  operationsMade,
  saveConflicted,
  saveDiscarded,
  saveKept,
  saveRefused,
  saveSent,
  savesKept,
  selectSave,
} from '../../../features/lots/model/saves/savesSlice';
import { signOutRefused } from '../../../features/auth/model/authSlice';
import { choiceFinished, selectSignOutStatus } from '../../../features/signOutFlow/signOutFlowSlice';
import type { KeptImport } from '../../../services/imports/ImportPlans';
import { gateway } from '../../base/effects';
import { noteOnDevice } from '../outbox/noteOnDevice';
import { breathe, inParts } from '../shared/inParts';

export type PartOf = (place: number) => SagaGenerator<readonly Operation[]>;

/** `work` on an import that this page has claimed. When it is cut, the import may be claimed again: at the next sign-in. */
export function* holdingClaim(id: string, work: () => SagaGenerator<void>): SagaGenerator<void> {
  const plans = yield* gateway('importPlans');
  try {
    yield* call(work);
  } finally {
    // After a failure the claim stays: trying again at once would fail again, or make rows a second time.
    if (yield* cancelled()) plans.release(id);
  }
}

/**
 * Makes the operations of a confirmed import, part by part. The plan goes only when the outbox has all of them: a page that
 * is loaded anew begins with the first part again, and passes over what was made. Its caller has said that it is written.
 */
export function* makeImport(uid: string, kept: KeptImport, partOf: PartOf): SagaGenerator<void> {
  const { id, saleId, name, created, updated, parts, left, carried } = kept;
  const total = created + updated;
  yield* put(importNamed({ id, name }));
  const ids: string[] = [];
  yield* call(inParts<void>, function* () {
    for (let place = 0; place < parts; place += 1) {
      const part = yield* call(partOf, place);
      yield* call(untilNothingIsDiscarded);
      ids.push(...(yield* call(makePart, part)));
      yield* put(writingStepped({ done: Math.round((total * (place + 1)) / parts) }));
      yield* call(breathe);
    }
  });
  yield* call(untilKept, ids);
  const leftRows = Math.max(0, left.length - 1);
  const plans = yield* gateway('importPlans');
  yield* call(noteOnDevice, () => plans.made(uid, id), 'The device did not let go of an import.');
  yield* put(written({ importId: id, created, updated, left: leftRows }));
  yield* put(importMade({ made: { id, saleId, name } }));
  if (carried.length > 0) yield* put(photosToCarry({ kept: { id, saleId, name, carried } }));
}

/** Who signs out and discards what is not sent wants nothing new on this device. */
function* untilNothingIsDiscarded(): SagaGenerator<void> {
  while ((yield* select(selectSignOutStatus)) === 'discarding') yield* take([choiceFinished, signOutRefused]);
}

/** Gives what was made now. What an earlier page has made is one act with it. */
function* makePart(operations: readonly Operation[]): SagaGenerator<readonly string[]> {
  const [known, fresh]: [Operation[], Operation[]] = [[], []];
  for (const operation of operations) ((yield* call(isMade, operation)) ? known : fresh).push(operation);
  if (known.length > 0) yield* put(actRecalled({ operations: known }));
  if (fresh.length > 0) yield* put(operationsMade({ operations: fresh }));
  return fresh.map(({ id }) => id);
}

function* isMade(operation: Operation): SagaGenerator<boolean> {
  if ((yield* select(selectSave, operation.id)) !== undefined) return true;
  return makesLot(operation) && (yield* select(selectLot, operation.lotId)) !== undefined;
}

/** Until the device or the server has all of them. */
function* untilKept(ids: readonly string[]): SagaGenerator<void> {
  for (const id of ids) {
    for (;;) {
      const save = yield* select(selectSave, id);
      if (save === undefined || save.kept || save.status === 'needsAttention') break;
      yield* take([saveKept, savesKept, saveSent, saveRefused, saveConflicted, saveDiscarded]);
    }
  }
}
