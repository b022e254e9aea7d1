import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { CheckSetup } from '../../../domain/platforms/validate/saleCheck';
import { planFixes } from '../../../domain/platforms/validate/planFixes';
import { canEdit } from '../../../domain/sales/sale';
import { languageChanged } from '../../../features/language/languageSlice';
import checksSlice, { fixProblems } from '../../../features/lots/model/checks/checksSlice';
import { selectLotsStatus, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import { selectArePhotosThere } from '../../../features/lots/model/outgoing/arePhotosThere';
import {
  selectIsWholeSaleRead,
  selectOutgoing,
  selectPhotosByLot,
} from '../../../features/lots/model/outgoing/platformLots';
import { platformSale } from '../../../features/platforms/model/platformSale';
import { selectSale } from '../../../features/sales/salesSlice';
import { newId } from '../../../shared/id';
import { whileValue } from '../../shared/whileValue';
import type { Outgoing } from './changesSince';
import { keepChecking } from './keepChecking';
import { readFieldNames } from './readFieldNames';

/** Checks the open sale against its platforms while a person works on it. A sale without platforms costs nothing. */
export function* followChecks(uid: string): SagaGenerator<void> {
  yield* takeEvery(fixProblems, applyFixes);
  yield* whileValue(() => readSetup(uid), checkSale, languageChanged.match);
}

/** What to check against, as a text by which it is compared; null: nothing. */
function* readSetup(uid: string): SagaGenerator<string | null> {
  const saleId = yield* select(selectOpenSaleId);
  const sale = saleId === null ? undefined : yield* select(selectSale, saleId);
  if (sale === undefined) return null;
  const { platforms: platformIds = [], ownPlatforms } = sale;
  if (platformIds.length === 0) return null;
  const setup: CheckSetup = {
    sale: platformSale(sale, yield* call(readFieldNames, sale)),
    platformIds,
    ownPlatforms,
    seesPrivate: canEdit(sale, uid),
  };
  return JSON.stringify(setup);
}

function* checkSale(kept: string): SagaGenerator<void> {
  const setup = JSON.parse(kept) as CheckSetup;
  yield* keepChecking(setup, () => readLots(setup), checksSlice.actions);
}

/** All lots that may go out; null while something is not read that the check is about. */
export function* readLots({ seesPrivate }: Pick<CheckSetup, 'seesPrivate'>): SagaGenerator<Outgoing | null> {
  const isRead = seesPrivate
    ? yield* select(selectIsWholeSaleRead)
    : (yield* select(selectLotsStatus)) === 'live' && (yield* select(selectArePhotosThere));
  if (!isRead) return null;
  return { lots: yield* select(selectOutgoing), photos: yield* select(selectPhotosByLot) };
}

function* applyFixes({ payload }: ReturnType<typeof fixProblems>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const sale = saleId === null ? undefined : yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const edits = planFixes(payload.problems, yield* select(selectOutgoing), sale.currency);
  if (edits.length > 0) yield* put(editLots({ group: newId(), edits }));
}
