import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lotIdOf } from '../../../domain/sales/addresses';
import { placeFor, type PlannedLot } from '../../../domain/photos/intake';
import {
  type EditableLotFields,
  type Lot,
  NO_PRIVATE_FIELDS,
  privateFieldsOf,
  sharedFieldsIn,
} from '../../../domain/lots/lot';
import { compareLotNumbers, formatLotNumber, type LotNumber, numberFields } from '../../../domain/numbering/lotNumber';
import { numberOf } from '../../../domain/numbering/numbering';
import {
  type AheadNumber,
  type ChosenNumber,
  chooseNamed,
  chooseNumber,
  type ReservedNumbers,
} from '../../../domain/numbering/nextNumber';
import { insertionAfter, placeOfLetter } from '../../../domain/numbering/newNumber';
import { keyForLot } from '../../../domain/numbering/lotOrder';
import { selectGrid } from '../../../features/lots/model/view/gridSlice';
import {
  addEmptyLot,
  selectLot,
  selectLotPrivate,
  selectLots,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { draftPrivateEdit } from '../../../features/lots/model/operations/drafts';
import { duplicateLot, duplicateLots } from '../../../features/lots/model/operations/lotCommands';
import { typedNumberTexts } from '../../../features/lots/model/texts/typedNumberTexts';
import { selectSearch } from '../../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { selectUnsentOfSale } from '../../../features/lots/model/saves/savesSlice';
import type { OperationDraft } from '../../../domain/operations/operations';
import { waitsForNumber } from '../../../domain/operations/operationNumbers';
import { newId } from '../../../shared/id';
import { texts } from '../../base/texts';
import { fieldsOfNewLot } from '../templates/applyTemplates';
import { numberReservations, takeAhead } from '../numbers/numberReservations';
import { recordOperations, statusOfSale } from '../outbox/recordOperations';
import { showNewLot } from '../shared/showNewLot';

/** Lots that come into being: empty, and as the double of another one; those of photos are made in takeInPhotos. */
export function* makeNewLots(uid: string): SagaGenerator<void> {
  yield* takeEvery(addEmptyLot, handleAddEmptyLot, uid);
  yield* takeEvery(duplicateLot, ({ payload }) => handleDuplicate(uid, [payload.lotId], payload.group));
  yield* takeEvery(duplicateLots, ({ payload }) => handleDuplicate(uid, payload.lotIds, payload.group));
}

export function draftLot(
  saleId: string,
  { id: lotId, number, suffix, order, wanted }: PlannedLot,
  fields: Partial<EditableLotFields> = {},
): OperationDraft {
  const asked = wanted === undefined ? {} : { wanted };
  return { saleId, lotId, kind: 'createLot', number, suffix, order, fields, ...asked };
}

interface Plan<Made> {
  readonly made: Made;
  /** What of the device's block it uses. */
  readonly ahead: readonly AheadNumber[];
}

/** Plans with what is known of the numbers, and once more when another page of this browser took some in that moment. */
export function* withNumbers<Made>(
  uid: string,
  saleId: string,
  plan: (stock: ReservedNumbers<Lot>) => Plan<Made>,
): SagaGenerator<Made> {
  for (;;) {
    const planned = plan(yield* call(numberReservations, saleId));
    if (yield* call(takeAhead, uid, saleId, planned.ahead)) return planned.made;
  }
}

const lotOf = ({ number, ahead, wanted }: ChosenNumber, order: string): PlannedLot => {
  const lot = { id: ahead?.lotId ?? newId(), ...numberFields(number), order };
  return wanted === undefined ? lot : { ...lot, wanted };
};

function* handleAddEmptyLot(uid: string, { payload }: ReturnType<typeof addEmptyLot>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const isLocked = (yield* call(statusOfSale, saleId)) !== 'open';
  const after = payload?.after ?? (isLocked ? yield* call(lotAtHand) : null);
  const lot = yield* withNumbers<PlannedLot | null>(uid, saleId, (stock) =>
    after === null ? planAtEnd(stock) : planBehind(stock, after),
  );
  if (lot === null) return yield* call(tellLettersUsedUp, after);
  const fields = yield* call(fieldsOfNewLot, payload?.templateId);
  yield* call(recordOperations, uid, [draftLot(saleId, lot, fields)]);
  yield* call(tellWithoutNumber, saleId, [lot]);
  if (isLocked && payload?.after === undefined) yield* call(tellWhere, lot);
  yield* call(showNewLot, saleId, lot.id, payload?.opens === true);
}

function planAtEnd(stock: ReservedNumbers<Lot>): Plan<PlannedLot> {
  const { lots } = stock;
  const chosen = chooseNumber(stock, lots.at(-1) ?? null);
  // A number of the block may be below what others have by now: the lot then stands where its number does.
  const { number } = chosen;
  const isBelow = (other: LotNumber | null): boolean =>
    number !== null && other !== null && compareLotNumbers(number, other) < 0;
  const isWithin = lots.some((each) => isBelow(numberOf(each)));
  return planAt(lots, isWithin ? placeFor(lots, number) : lots.length, chosen);
}

/** With a letter; null when there is none left. */
function planBehind(stock: ReservedNumbers<Lot>, after: string): Plan<PlannedLot | null> {
  const insertion = insertionAfter(stock.lots, after, stock.others);
  if (insertion === null) return { made: null, ahead: [] };
  const { place, number } = insertion;
  return planAt(stock.lots, place, number === null ? chooseNumber(stock, null) : chooseNamed(stock, number, null));
}

function planAt(lots: readonly Lot[], place: number, chosen: ChosenNumber): Plan<PlannedLot> {
  const order = keyForLot(lots, place, numberFields(chosen.number));
  return { made: lotOf(chosen, order), ahead: chosen.ahead === null ? [] : [chosen.ahead] };
}

/** The lot in the editor, else the active one of the view, else the last one of the sale. */
function* lotAtHand(): SagaGenerator<string | null> {
  const lots = yield* select(selectLots);
  const { active } = yield* select(selectGrid);
  const near = [lotIdOf(yield* select(selectSearch)), active?.lotId];
  return near.find((id) => lots.some((lot) => lot.id === id)) ?? lots.at(-1)?.id ?? null;
}

/** A person who did not ask for the place learns where the lot is. */
function* tellWhere({ id, number, suffix }: PlannedLot): SagaGenerator<void> {
  const lots = yield* select(selectLots);
  const place = lots.findIndex((lot) => lot.id === id);
  const before = lots[place - 1];
  if (number === null || before === undefined) return;
  const words = yield* texts(typedNumberTexts);
  const message = words.inserted(formatLotNumber({ number, suffix }), lotNumberText(before) ?? '');
  yield* put(notificationRequested({ kind: 'info', message }));
}

function* tellLettersUsedUp(after: string | null): SagaGenerator<void> {
  const words = yield* texts(typedNumberTexts);
  const number = (yield* select(selectLot, after ?? ''))?.number ?? 0;
  yield* put(notificationRequested({ kind: 'warning', message: words.lettersUsedUp(number) }));
}

/** Each behind its lot, with all that was said of it and not its photos: those show the other one. One act. */
function* handleDuplicate(uid: string, lotIds: readonly string[], group?: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const doubles = yield* withNumbers<readonly Double[]>(uid, saleId, (stock) => planDoubles(stock, lotIds));
  const drafts: OperationDraft[] = [];
  for (const { source, lot } of doubles) {
    const shared = sharedFieldsIn(source).filter((field) => field !== 'coverPhotoId');
    const fields = Object.fromEntries(shared.map((field) => [field, source[field]])) as Partial<EditableLotFields>;
    const said = privateFieldsOf(yield* select(selectLotPrivate, source.id));
    const privately = draftPrivateEdit(saleId, lot.id, NO_PRIVATE_FIELDS, said);
    drafts.push(draftLot(saleId, lot, fields), ...privately);
  }
  yield* call(recordOperations, uid, drafts, group);
  yield* call(
    tellWithoutNumber,
    saleId,
    doubles.map(({ lot }) => lot),
  );
}

interface Double {
  readonly source: Lot;
  readonly lot: PlannedLot;
}

function planDoubles(stock: ReservedNumbers<Lot>, lotIds: readonly string[]): Plan<readonly Double[]> {
  const { lots } = stock;
  const numbered = [...lots];
  const made: Double[] = [];
  const ahead: AheadNumber[] = [];
  for (const [place, source] of lots.entries()) {
    if (!lotIds.includes(source.id)) continue;
    const block = stock.block.filter((each) => !ahead.includes(each));
    const chosen = chooseNumber({ ...stock, lots: numbered, block }, source);
    // The double of 7 that becomes 7B stands behind 7A.
    const behind = chosen.number?.suffix ? placeOfLetter(lots, place + 1, chosen.number) : place + 1;
    const lot = lotOf(chosen, keyForLot(lots, behind, numberFields(chosen.number)));
    if (chosen.ahead !== null) ahead.push(chosen.ahead);
    numbered.push({ ...source, id: lot.id, number: lot.number, suffix: lot.suffix, order: lot.order });
    made.push({ source, lot });
  }
  return { made, ahead };
}

/** A person who expects a number learns why there is none, and that it comes by itself. */
export function* tellWithoutNumber(saleId: string, lots: readonly PlannedLot[]): SagaGenerator<void> {
  const count = lots.filter(({ number, wanted }) => number === null && wanted !== undefined).length;
  const { length: waiting } = (yield* select(selectUnsentOfSale, saleId)).filter(waitsForNumber);
  // It is said once, with the first of them.
  if (count === 0 || waiting > count) return;
  const message = (yield* texts(reservationsTexts)).numberedLater(count);
  yield* put(notificationRequested({ kind: 'info', message }));
}
