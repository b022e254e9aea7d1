import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Lot } from '../../../domain/lots/lot';
import { formatLotNumber, type LotNumber, nameOfNumber, numberFields } from '../../../domain/numbering/lotNumber';
import { takenNumbers } from '../../../domain/numbering/newNumber';
import { chooseNumber, type ReservedNumbers } from '../../../domain/numbering/nextNumber';
import { mayChangeNumber, numberOf } from '../../../domain/numbering/numbering';
import { type NumberStep, planNumberSteps } from '../../../domain/numbering/numberSteps';
import { selectLot, selectLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { numberLost, selectHeldByOthers } from '../../../features/lots/model/numbering/reservationsSlice';
import {
  giveTypedNumber,
  restoreLots,
  setLotNumber,
  setLotNumbers,
  trashLots,
} from '../../../features/lots/model/operations/lotCommands';
import { amountNotRead, amountRead, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import type { OperationDraft } from '../../../domain/operations/operations';
import { texts } from '../../base/texts';
import { keepPlace } from './keepPlace';
import { numberReservations } from '../numbers/numberReservations';
import { recordOperations, statusOfSale, tellRefusal } from '../outbox/recordOperations';
import { areSafe, isStillItsOwn, tellOnlyAhead } from './safeNumbers';

/** Numbers given, taken away and exchanged; and the trash, in which a lot holds none. */
export function* makeNumbers(uid: string): SagaGenerator<void> {
  yield* takeEvery(giveTypedNumber, handleTypedNumber, uid);
  yield* takeEvery(setLotNumber, ({ payload: { lotId, number, group } }) =>
    changeNumbers(uid, [{ lotId, number }], group),
  );
  yield* takeEvery(setLotNumbers, ({ payload: { numbers, group } }) => changeNumbers(uid, numbers, group));
  yield* takeEvery(numberLost, keepTyped);
  yield* takeEvery(trashLots, handleTrash, uid);
  yield* takeEvery(restoreLots, handleRestore, uid);
}

/** A colleague was faster with the number that a person gave to one lot: it stays there as typed, with what can be done. */
function* keepTyped({ payload: { operation, wanted, got } }: ReturnType<typeof numberLost>): SagaGenerator<void> {
  const { lotId, group } = operation;
  if (got !== null || group !== undefined) return;
  const lot = yield* select(selectLot, lotId);
  // The person has given it another one since.
  if (lot === undefined || !isSame(numberOf(lot), wanted)) return;
  yield* put(amountNotRead({ lotId, field: 'number', text: formatLotNumber(wanted) }));
}

function* handleTypedNumber(uid: string, { payload }: ReturnType<typeof giveTypedNumber>): SagaGenerator<void> {
  const { lotId, number, swap } = payload;
  yield* call(changeNumbers, uid, swap === null ? [{ lotId, number }] : [{ lotId, number }, swap]);
  const lot = yield* select(selectLot, lotId);
  const hasIt = lot !== undefined && isSame(numberOf(lot), number);
  // What refused it has said why.
  if (!hasIt) yield* put(amountNotRead({ lotId, field: 'number', text: formatLotNumber(number) }));
  else if ((yield* select(selectUnreadableAmounts, lotId))?.number !== undefined) {
    yield* put(amountRead({ lotId, field: 'number' }));
  }
}

interface Wish {
  readonly lotId: string;
  readonly number: LotNumber | null;
}

function* changeNumbers(uid: string, wishes: readonly Wish[], group?: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const isOpen = (yield* call(statusOfSale, saleId)) === 'open';
  const steps: NumberStep[] = [];
  for (const { lotId, number: after } of wishes) {
    const lot = yield* select(selectLot, lotId);
    if (lot === undefined || lot.deletedAt !== null || isSame(numberOf(lot), after)) continue;
    if (!mayChangeNumber(lot)) return yield* tellRefusal((words) => words.lotPublished);
    const isLetterForNew = lot.number === null && after !== null && after.suffix !== '';
    if (!isOpen && !isLetterForNew) return yield* tellRefusal((words) => words.numbersLocked);
    steps.push({ lotId, before: numberOf(lot), after });
  }
  const lots = yield* select(selectLots);
  const holders = new Map(lots.map((lot) => [nameOf(lot), lot.id]));
  const plan = planNumberSteps(steps, (number) => holders.get(number));
  switch (plan.kind) {
    case 'twice':
      return yield* tellRefusal((words) => words.numberTwice(plan.number));
    case 'taken':
      return yield* call(tellTaken, plan.numbers, wishes);
    case 'steps': {
      if (!(yield* call(areSafe, saleId, plan.steps))) return yield* call(tellOnlyAhead);
      const drafts = plan.steps.map((step): OperationDraft => ({ ...step, saleId, kind: 'setNumber' }));
      yield* call(recordOperations, uid, drafts, group);
    }
  }
}

function* tellTaken(numbers: readonly string[], wishes: readonly Wish[]): SagaGenerator<void> {
  const [number = ''] = numbers;
  const lot = yield* select(selectLot, wishes[0]?.lotId ?? '');
  const lotWords = yield* texts(lotTexts);
  yield* tellRefusal((words) =>
    wishes.length > 1 || lot === undefined
      ? words.numbersTaken(numbers.join(', '))
      : words.numberTaken(number, lotName(lot, lotWords)),
  );
}

function nameOf(lot: Pick<Lot, 'number' | 'suffix'>): string {
  return nameOfNumber(numberOf(lot));
}

function isSame(one: LotNumber | null, other: LotNumber | null): boolean {
  return one?.number === other?.number && one?.suffix === other?.suffix;
}

/** Only while the sale is open, and only what nobody has seen published. */
function* takeMovable(lotIds: readonly string[], isTrashed: boolean): SagaGenerator<readonly Lot[]> {
  const lots: Lot[] = [];
  for (const lotId of new Set(lotIds)) {
    const lot = yield* select(selectLot, lotId);
    if (lot !== undefined && (lot.deletedAt !== null) === isTrashed) lots.push(lot);
  }
  const saleId = yield* select(selectOpenSaleId);
  if (lots.length > 0 && saleId !== null && (yield* call(statusOfSale, saleId)) !== 'open') {
    yield* tellRefusal((words) => words.numbersLocked);
    return [];
  }
  const movable = lots.filter(mayChangeNumber);
  if (movable.length < lots.length) yield* tellRefusal((words) => words.lotPublished);
  return movable;
}

function* handleTrash(uid: string, { payload }: ReturnType<typeof trashLots>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const deletedAt = Date.now();
  const lots = yield* call(takeMovable, payload.lotIds, false);
  yield* call(
    keepPlace,
    lots.map(({ id }) => id),
  );
  const drafts = lots.map((lot): OperationDraft => ({
    saleId,
    lotId: lot.id,
    kind: 'trashLot',
    number: numberOf(lot),
    deletedAt,
  }));
  yield* call(recordOperations, uid, drafts, payload.group);
}

/** Each with the number it had, or the next one when another lot has that by now. */
function* handleRestore(uid: string, { payload }: ReturnType<typeof restoreLots>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lots = yield* call(takeMovable, payload.lotIds, true);
  const present = [...(yield* select(selectLots))];
  const held = yield* select(selectHeldByOthers);
  const drafts: OperationDraft[] = [];
  for (const lot of lots) {
    const had = numberOf(lot);
    const name = nameOfNumber(had);
    const draft = { saleId, lotId: lot.id, kind: 'restoreLot', deletedAt: lot.deletedAt ?? 0 } as const;
    if (had !== null && !(yield* call(isStillItsOwn, saleId, lot.id, had))) {
      drafts.push({ ...draft, number: null, wanted: had });
      continue;
    }
    const isTaken = had !== null && (takenNumbers(present).has(name) || held.has(name));
    const number = isTaken ? chooseNumber(yield* call(stockOf, saleId, present), null).number : had;
    present.push({ ...lot, ...numberFields(number) });
    drafts.push({ ...draft, number });
    if (had !== null && isTaken && number !== null) {
      yield* tellRefusal((words) => words.restoredUnder(formatLotNumber(had), formatLotNumber(number)));
    }
  }
  yield* call(recordOperations, uid, drafts, payload.group);
}

/** As numbers are while some of the lots are not shown yet. A lot that is there already takes none of the block. */
function* stockOf(saleId: string, lots: readonly Lot[]): SagaGenerator<ReservedNumbers> {
  const stock = yield* call(numberReservations, saleId);
  const others = new Set([...stock.others, ...stock.block.map(({ number }) => number)]);
  return { ...stock, lots, others, block: [], status: 'open', isAlone: false };
}
