import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import { makesLot } from '../../../domain/operations/entitiesOf';
import { lotNumbered } from '../../../features/lots/model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import {
  type LostNumber,
  numberCame,
  numberLost,
  selectHeldByOthers,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { selectNumberingRun } from '../../../features/lots/model/numbering/numberingSlice';
import {
  saveConflicted,
  saveDiscarded,
  saveRefused,
  saveSent,
  selectUnsent,
} from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { heldNumber, type Operation } from '../../../domain/operations/operations';
import { asksForNext, claimedNumber, waitsForNumber } from '../../../domain/operations/operationNumbers';
import { texts } from '../../base/texts';
import { tellRefusal } from '../outbox/recordOperations';

/** A number that was asked for is somebody else's. `got`: what the lot has in its place; null: it keeps what it had, or none. */
export function* noteLostNumber(operation: Operation, wanted: LotNumber, got: LotNumber | null): SagaGenerator<void> {
  yield* put(numberLost({ operation, wanted, got }));
}

interface Sent {
  /** The server had the operation before. */
  readonly known: boolean;
  /** The lot has shown another number, or none, for more than a moment. */
  readonly isLate: boolean;
}

/** An operation that was made as `first` was sent, and its lot has the number `got`. */
export function* tellNumber(
  first: Operation,
  { lotId, id }: Operation,
  got: LotNumber,
  { known, isLate }: Sent,
): SagaGenerator<void> {
  const asked = claimedNumber(first);
  const lost = asked === null || formatLotNumber(asked) === formatLotNumber(got) ? null : asked;
  if (waitsForNumber(first)) {
    // What it asked for without the server is shown now that it has it.
    if (!known) yield* put(lotNumbered({ lotId, operationId: id, ...got }));
    if (lost === null) yield* put(numberCame({ saleId: first.saleId, number: got }));
  }
  // Two people made a lot in the same moment: any number was good, and nobody has read the other one yet.
  const isQuiet = asksForNext(first) && !isLate;
  if (lost !== null && !isQuiet) yield* call(noteLostNumber, first, lost, got);
}

/** Tells who asked for a number that it was taken: once for all that one act asked for. */
export function* tellLostNumbers(): SagaGenerator<void> {
  const losses = new Map<string, LostNumber[]>();
  yield* takeEvery(numberLost, function* ({ payload }) {
    const { group } = payload.operation;
    if (group === undefined) yield* call(tellOne, payload);
    else losses.set(group, [...(losses.get(group) ?? []), payload]);
  });
  yield* takeEvery(isAnyOf(saveSent, saveConflicted, saveDiscarded, saveRefused), function* () {
    if (losses.size === 0) return;
    const records = yield* select(selectUnsent);
    const busy = new Set(
      records.flatMap(({ operation, status }) => (status === 'needsAttention' ? [] : [operation.group])),
    );
    // The run of a numbering says itself what came of it.
    const run = (yield* select(selectNumberingRun))?.group;
    for (const [group, lost] of [...losses]) {
      if (busy.has(group)) continue;
      losses.delete(group);
      if (group !== run) yield* call(tellAll, lost);
    }
  });
}

/** A lot that has no number, and for which none was free. */
const hasNone = ({ operation, got }: LostNumber): boolean => got === null && (heldNumber(operation) ?? null) === null;

function* tellAll(all: readonly LostNumber[]): SagaGenerator<void> {
  for (const each of all) if (hasNone(each)) yield* call(tellOne, each);
  const lost = all.filter((each) => !hasNone(each));
  if (lost.length === 0) return;
  const [only] = lost;
  if (lost.length === 1 && only !== undefined) return yield* call(tellOne, only);
  const kept = lost.filter(({ got }) => got === null).length;
  const message = (yield* texts(reservationsTexts)).lost(kept, lost.length - kept);
  yield* put(notificationRequested({ kind: 'warning', message }));
}

function* tellOne({ operation, wanted, got }: LostNumber): SagaGenerator<void> {
  const asked = formatLotNumber(wanted);
  if (got === null) {
    const before = heldNumber(operation) ?? null;
    if (before === null) {
      const message = (yield* texts(reservationsTexts)).noneLeft(asked);
      yield* put(notificationRequested({ kind: 'warning', message }));
      return;
    }
    const called = lotName(before, yield* texts(lotTexts));
    if (!(yield* select(selectHeldByOthers)).has(asked)) {
      return yield* tellRefusal((said) => said.numberTaken(asked, called));
    }
    const message = (yield* texts(reservationsTexts)).reservedAhead(asked, called);
    yield* put(notificationRequested({ kind: 'warning', message }));
    return;
  }
  const now = formatLotNumber(got);
  if (!makesLot(operation)) return yield* tellRefusal((said) => said.restoredUnder(asked, now));
  const message = (yield* texts(lotsTexts)).renumbered(asked, now);
  yield* put(notificationRequested({ kind: 'warning', message }));
}
